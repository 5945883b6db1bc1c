import type { Language } from '#domain/facts.ts';

const OURS: ReadonlyMap<string, Language> = new Map([
  ['en', 'en'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['es', 'es'],
]);
const MOST = 20;
const LONGEST = 400;

/** The language that a browser likes best of ours, as `Accept-Language` says; null where it names none of them. */
export const languageAsked = (acceptLanguage: string): Language | null => {
  const asked = acceptLanguage
    .slice(0, LONGEST)
    .split(',', MOST)
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = rest.find((piece) => piece.startsWith('q='))?.slice('q='.length);
      return { language: OURS.get(tag.split('-')[0] ?? ''), weight: weight === undefined ? 1 : Number(weight) };
    });
  const known = asked.filter(({ language, weight }) => language !== undefined && weight > 0);
  const best = known.reduce(
    (one, other) => (other.weight > one.weight ? other : one),
    known[0] ?? { language: null, weight: 0 },
  );
  return best.language ?? null;
};
