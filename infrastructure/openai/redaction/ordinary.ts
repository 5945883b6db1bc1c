import { isKnownWord, KEPT } from './known-words.ts';

/** Endings of words that no list can hold all of: forms of verbs, nouns made of verbs and adjectives. */
const ENDINGS =
  /(?:ed|ing|ings|tion|tions|ment|ments|ness|able|ible|ally|fully|less|ized|ised|ung|ungen|heit|heiten|keit|keiten|schaft|ierung|iert|ieren|lich|isch|istin|istinnen|erin|erinnen|ologin|ologe|ikerin|ikum|eure?|mente|ción|ciones|idad|idades|amos|aron|ando|iendo|ations?|ements?|ité|ités|euse|euses|erai|erons|é|és|ée|ées|imos|emos|ió|aba|aban|ez|ame|eme|enme|anme|[aeáé]nlo|[áé]n?lo|[áéí]n?(?:me|te|se|nos)(?:lo|la|los|las)?|[áí]|ía|ían)$/u;

/** Between the parts of a German compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const MIN_PART = 3;
const MAX_LENGTH = 40;

/** Two or three words in one: "Übergabeprotokoll". */
const isCompound = (plain: string, depth = 2): boolean => {
  if (plain.length < 2 * MIN_PART || plain.length > MAX_LENGTH) return false;
  for (let cut = plain.length - MIN_PART; cut >= MIN_PART; cut -= 1) {
    if (!isKnownWord(plain.slice(cut))) continue;
    const front = plain.slice(0, cut);
    if (JOINTS.some((joint) => front.endsWith(joint) && isPart(front.slice(0, front.length - joint.length), depth)))
      return true;
  }
  return false;
};

/** "Übergabe", and the stem of a verb or noun that lost its end: "Prüf", "Schul". */
const isPart = (front: string, depth: number): boolean =>
  front.length >= MIN_PART &&
  (isKnownWord(front) ||
    isKnownWord(`${front}e`) ||
    isKnownWord(`${front}en`) ||
    (depth > 1 && isCompound(front, depth - 1)));

/** Two letters changed places, or one is doubled, missing or another one: "Finsihed", "Recieved". */
const isMisspelt = (plain: string): boolean => {
  if (plain.length < 6 || plain.length > 16) return false;
  for (let at = 0; at < plain.length; at += 1) {
    const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
    if (isKnownWord(before + after)) return true;
    if (at + 1 < plain.length && isKnownWord(before + plain[at + 1] + plain[at] + plain.slice(at + 2))) return true;
  }
  return false;
};

/** "You'll", "it'd". */
const CONTRACTED = /'(?:ll|ve|re|d|s|m|t)$/u;

/** In a list, or a form of what is. */
export const isWord = (plain: string): boolean =>
  isKnownWord(plain) ||
  KEPT.has(plain) ||
  FORMS.some(([form, base]) => {
    const stem = plain.replace(form, base);
    return stem !== plain && stem.length >= MIN_STEM && (isKnownWord(stem) || KEPT.has(stem));
  });

/** Shorter ones say nothing: "Jae" is no form of "ja". */
const MIN_STEM = 4;

/** Forms of a word that a list may have in another one: plurals, and women at their trade. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?:s|n|en|e|es|er|in|innen|ern)$/u, ''],
  [/in(?:nen)?$/u, 'e'],
];

/** A word that tells of nobody. `isGerman`: nouns are written together there; `begins`: its capital says nothing. */
export const isOrdinary = (
  plain: string,
  { isGerman, begins }: Readonly<{ isGerman: boolean; begins: boolean }>,
): boolean =>
  isWord(plain) ||
  isWord(plain.replace(CONTRACTED, '')) ||
  (plain.includes('-') && plain.split('-').every((part) => part.length < 3 || isWord(part) || /\d/u.test(part))) ||
  ((begins || isGerman) && ENDINGS.test(plain)) ||
  (isGerman && plain.split('-').every((part) => isWord(part) || isCompound(part))) ||
  (begins && isMisspelt(plain));
