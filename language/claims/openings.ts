import type { Language } from '#domain/facts.ts';
import { datesIn } from './dates.ts';
import { tokensIn } from './tokens.ts';

const THIS_YEAR = /(?<!\p{L})(?:this year|(?:in )?diesem jahr|dieses jahr|cette année|este año)(?!\p{L})/iu;
const UNTIL_NOW = /[–-]\s*(?:present|today|now|heute|jetzt|aujourd['’]hui|actualidad|hoy)$/iu;

const OF_ONESELF =
  /(?<!\p{L})(?:I|we|me|us|my|our|mine|ich|wir|mich|mir|uns|mein\p{L}*|unser\p{L}*|je|j['’]\p{L}+|nous|mon|ma|mes|notre|nos|yo|nosotros|mi|mis|nuestr\p{L}+)(?!\p{L})/iu;

/** As openings of logs and threads count wins; nothing that a win itself counts. */
const COUNTED =
  /^\S+ (?:(?:wins?|erfolge?|réussites?|logros?)(?=, |$)|(?:things?|ergebnisse?|résultats?|resultados?) (?:from my work|aus meiner arbeit|de mon travail|de mi trabajo))/iu;

export const saysThisYear = (text: string): boolean => THIS_YEAR.test(text);
export const saysUntilNow = (text: string): boolean => UNTIL_NOW.test(text);
export const speaksOfOneself = (text: string): boolean => OF_ONESELF.test(text);

export const countOfWins = (text: string, language: Language): number | null => {
  const [number] = tokensIn(text, language);
  return number?.is === 'number' && COUNTED.test(text) ? (number.values[0] ?? null) : null;
};

const BETWEEN = /^(?:[\s,.–—-]|(?<!\p{L})(?:to|until|in|from|bis|von|à|de|a|hasta|en|et|und|and|y)(?!\p{L}))*$/iu;

/** The times of a text that says nothing else: "May 2026 – October 2026". */
export const timesIn = (text: string, language: Language): readonly string[] | null => {
  const { dates, rest } = datesIn(text, language);
  if (dates.length === 0 || !BETWEEN.test(rest)) return null;
  return dates.map(({ year, month, day }) =>
    [
      year ?? '----',
      ...(month === null ? [] : [String(month).padStart(2, '0')]),
      ...(day === null ? [] : [String(day).padStart(2, '0')]),
    ].join('-'),
  );
};
