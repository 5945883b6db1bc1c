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

/** Another language in the same letters: with as many of these as of its own it is none that we write in. */
const ELSEWHERE = listed(
  'het een voor van niet met naar il che di sono ho nao com os das em att det som jag har och jest nie sie je na gli della uma voor zijn werd ik bij',
);

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
  return count(ELSEWHERE) > first.hits ? null : first.language;
};
