import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(foldText));

/**
 * Words by which a language ties others together: articles, prepositions, pronouns, what stands beside a verb. None of them
 * praises, judges, compares, denies, counts or names a thing or a deed.
 */
export const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`a an the this that these those it its he him his she her hers they them their you your yours i me my we us our
    and or of in on at by to for from with into onto through about over under between during before after until since
    as than then when while where which who whom whose what how so also both each is are was were be been being has have
    had do does did will would can could there here up out off`),
  de: listed(`der die das den dem des ein eine einen einem einer eines dies diese diesen diesem dieser dieses es er ihn ihm sein
    seine seinen seinem seiner sie ihr ihre ihren ihrem ihrer du dich dir dein deine deinen deinem deiner ihr euch euer eure
    euren ich mich mir mein meine meinen meinem wir uns unser unsere unseren und oder von in im an am auf bei beim zu zum zur
    für aus mit durch über unter zwischen während vor nach bis seit um als wie dann wenn wo wer wen wem was so auch beide
    beiden ist sind war waren sein hat hast haben habt hatte hattest hatten wird werden wurde wurden wurdest kann konnte
    konnten dass hier da dabei damit davon dafür`),
  fr: listed(`le la les l un une des du de d ce cet cette ces c il elle ils elles lui leur leurs son sa ses tu te toi ton ta tes
    vous votre vos je j me moi mon ma mes nous notre nos on s se qu que qui dont où et ou à au aux en dans sur sous par pour
    avec chez vers entre pendant avant après depuis jusqu comme alors quand aussi y est sont était étaient être été a as ai
    avez avons avoir ont avait avaient fut furent peut pouvait ici là ainsi`),
  es: listed(`el la los las lo un una unos unas de del al este esta estos estas ese esa eso esto él ella ellos ellas le les su
    sus tú tu tus te ti usted ustedes yo me mi mis nosotros nos nuestro nuestra nuestros nuestras se que quien quienes cuyo
    donde cuando como y e o u a en con por para sobre bajo entre durante antes después tras desde hasta hacia también es son era
    eran ser sido fue fueron ha has he han hemos había habían puede podía aquí así`),
};

/** Words that say that something is not so, in all four languages: where one stands, its text means the opposite. */
export const DENIALS =
  listed(`not no never none nobody nothing neither nor without cannot cant dont didnt doesnt wont isnt wasnt
  werent havent hasnt hadnt couldnt wouldnt almost nearly barely hardly nicht kein keine keinen keinem keiner keines nie niemals
  niemand nichts ohne fast beinahe kaum weder ne n pas jamais rien personne aucun aucune sans presque ni nunca nadie nada
  ningún ninguna ninguno sin casi tampoco`);

/** The words of numbers, 1 apart, which is an article in three of them. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  (
    [
      [
        2,
        'two second twice double both doubled zwei zweite zweiten zweiter zweites zweimal doppelt deux deuxième second seconde dos segundo segunda doble',
      ],
      [
        3,
        'three third thirds triple drei dritte dritten dritter drittes dreimal trois troisième tres tercer tercero tercera',
      ],
      [4, 'four fourth quarter vier vierte vierten vierter viertel quatre quatrième cuatro cuarto cuarta'],
      [5, 'five fifth fünf fünfte fünften cinq cinquième cinco quinto quinta'],
      [6, 'six sixth sechs sechste sechsten six sixième seis sexto sexta'],
      [7, 'seven seventh sieben siebte siebten sept septième siete séptimo séptima'],
      [8, 'eight eighth acht achte achten huit huitième ocho octavo octava'],
      [9, 'nine ninth neun neunte neunten neuf neuvième nueve noveno novena'],
      [10, 'ten tenth zehn zehnte zehnten dix dixième diez décimo décima'],
      [11, 'eleven eleventh elf elfte onze onzième once'],
      [12, 'twelve twelfth dozen dozens zwölf zwölfte dutzend douze douzaine doce docena'],
      [13, 'thirteen dreizehn treize trece'],
      [14, 'fourteen vierzehn quatorze catorce'],
      [15, 'fifteen fünfzehn quinze quince'],
      [16, 'sixteen sechzehn seize dieciséis'],
      [17, 'seventeen siebzehn diecisiete'],
      [18, 'eighteen achtzehn dieciocho'],
      [19, 'nineteen neunzehn diecinueve'],
      [20, 'twenty zwanzig vingt vingtaine veinte'],
      [30, 'thirty dreißig trente treinta'],
      [40, 'forty vierzig quarante cuarenta'],
      [50, 'fifty fünfzig cinquante cincuenta'],
      [60, 'sixty sechzig soixante sesenta'],
      [70, 'seventy siebzig septante setenta'],
      [80, 'eighty achtzig ochenta'],
      [90, 'ninety neunzig nonante noventa'],
      [100, 'hundred hundreds hundert cent cents centaine cien ciento cientos'],
      [1000, 'thousand thousands tausend mille millier milliers mil miles'],
      [1_000_000, 'million millions millionen millón millones'],
      [0.5, 'half halved halb halbe halben hälfte halbiert demi moitié mitad medio media'],
      [1, 'first once single erste ersten erster erstes einmal premier première primero primera'],
    ] as const
  ).flatMap(([number, words]) => words.split(' ').map((word) => [foldText(word), number] as const)),
);
