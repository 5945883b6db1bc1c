import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/** The beginning of a text says which language it is in. */
const READ = 4_000;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words that only one of the four has, or nearly so. */
const SMALL: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(
    'the and of to for with on at by from my we our it is was were that this they she he their her his who all after before up out not had have been got i you them his about when as an are did just so too no finally today first time me',
  ),
  de: listed(
    'der die das und ein eine einen einem einer eines ist nicht mit fur von den dem im zu auf habe haben hat hatte wir ich wurde war bei nach aus auch sich uber unser unsere mein meine meinen meinem beim zum zur als wie sie endlich heute gestern nur noch ohne dass mir mich jetzt wieder geschafft gemacht ganz statt',
  ),
  fr: listed(
    'le les des du une pour avec est qui dans sur pas ai je nous notre nos mon ma mes ce cette ces au aux mais enfin tout tous toute apres avant sans chez ete sont elle ils j l d c qu n et ont leur leurs lui sa ses aujourd hui cela ca fait plus suis jour fois',
  ),
  es: listed(
    'el los las del con por para una unos que y mi mis nuestro nuestra nuestros he ha han hoy ayer muy pero sin al lo su sus este esta estos fue era hemos despues antes como ya sobre cuando todo todos toda primera vez yo nos por fin semana me les',
  ),
};

/** Small words of other languages in the same letters, and of none of the four. */
const ELSEWHERE = listed(
  'het een voor van niet met naar il che di sono ho nao com os das em att det som jag har och jest nie sie je na gli della uma voor zijn werd ik bij' +
    ' vandaag gisteren heb hebben mijn onze deze oggi ieri abbiamo delle nella stato fatto mia mio anche hoje ontem fiz foi meu minha pelo pela isso tambem idag igar jeg ikke vi av pa hat ma' +
    ' dzis dzisiaj wczoraj jestem zrobilem bylo dla przez dnes vcera jsem bugun dun bir icin ve azi ieri pentru este si mai tegnap es egy nagyon tanaan eilen olen minun',
);
/** Those of ours that are words in others too: "i" joins in Polish, "no" and "me" are said in Italian. */
const SHARED = listed('i to on no so me as do hat es das mai este si ma a je na des les mi la de el su vi');
/** Letters that none of the four has. */
const FOREIGN = /[ąćęłńśźżčďěňřšťůžđőűğışțţăåæøãõìòāēīū]|\p{Script=Cyrillic}|\p{Script=Greek}/u;
/** Polish without its letters. */
const POLISH = /^(?:prz|wsz|dzi[es])\p{L}+|czyl|[iay]l[ea]m$/u;
/** A name keeps its letters in any language. */
const isForeign = (word: string): boolean => (FOREIGN.test(word) && /^\p{Ll}/u.test(word)) || POLISH.test(word);

/** "aaaa bbbb", "blah blah blah": letters that are no words, or one of them again and again. */
const isNoise = (words: readonly string[]): boolean =>
  words.every((word) => /^(\p{L})\1*$/u.test(word)) || (words.length >= MOST_OF_ONE && new Set(words).size === 1);
const MOST_OF_ONE = 3;

const strong = (known: ReadonlySet<string>, words: readonly string[]): number =>
  words.filter((word) => known.has(word) && !SHARED.has(word)).length;

/** Whether a text shows more of another language than of any of the four, or of none at all. */
export const isElsewhere = (text: string): boolean => {
  const read = text.slice(0, READ).normalize('NFC');
  const words: readonly string[] = foldText(read).match(/\p{L}+/gu) ?? [];
  const foreign = (read.match(/\p{L}+/gu) ?? []).filter(isForeign).length;
  const elsewhere = foreign + strong(ELSEWHERE, words);
  if (words.length > 0 && isNoise(words)) return true;
  return elsewhere > 0 && LANGUAGES.every((language) => strong(SMALL[language], words) < elsewhere);
};

const LANGUAGES = Object.keys(SMALL) as Language[];

/** Whether a word, folded, only joins others, in any of our languages. */
export const smallWord = (word: string): boolean => LANGUAGES.some((language) => SMALL[language].has(word));

/** What a text is written in, by its small words; null where they do not say it, and for a language of none of ours. */
export const languageOf = (text: string): Language | null => {
  const words = foldText(text.slice(0, READ)).match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const [first, second] = LANGUAGES.map((language) => ({ language, hits: count(SMALL[language]) })).sort(
    (one, other) => other.hits - one.hits,
  );
  if (!first || first.hits === 0 || first.hits === second?.hits) return null;
  return isElsewhere(text) ? null : first.language;
};
