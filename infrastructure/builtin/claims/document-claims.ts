import type { DocumentClaims } from '#application/documents/document-claims.ts';
import { datesIn } from './dates.ts';
import { foreignInHeading, foreignWords } from './foreign-words.ts';
import { givesOrders } from './orders.ts';
import { mended } from './spelling.ts';
import { strayNumbers } from './stray-numbers.ts';
import { tokensIn } from './tokens.ts';
import { turnsRound } from './turning.ts';

const THIS_YEAR = /(?<!\p{L})(?:this year|(?:in )?diesem jahr|dieses jahr|cette année|este año)(?!\p{L})/iu;
const UNTIL_NOW = /[–-]\s*(?:present|today|now|heute|jetzt|aujourd['’]hui|actualidad|hoy)$/iu;

/** Things that are counted where wins are: only at the beginning, as an opening has it. */
const COUNTED = /^(?:wins?|things?|results?|erfolge?n?|ergebnisse?n?|réussites?|résultats?|logros?|resultados?)$/u;

const countOfWins = (text: string): number | null => {
  const [number, noun] = tokensIn(text);
  if (number?.is !== 'number' || noun?.is !== 'word' || !COUNTED.test(noun.text.toLowerCase())) return null;
  return number.meanings[0] ?? null;
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
  givesOrders,
};
