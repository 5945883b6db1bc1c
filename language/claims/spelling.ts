import type { Language } from '#domain/facts.ts';

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s*\n\s*|\s*,\s*/)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** What is mistyped often and can be nothing else. No word that is one in its language stands here. */
const MISTYPED: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: pairs(`teh=the, beacuse=because, becasue=because, tho=though, xmas=Christmas, mgmt=management, recieved=received, recieve=receive, seperate=separate, definately=definitely, occured=occurred, untill=until
    wich=which, becuase=because, succesful=successful, succesfully=successfully, sucessfully=successfully, acheived=achieved
    managment=management, mangement=management, tarrif=tariff, accomodate=accommodate, enviroment=environment, goverment=government
    maintainance=maintenance, maintenence=maintenance, calender=calendar, garantee=guarantee, comittee=committee, collegue=colleague
    collegues=colleagues, costumer=customer, costumers=customers, adress=address, adressed=addressed, thier=their, freind=friend
    wierd=weird, begining=beginning, beleive=believe, responsable=responsible, reccomended=recommended, recomended=recommended
    implemeted=implemented, implmented=implemented, trainned=trained, planed=planned, writen=written, shedule=schedule, sucess=success
    didnt=didn't, doesnt=doesn't, dont=don't, wasnt=wasn't, isnt=isn't, couldnt=couldn't, wouldnt=wouldn't, wont=won't, cant=can't
    hasnt=hasn't, havent=haven't, im=I'm, ive=I've, ppl=people, bc=because, thx=thanks, w/=with, tmrw=tomorrow, yr=year, yrs=years
    mins=minutes, hrs=hours, approx=about, wk=week`),
  de: pairs(`warscheinlich=wahrscheinlich, nähmlich=nämlich, standart=Standard, vorraus=voraus, entgültig=endgültig, agressiv=aggressiv
    agressiven=aggressiven, seperat=separat, terminplannung=Terminplanung, orginal=original, paralell=parallel, garnicht=gar nicht
    wiederrum=wiederum, aufjedenfall=auf jeden Fall, zuhause=zu Hause, kollegin=Kollegin, kollegen=Kollegen, kolleginnen=Kolleginnen
    team=Team, kunde=Kunde, kunden=Kunden, projekt=Projekt, patienten=Patienten, patient=Patient, patientin=Patientin
    prüfung=Prüfung, prüfungen=Prüfungen, station=Station, stunden=Stunden, minuten=Minuten, wochen=Wochen, tage=Tage, monat=Monat
    monate=Monate, jahr=Jahr, jahre=Jahre, auszubildende=Auszubildende, auszubildenden=Auszubildenden, azubi=Azubi, azubis=Azubis
    schüler=Schüler, schülerinnen=Schülerinnen, chef=Chef, chefin=Chefin, schulung=Schulung, programm=Programm, fehler=Fehler
    baustelle=Baustelle, woche=Woche, uhr=Uhr, euro=Euro, prozent=Prozent, besprechung=Besprechung, angebot=Angebot, auftrag=Auftrag`),
  fr: pairs(`parceque=parce que, recu=reçu, deja=déjà, tres=très, equipe=équipe, reunion=réunion`),
  es: pairs(`tambien=también, dia=día, dias=días, reunion=reunión, formacion=formación, presentacion=presentación`),
};

/** The sentence with its typing mended: what is mistyped, the English I, "would of". A word with a capital keeps it. */
export const mended = (sentence: string, language: Language): string => {
  const known = MISTYPED[language];
  const words = sentence.replace(/[\p{L}'’/]+/gu, (word) => {
    const right = known.get(word.toLowerCase());
    if (right === undefined || (language === 'de' && /^\p{Lu}/u.test(word))) return word;
    return /^\p{Lu}/u.test(word) ? right.replace(/^./u, (letter) => letter.toUpperCase()) : right;
  });
  if (language === 'fr') return words.replace(/(?<!\p{L})([Jj]) (?=ai(?!\p{L}))/gu, "$1'");
  if (language === 'es') return words.replace(/(?<=\p{Ll})cion(?!\p{L})/gu, 'ción');
  return language === 'en' ? english(words) : words;
};

const DAYS_AND_MONTHS =
  /(?<![\p{L}])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas)s?(?!\p{L})/gu;

const SHOUTED =
  /(?<!\p{Lu} )\b(?:AND|ALL|NOT|SO|VERY|NEVER|EVERY|THE|BUT|FINALLY|PASSED|YES|ALONE|TWICE)\b(?! \p{Lu}{2})/gu;

const english = (sentence: string): string =>
  sentence
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(/ n (?=\p{L})/gu, ' and ')
    .replace(/(?<![\p{L}'’.])i(?=(?:['’](?:m|ve|d|ll))?(?![\p{L}'’.]))/gu, 'I')
    .replace(/\bits (?=(?:the|an?|down|been|all|not)\b)/gu, "it's ")
    .replace(/\b(would|could|should|must) of\b/giu, '$1 have')
    .replace(/\beach others (?=\p{L})/gu, "each other's ")
    .replace(DAYS_AND_MONTHS, (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
