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

const LEANS =
  /^(?:this|that|these|those|it|its|he|she|they|his|hers?|their|him|them|which|such|so|and|but|also|then|still|yet|both|another|because|therefore|thus|hence|there|one|here|instead|even|again|too|after that|as a result|by doing|doing|in turn|besides|moreover|meanwhile|otherwise|das(?= \p{Ll})|dies\p{L}*|es|er|sie|seine?[mnrs]?|ihre?[mnrs]?|ihm|ihn|ihnen|deren|dessen|und|aber|auch|dann|doch|jedoch|trotzdem|deshalb|deswegen|daher|darum|damit|dabei|dazu|dafür|davon|dadurch|daran|darauf|darin|danach|dort|so\p{L}{0,3}|beides?|außerdem|zudem|noch|genau|hier|denn|weil|also|nur|wieder|sondern|c['’]|ce|cet|cette|ces|cela|ça|il|elle|ils|elles|son|sa|ses|leurs?|et|mais|aussi|puis|ensuite|donc|ainsi|pourtant|alors|y|là|car|parce|même|encore|de plus|eso|esto|es[ea]s?|esos|est[ea]s?|estos|él|ellas?|ellos|sus?|pero|también|además|luego|después|entonces|así|por (?:eso|ello)|lo|ahí|allí|porque|pues|aún|todavía|otr[oa]s?)(?![\p{L}])/iu;

/** It begins by pointing at what was said before it: "That", "So", "Dabei". */
export const leansBack = (text: string): boolean => LEANS.test(text.trim());
