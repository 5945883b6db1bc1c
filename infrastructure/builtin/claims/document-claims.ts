import type { DocumentClaims } from '#application/documents/document-claims.ts';
import { takesCredit, takesCreditInLine } from './credit.ts';
import { datesIn } from './dates.ts';
import { foreignInHeading, foreignWords } from './foreign-words.ts';
import { givesOrders } from './orders.ts';
import { mended } from './spelling.ts';
import { strayNumbers } from './stray-numbers.ts';
import { tokensIn } from './tokens.ts';
import { turnsRound } from './turning.ts';

const THIS_YEAR = /(?<!\p{L})(?:this year|(?:in )?diesem jahr|dieses jahr|cette année|este año)(?!\p{L})/iu;
const UNTIL_NOW = /[–-]\s*(?:present|today|now|heute|jetzt|aujourd['’]hui|actualidad|hoy)$/iu;

const OF_ONESELF =
  /(?<!\p{L})(?:I|we|me|us|my|our|mine|ich|wir|mich|mir|uns|mein\p{L}*|unser\p{L}*|je|j['’]\p{L}+|nous|mon|ma|mes|notre|nos|yo|nosotros|mi|mis|nuestr\p{L}+)(?!\p{L})/iu;

/** As openings of logs and threads count wins; nothing that a win itself counts. */
const COUNTED =
  /^\S+ (?:(?:wins?|erfolge?|réussites?|logros?)(?=, |$)|(?:things?|ergebnisse?|résultats?|resultados?) (?:from my work|aus meiner arbeit|de mon travail|de mi trabajo))/iu;

const countOfWins = (text: string): number | null => {
  const [number] = tokensIn(text);
  return number?.is === 'number' && COUNTED.test(text) ? (number.meanings[0] ?? null) : null;
};

export const documentClaims: DocumentClaims = {
  dates: (text, language) => datesIn(mended(text, language), language),
  saysThisYear: (text) => THIS_YEAR.test(text),
  saysUntilNow: (text) => UNTIL_NOW.test(text),
  countOfWins,
  strayNumbers,
  foreignWords,
  foreignInHeading,
  turnsRound,
  takesCredit,
  takesCreditInLine,
  speaksOfOneself: (text) => OF_ONESELF.test(text),
  givesOrders,
};
