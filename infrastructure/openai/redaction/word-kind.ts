import type { Language } from '#domain/facts.ts';
import { countryIn } from './countries.ts';
import {
  DETERMINERS,
  DOES,
  FIRMS,
  GIVEN_NAMES,
  GIVEN_NAMES_AND_WORDS,
  GIVEN_NAMES_IN_CAPITALS,
  isKnownWord,
  KEPT,
  NUMBERED,
  PARTICLES,
  SURNAMES,
  SURNAMES_AND_WORDS,
  TITLES,
  TOWNS,
} from './known-words.ts';
import { isOrdinary, isWord } from './ordinary.ts';
import type { Word } from './words.ts';

/** `NAME` is a name of we do not know what: somebody, a firm, a product. */
export type NameKind = 'PERSON' | 'FIRM' | 'PLACE' | 'NAME';

/** Texts that are shouted have no small letter to speak of: their capitals say nothing. */
export type Manner = Readonly<{ language: Language; isShouted: boolean }>;

/** Two or three capitals are an abbreviation before they are a town: "ITU". */
const SHORTEST_FORM = /^\p{Lu}{2,3}$/u;
/** Two to five capitals, or capitals and digits: an abbreviation. */
const SHORT_FORM = /^(?:\p{Lu}{2,5}s?|[\p{Lu}\p{N}-]*\p{N}[\p{Lu}\p{N}-]*s?)$/u;
/** A capital within: a product writes itself like that. */
const PRODUCT = /^(?!Ma?c\p{Lu}|O'|D'|L')\p{L}\p{Ll}+\p{Lu}/u;
const MIN_SMALL_NAME = 3;
const MIN_UNKNOWN = 3;

/** By itself and the words beside it; null where it names nobody. A name that no list holds is known by its capital. */
export const kindOf = (
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  { language, isShouted }: Manner,
): NameKind | null => {
  const { plain, begins } = word;
  const isGerman = language === 'de';
  const isCapital = word.isCapital && !isShouted;
  const isWordToo = GIVEN_NAMES_AND_WORDS.has(plain);
  const acts = isOwnerOrDoer(word, next, language);
  if (isShouted && word.isCapital && (SURNAMES.has(plain) || (isWordToo && acts))) return 'PERSON';
  if (RANKS.has(plain) && word.text !== plain.toUpperCase()) return null;
  if (before && isCapital && DOCTOR_OF.test(before.behind)) return 'PERSON';
  if (
    before &&
    TITLES.has(before.plain) &&
    (!begins || SHORT_TITLES.has(before.plain)) &&
    isTitled(word, before, language)
  )
    return 'PERSON';
  if (NUMBERED.has(plain) && isThing(word, next)) return null;
  if (KEPT.has(plain) && !isWordToo) return null;
  if (isPlaceOfAll(word, before, next, { language, isShouted })) return null;
  if (isGerman && plain === 'mo') return acts && !OF_ALL.has(next?.plain ?? '') ? 'PERSON' : null; // Monday
  if (word.text === 'MAX' && !isShouted) return null; // "450 words MAX"
  if (GIVEN_NAMES.has(plain) && (isCapital || plain.length >= MIN_SMALL_NAME)) return 'PERSON';
  if (isCapital && GIVEN_NAMES_IN_CAPITALS.has(plain)) return 'PERSON';
  if (before && !isCapital && THANKED.test(before.behind) && !isOrdinary(plain, { isGerman, begins })) return 'PERSON';
  if (!isCapital || TITLES.has(plain)) return null;
  const isBare = !begins && !(before && DETERMINERS[language].has(before.plain));
  const surname = word.runsOn && next && isSurname(next) ? next.plain : '';
  const isTitle = surname !== '' && isOrdinary(surname, { isGerman, begins: false }); // "Ward Manager", "Best Newcomer"
  if (isWordToo) {
    if (surname !== '' && !isTitle) return 'PERSON';
    if (KEPT.has(plain) && isGerman && isBehindNoun(before)) return null;
    if (KEPT.has(plain)) return acts && !IS.has(next?.plain ?? '') ? 'PERSON' : null;
    return (begins ? acts : isBare && (isGerman || !isTitle)) ? 'PERSON' : null;
  }
  if (plain.includes('-') && plain.split('-').some((part) => SURNAMES.has(part))) return 'PERSON';
  if (SURNAMES.has(plain)) return 'PERSON';
  if (before && INITIAL.test(before.text) && before.runsOn) return 'PERSON';
  if (SURNAMES_AND_WORDS.has(plain)) {
    if (SHOUTED_WORD.test(word.text) || isOfADay(word, next)) return null;
    const isBeside = before !== undefined && BESIDE_PEOPLE.has(before.plain);
    const isGiven = isBare && word.runsOn && next !== undefined && DETERMINERS.de.has(next.plain); // "Habe Fuchs die Meinung gesagt"
    const isNamed = isGerman ? isBeside || isGiven : isBare && !isTitle;
    return isNamed || (acts && (begins || isBare)) ? 'PERSON' : null;
  }
  if (TOWNS.has(plain)) return SHORTEST_FORM.test(word.text) ? null : 'PLACE';
  if (FIRMS.has(plain)) return 'FIRM';
  if (SHORT_FORM.test(word.text) || PRODUCT.test(word.text) || plain.length < MIN_UNKNOWN) return null;
  if (isBare && !isGerman && SURNAMES.has(surname)) return 'PERSON';
  if (isJoinedOfWords(word.text, isGerman)) return null;
  if (language === 'en' && acts && !isWord(plain) && !OF_ALL.has(next?.plain ?? '')) return 'PERSON';
  if (isOrdinary(plain, { isGerman, begins })) return null;
  return isGerman && !isBare && !begins ? null : 'NAME';
};

/** "Dienstplan August". */
const isBehindNoun = (before: Word | undefined): boolean =>
  before?.runsOn === true && before.isCapital && isWord(before.plain);

/** "Black Friday". */
const isOfADay = (word: Word, next: Word | undefined): boolean =>
  word.runsOn && next?.plain.endsWith('day') === true && KEPT.has(next.plain);

/** "SAPV-Antrag". */
const isJoinedOfWords = (text: string, isGerman: boolean): boolean =>
  text.includes('-') &&
  text.split('-').every((part) => SHORT_FORM.test(part) || isOrdinary(part.toLowerCase(), { isGerman, begins: false }));

/** "Ward 7", "Ward audit". */
const isThing = (word: Word, next: Word | undefined): boolean =>
  word.isNumbered || (word.runsOn && next !== undefined && OF_A_THING.has(next.plain));
const OF_A_THING = new Set([
  'audit',
  'audits',
  'round',
  'rounds',
  'handover',
  'manager',
  'sister',
  'staff',
  'rota',
  'number',
]);

/** A country, a language or a people, where it does nothing and stands behind no name: "Anna Ireland". */
const isPlaceOfAll = (
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
  { language, isShouted }: Manner,
): boolean => {
  const beside = before?.runsOn ? before : undefined;
  const follows = word.runsOn ? next : undefined;
  if (beside && countryIn(`${beside.plain} ${word.plain}`, language)) return true;
  if (follows && countryIn(`${word.plain} ${follows.plain}`, language)) return true;
  const country = countryIn(word.plain, language);
  if (!country) return false;
  if (beside?.isCapital && !isShouted) {
    if (INITIAL.test(beside.text)) return false;
    if (!isKnownWord(beside.plain) && !KEPT.has(beside.plain)) return countryIn(beside.plain, language) !== null;
  }
  if (!country.mayBeSomebody) return true;
  if (before && THANKED.test(before.behind)) return false;
  if (!follows) return true;
  const acts =
    (DOES.has(follows.plain) && !OF_ALL.has(follows.plain)) || (language !== 'de' && isDone(follows.plain, language));
  return !acts && (isShouted || !isSurname(follows) || isOrdinary(follows.plain, { isGerman: false, begins: false }));
};

/** "Mr Oyelaran", "mr oyelaran", "M. Le Bihan". */
const isTitled = (
  { isCapital, plain }: Word,
  { plain: title, isCapital: isTitle }: Word,
  language: Language,
): boolean => {
  if (KEPT.has(plain)) return isCapital && SMALL_TITLES.has(title);
  if (VERBS_TOO.has(title) && !isTitle) return false;
  if (isCapital) return PARTICLES.has(plain) || !DETERMINERS[language].has(plain);
  return SMALL_TITLES.has(title) && !isOrdinary(plain, { isGerman: false, begins: false });
};

/** In small letters these are another word: "der mag Zahlen". */
const VERBS_TOO = new Set(['mag', 'ing', 'miss', 'pr', 'pc', 'm', 'mx']);
/** Between another title and the name: "Frau Dr. Lohmeyer". */
const RANKS = new Set(['dr', 'prof', 'professor', 'doktor', 'doctor', 'docteur', 'med']);
/** A full stop behind any other title ends a sentence: "told my sister. She cried". */
const SHORT_TITLES = new Set(
  'mr mrs ms dr prof hr fr sr sra srta dra mag ing rev sgto lic mme mlle mx pr m'.split(' '),
);
/** "Dr. med. Kranz". */
const DOCTOR_OF = /dr\.? (?:med|phil|jur|rer|ing)\.? $/iu;
export const SMALL_TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'herr', 'herrn', 'frau', 'mme', 'señor', 'señora']);
const THANKED =
  /(?:thanks to|thank you|thx to|with|gracias a|con|merci à|avec|grâce à|dank|danke an|mit|(?<!\p{L})w) $/iu;

/** Somebody to whom something belongs, who does something, or of whom is said who they are: "Rosario, la de la limpieza". */
const isOwnerOrDoer = (word: Word, next: Word | undefined, language: Language): boolean => {
  if (word.isOwner || word.isExplained) return true;
  return word.runsOn && next !== undefined && isDeed(next.plain, language);
};

/** "Rose said", "Rose moderated". */
export const isDeed = (plain: string, language: Language): boolean => DOES.has(plain) || isDone(plain, language);

/** "Mark moderated": a verb of the past behind a word that may be a name. */
const isDone = (plain: string, language: Language): boolean => plain.length > 3 && DONE[language].test(plain);
const DONE: Readonly<Record<Language, RegExp>> = {
  en: /[^e]ed$/u,
  de: /[^s]te?$/u,
  fr: /(?:ait|era)$/u,
  es: /[óa]ba?$|ó$/u,
};

const SHOUTED_WORD = /^\p{Lu}{2,}$/u;

/** "U. Bauer". */
const INITIAL = /^\p{Lu}$/u;

/** In German, where every noun has a capital, a noun without an article behind one of these is likely somebody. */
const BESIDE_PEOPLE = new Set([
  'mit',
  'von',
  'bei',
  'für',
  'an',
  'und',
  'dank',
  'ohne',
  'durch',
  'gegen',
  'neben',
  'statt',
  'laut',
]);

/** Behind a month these tell nothing: "May was busy". */
const IS = new Set([
  'is',
  'was',
  'has',
  'had',
  'will',
  'ist',
  'war',
  'hatte',
  'est',
  'était',
  'es',
  'era',
  'and',
  'und',
  ...'came saw brought ended began started closed went went kam brachte endete begann'.split(' '),
]);
/** Words of `DOES` that stand behind a country or an unknown word as often. */
const OF_ALL = new Set([...IS, ...'from just also now finally aus von vom a et y se por'.split(' ')]);

/** Right behind a name: "Anna Koch", whatever a "Koch" is elsewhere. */
export const isSurname = ({ isCapital, plain, text }: Word): boolean =>
  isCapital && !KEPT.has(plain) && !TITLES.has(plain) && !SHORT_FORM.test(text);
