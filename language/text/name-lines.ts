import { phrases, plainText } from './plain-text.ts';

/** How somebody signs for another, and what stands before a name. */
const BEFORE =
  /^(?:(?:i\.\s?[av]\.?|p\.?\s?p\.?a?\.?|p\.\s?[oa]\.|ppa\.?|gez\.|dr|prof|ing|arch|avv|dott(?:\.ssa)?|geom|rag|sig(?:\.ra)?|lic|drs|ir|mr|mrs|ms|mx|miss|mme|m|mlle|me|sr|sra|srta|d|dña|herr|frau|dhr|mevr|mag|rev|sir|dame|cllr|dipl\.?-\p{L}{2,6}|b\.?sc|m\.?sc|ra|rain|mba)\.?\s+)+/iu;
const PRONOUNS =
  /[\s,|/–-]*[([]?\b(?:(?:she|he|they|her|him|them|hers|his|theirs|elle|il|iel|lei|lui|ella|él|sie|er|zij|haar|hij|hem|die|hen|ihr|ihm)(?:\s?[/|]\s?(?:she|he|they|her|him|them|hers|his|theirs|sie|ihr|er|ihm|zij|haar|hij|hem|die|hen|hun|ella|él|elle|iel|il|lui|lei|any)){1,2}|(?<=[([])(?:elle|il|iel|ella|él|lei|lui))[)\]]?\s*$/iu;
/** "RN BSc (Hons)", "MSc ETH", "PhD": what stands behind a name. */
const DEGREE =
  /^[([]?(?:\p{Lu}{2,}[\p{L}.]*|\p{Lu}\.(?:\p{Lu}\.)+|[BM]\.?(?:Sc|A|Eng|Ed|Ch|Phil)\.?|Ph\.?D\.?|LL\.?[BM]\.?|Dipl\p{L}{0,3}\.?|Cert\p{L}{0,2}|Hons\.?|Jr\.?|Sr\.?|I{2,3}|ETH|FH|TH|TU)[)\],.]*$/u;
const PARTICLE =
  /^(?:de|del|della|di|da|do|dos|das|van|der|den|von|vom|zu|zur|la|le|du|des|ter|ten|te|el|al|bin|ben|ibn|y|i|e|af|av|d['’]|'t|op|o['’]|st\.?)$/iu;
const NAME = /^(?:d['’]|o['’]|mc|l['’])?\p{Lu}[\p{L}\p{M}'’.-]*$/u;

const words = (line: string): readonly string[] => line.split(/\s+/).filter((word) => word !== '');

/** The names in a line that says who signs, without titles, degrees and pronouns; none where it says anything else. */
export const namesIn = (line: string): readonly string[] => {
  const [first = ''] = line.replace(PRONOUNS, '').split(/\s*[|·•]\s*|\s+[-–—/]\s+|,\s+(?=\p{Lu})/u);
  const said = [...words(first.replace(PRONOUNS, '').replace(BEFORE, ''))];
  while (said.length > 1 && DEGREE.test(said.at(-1) ?? '') && !isShouted(said)) said.pop();
  const names = said.filter((word) => !PARTICLE.test(word));
  const isName = names.length >= 1 && names.length <= 4 && said.length <= 6 && names.every((word) => NAME.test(word));
  return isName && NAME.test(said.at(-1) ?? '') && !isFirm(first) && !isRole(first) ? names : [];
};

/** "PAULA GREEN": no degrees, but a name in capitals. */
const isShouted = (said: readonly string[]): boolean => said.slice(0, 2).every((word) => /^\p{Lu}{3,}$/u.test(word));

/** A line of pronouns alone: "she/her". */
export const isPronouns = (line: string): boolean => line.length <= 30 && line.replace(PRONOUNS, '').trim() === '';

const FORM =
  /(?:^|[\s(,])(?:gmbh|ggmbh|mbh|ag|kg|kgaa|se|ohg|ug|gbr|eg|e\.\s?v\.|e\.\s?k\.|aör|ltd|limited|inc|incorporated|corp|llc|llp|lp|plc|c\.?i\.?c|b\.?v|n\.?v|v\.?o\.?f|sarl|s\.a\.r\.l|sas|sasu|s\.a\.s|s\.a|eurl|sci|scop|s\.?p\.?a|s\.?r\.?l\.?s?|s\.?n\.?c|s\.l\.?u?|s\.c|s\. de r\.l|bpk|pty|aps|oy|oyj|ab|a\/s|asa|sp\.? z o\.?\s?o|s\.?r\.?o|kft|d\.?o\.?o)(?:\.?(?:\s?(?:&|und|and|et|e|y)\s?(?:co|cie|partner)\.?(?:\s?(?:kg|ohg|kgaa))?)?|\s(?:&|und)\s\p{L}+|\s?de c\.?v)[.)]?$/iu;
const HOUSE = new RegExp(
  phrases`
    (?<!\p{L})(?:association|asociacion|associazione|stichting|vereniging|verein|stiftung|fondation|fondazione
    |fundacion|foundation|trust|charity|university|universitat|universite|universita|universidad|universiteit
    |hochschule|college|school|schule|ecole|institut|institute|istituto|instituto|hospital|klinikum|klinik|clinic
    |clinique|ospedale|ospedaliera|ziekenhuis|hospice|hopital
    |chu|chru|nhs|council|ministry|ministerium|ministere|ministero|ministerio|mairie|comune|ayuntamiento|gemeente
    |gemeinde|stadt|stadtwerke|landkreis|kreis|kammer|handwerkskammer|chambre|camera|colegio|ordine|authority
    |agency|agence|agentur|bureau|buro|studio|kanzlei|praxis|werkstatt|group|groupe|gruppe|gruppo|grupo|groep
    |holding|partners?|associates|associati|associes|solutions|services|systems|consulting|club|society
    |gesellschaft|company|co\.|abteilung|department|dept\.?|departement|departamento|dipartimento|afdeling
    |fachbereich|referat|service|servizio|servicio|dienst|unit|team|division|faculty|fakultat|ward|u\.o\.)(?!\p{L})
  `,
  'u',
);

/** "Muster GmbH", "Muster S.r.l.": the name of a firm with its form of law. */
export const isFirm = (line: string): boolean =>
  line.length <= 80 &&
  words(line).length <= 8 &&
  /^["„«]?[\p{Lu}\d]/u.test(line) &&
  (FORM.test(line) || /^(?:SARL|SAS|EURL|SCI|Ets|Fa\.|Firma|Stichting) \p{Lu}/u.test(line));

/** The name of a house that is no firm: "Muster Trust", "Stiftung Muster". */
export const isHouse = (line: string): boolean =>
  line.length <= 80 && words(line).length <= 8 && isCapital(line) && HOUSE.test(plainText(line));

const LAST_ROLES = phrases`
  manager|director|officer|engineer|developer|designer|analyst|consultant|adviser|advisor|co-?ordinator
  |administrator|assistant|secretary|accountant|controller|architect|specialist|supervisor|executive|president
  |chair|chairman|chairwoman|chairperson|partner|founder|co-?founder|owner|lead|leader|head|chief|nurse|sister
  |matron|midwife|doctor|physician|surgeon|registrar|consultant|therapist|teacher|lecturer|professor|researcher
  |fellow|librarian|solicitor|lawyer|attorney|paralegal|counsel|associate|buyer|planner|recruiter|trainer
  |technician|operator|editor|writer|producer|fundraiser|volunteer|trustee|treasurer|ranger|warden|inspector
  |surveyor|estimator|programmer|webdeveloper|scientist|strategist|representative|agent|broker|clerk|receptionist
  |ceo|cto|cfo|coo|cio|cmo|vp|hr|geschaftsfuhrer(?:in)?|\p{L}*leiter(?:in)?|\p{L}*leitung|\p{L}*referent(?:in)?
  |\p{L}*beauftragte[rn]?|sachbearbeiter(?:in)?|\p{L}*berater(?:in)?|\p{L}*assistent(?:in|e|ente)?
  |\p{L}*meister(?:in)?|\p{L}*techniker(?:in)?|\p{L}*ingenieur(?:in)?|\p{L}*entwickler(?:in)?
  |\p{L}*informatiker(?:in)?|\p{L}*administrator(?:in)?|\p{L}*kauffrau|\p{L}*kaufmann|\p{L}*anwalt|\p{L}*anwaltin
  |\p{L}*arzt|\p{L}*arztin|\p{L}*pfleger(?:in)?|prokurist(?:in)?|inhaber(?:in)?|vorsitzende[r]?|medewerker|adviseur
  |beheerder|verkoper|directeur|teamleider|voorzitter|projectleider|ontwikkelaar|docent|arts
`;
/** In English and German the words behind these have capitals. */
const CAPITAL_ROLES = phrases`
  head of|director of|vice president|vp|chief|deputy|assistant|senior|junior|lead|member of|chair of|leiter(?:in)?
  |leitung|referent(?:in)?|stellvertretende[r]?|stellv\.|assistenz|geschaftsleitung|geschaftsfuhrung|mitglied
  |fachinformatiker(?:in)?
`;
const FIRST_ROLES = phrases`
  responsables?|directeur|directrice|chef(?:fe)? d[e'u]|chargee? d[e']|conducteur|conductrice|coordinateur
  |coordinatrice|assistante?|secretaire|ingenieure?|technicien(?:ne)?|gerante?|adjointe?|attachee?|conseill(?:er
  |ere)|consultante?|comptable|medecin|infirmiere?
  |directora?|jef[ea] de|coordinadora?|tecnic[oa]|gerente|encargad[oa] de|secretari[oa]|ingenier[oa]|abogad[oa]
  |administradora?|presidente|presidenta|delegad[oa]|profesora?
  |responsabile|resp\.|direttore|direttrice|coordinatore|addett[oa]|impiegat[oa]|ingegnere|architetto|avvocato
  |segretari[oa]|titolare|amministratore|amministratrice|consulente|formatore|formatrice|infermiere|infermiera
  |medico|hoofd|adviseur|medewerker|teamleider|coordinator|beleidsmedewerker|projectleider|verkoper
`;
const ENDS_IN_ROLE = new RegExp(`(?<!\\p{L})(?:${LAST_ROLES})$`, 'u');
const BEGINS_IN_CAPITALS = new RegExp(`^(?:${CAPITAL_ROLES})(?!\\p{L})`, 'u');
const BEGINS_WITH_ROLE = new RegExp(`^(?:${FIRST_ROLES})(?!\\p{L})`, 'u');
/** Words that no title holds: they tell. */
const TELLS =
  /(?<!\p{L})(?:we|my|our|me|us|he|she|they|it|is|are|was|were|has|have|had|today|yesterday|tomorrow|now|new|first|finally|also|again|this|that|week|ich|wir|mein\p{L}{0,2}|unser\p{L}{0,2}|ist|war|hat|habe|haben|heute|gestern|neue?[rnsm]?|erste[rnsm]?|endlich|auch|je|nous|mon|ma|mes|notre|est|ai|avons|hier|aujourd'hui|nouveau|nouvelle|yo|mi|nuestro|es|fue|he|ha|hemos|hoy|ayer|nuevo|nueva|io|mio|mia|ho|abbiamo|oggi|ieri|nuovo|nuova|ik|we|mijn|ons|heb|heeft|hebben|vandaag|gisteren|nieuwe?)(?!\p{L})/u;
const PAST =
  /^(?:\p{L}{3,}(?:ed|iert|ieren)|got|won|made|met|built|ran|led|sold|sent|wrote|taught|found|held|began|kept|gave|took|got|cut|set|put|read|fed|paid|fixed|did|ge\p{L}{3,}t)(?!\p{L})/u;

/** Does a line, short as it is, tell of something that happened? */
export const isTelling = (line: string): boolean => {
  const said = line.replace(PRONOUNS, '').replace(BEFORE, '');
  const low = plainText(said);
  return (
    /(?<!\p{L})I(?![\p{L}.])/u.test(said) ||
    TELLS.test(low) ||
    PAST.test(low) ||
    /^(?:p\.?\s?s|nb|edit)\b/u.test(low) ||
    /[!?…:]$/.test(low)
  );
};

/** All words but small ones begin with a capital. */
export const isCapital = (line: string): boolean =>
  words(line).every((word) =>
    /^(?:[^\p{Ll}]|\p{Ll}{1,3}(?:['’]\p{Lu}|$)|(?:und|and|der|des|für|voor|pour|para|per|dell|dell['’]\S+|d['’]\S+|l['’]\S+|della|delle|degli|sull['’]\S+|t\/m)$)/u.test(
      word,
    ),
  );

/** "Head of Facilities", "Responsable technique", "Leiterin Technik": what somebody is, and nothing they did. */
export const isRole = (line: string): boolean => {
  if (line.length > 80 || words(line).length > 8 || /\d{3}|[.!?:;]$/.test(line) || !/^\p{Lu}/u.test(line)) return false;
  const low = plainText(line);
  if (isTelling(line)) return false;
  const isTitle = ENDS_IN_ROLE.test(low.replace(/\s*\([^()]*\)$/, '')) || BEGINS_IN_CAPITALS.test(low);
  return (isTitle && isCapital(line)) || (BEGINS_WITH_ROLE.test(low) && words(line).length <= 6);
};
