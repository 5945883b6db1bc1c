import type { Language } from '#domain/facts.ts';
import { type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';

const OURS: ReadonlyMap<string, Language> = new Map([
  ['en', 'en'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['es', 'es'],
]);
const OF_PAGES: ReadonlyMap<string, PageLanguage> = new Map(pageLanguages.map((language) => [language, language]));
const MOST = 20;
const LONGEST = 400;

/** The language that a browser likes best of ours, as `Accept-Language` says; null where it names none of them. */
export const languageAsked = (acceptLanguage: string): Language | null => bestOf(OURS, acceptLanguage);

/** The same of the languages that pages are built in. */
export const pageLanguageAsked = (acceptLanguage: string): PageLanguage | null => bestOf(OF_PAGES, acceptLanguage);

const bestOf = <Known>(ours: ReadonlyMap<string, Known>, acceptLanguage: string): Known | null => {
  const asked = acceptLanguage
    .slice(0, LONGEST)
    .split(',', MOST)
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = rest.find((piece) => piece.startsWith('q='))?.slice('q='.length);
      return { language: ours.get(tag.split('-')[0] ?? ''), weight: weight === undefined ? 1 : Number(weight) };
    });
  const known = asked.filter(({ language, weight }) => language !== undefined && weight > 0);
  const best = known.reduce((one, other) => (one && one.weight >= other.weight ? one : other), known[0]);
  return best?.language ?? null;
};
