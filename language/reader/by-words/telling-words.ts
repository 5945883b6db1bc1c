import { foldText } from '#domain/text.ts';

/** Words that any text may hold, in the four languages, folded: they tell no win from another. */
const COMMON = new Set(
  `a an the this that these those one ones thing things it its i me my we us our you your he him his she her they them their and or but not no nor so
  of to in on at for with from by about into up out off as is are was were be been being am do does did done have has had can could would should will
  what which who when where how many much more some any all every please just really actually also again too very now then there here don doesn didn isn wasn
  was week month year today yesterday last next first second new sorry win wins entry bit stuff everything anything mistake wrong
  der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ich mich mir mein meine meinen wir uns unser du dich dir dein ihr euch
  er sie es man ist sind war waren bin hat habe hab haben hatte wird werden kann kannst konnt mit von vom zu zum zur im in am an auf fur uber bei beim nach vor
  aus was wer wie wo wann viele alle alles noch schon nur auch doch mal bitte heute gestern letzte letzten woche monat jahr erfolg erfolge eintrag sache sachen witz
  le la les l un une des du de d et ou mais ne pas plus je j moi me mon ma mes nous notre vous votre vos tu te ton ta tes il elle ils elles on ce c cet cette ces ca
  cela est sont etait etaient suis ai as a ont avait avec sur pour dans par en au aux que qu qui quoi quand comment combien tout tous toute toutes bien encore aussi
  fait svp stp hier semaine mois annee reussite reussites celle celui chose choses vrai realite
  el los las lo unos unas una uno y o pero no ni yo mi mis me nosotros nuestro usted ustedes les le te tu tus su sus se si es era eran fue fueron soy he ha han
  habia con del al para por en que quien cuando como cuanto cuantos cuantas donde todo todos toda todas mas muy ya tambien hoy ayer semana mes ano este esta ese esa
  eso esto logro logros cosa cosas realidad favor`.split(/\s+/),
);

/** Of which people speak when they count or look for wins, and which no win must hold. */
const KINDS = new Set(
  `job jobs task tasks work detail details date dates number numbers category categories skill skills result results project projects
  auftrag auftrage arbeit arbeiten aufgabe aufgaben projekt projekte travail travaux tache taches chantier chantiers projet projets
  trabajo trabajos tarea tareas proyecto proyectos frau herr mr mrs ms miss dr madame monsieur mme senor senora don dona`.split(
    /\s+/,
  ),
);

const SHORTEST_STEM = 4;

/** Its beginning, which its other forms share: "Rechnungen" and "Rechnung", "dishes" and "dish", "platos" and "plato". */
const stemOf = (word: string): string => {
  const stem = word.replace(/(?:'s|es|en|ern?|ing|ed|s|e|n|o|a)$/u, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
};

/** "6,400", "6.400" and "6400" are one number; "4.5" stays what it is. */
const plainNumber = (digits: string): string => digits.replace(/[.,'’\u00A0 ](?=\d{3}(?!\d))/g, '');

const WORD = /\d[\d.,'’]*\d|\d|\p{L}[\p{L}\p{M}'’]*/gu;

const wordsIn = (text: string): readonly string[] =>
  [...foldText(text).matchAll(WORD)].map(([word]) =>
    /^\d/.test(word) ? plainNumber(word) : word.replace(/['’]s?$/u, ''),
  );

/** Without an article that an apostrophe ties to it. */
const untied = (word: string): string => word.replace(/^(?:[cdjlmnst]|qu)['’]/u, '');

/** What tells one win from others: its words and numbers, folded and without their endings, each once. */
export const tellingWords = (text: string): readonly string[] => [
  ...new Set(
    wordsIn(text)
      .map(untied)
      .filter((word) => /^\d/.test(word) || (word.length > 1 && !COMMON.has(word)))
      .map((word) => (/^\d/.test(word) ? word : stemOf(word))),
  ),
];

/** The same without what only says that a win is spoken of: "jobs", "Mrs". Where nothing else is left, that is what was meant. */
export const wordsLookedFor = (text: string): readonly string[] =>
  tellingWords(text).filter((word) => !KIND_STEMS.has(word));

const KIND_STEMS = new Set([...KINDS].map(stemOf));

/** The telling words of a text, ready to be looked up: each look-up takes no longer because they are many. */
export type WordIndex = Readonly<{ all: ReadonlySet<string>; sorted: readonly string[] }>;

export const wordIndexOf = (text: string): WordIndex => {
  const words = tellingWords(text);
  return { all: new Set(words), sorted: words.toSorted() };
};

/** Whether a text holds a telling word: a number as a whole, a word from its beginning on. */
export const holdsWord = ({ all, sorted }: WordIndex, word: string): boolean => {
  if (all.has(word)) return true;
  if (/^\d/.test(word) || word.length < SHORTEST_STEM) return false;
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return sorted[from]?.startsWith(word) ?? false; // what begins with a word stands right behind it
};

/** Whether a text holds all that is looked for: the words are read once, however many texts are asked about. */
export const holdsAll = (about: string): ((text: string) => boolean) => {
  const wanted = wordsLookedFor(about);
  return (text) => {
    const words = wordIndexOf(text);
    return wanted.every((word) => holdsWord(words, word));
  };
};
