import type { InsightClaims } from '#application/insights/insight-claims.ts';
import { claims } from '../builtin/claims/claims.ts';
import { documentClaims } from '../builtin/claims/document-claims.ts';

const PROPER = /^\p{Lu}[\p{L}'’-]{2,}$/u;
/** Words that a sentence may begin with, or that a language writes with a capital. */
const isName = (word: string, text: string, language: string): boolean =>
  PROPER.test(word) && language !== 'de' && !new RegExp(`(?:^|[.!?:“„«"] ?)${word}`, 'u').test(text);

/** By the check of documents: numbers with what they count, names, denials and whose deed it is are bound; other words are free. */
export const insightClaims: InsightClaims = {
  bearsOut(sentence, sources, language) {
    if (claims.givesOrders(sentence)) return false;
    const { rest } = documentClaims.dates(sentence, language);
    const texts = sources.map(({ text }) => text);
    if (sources.length === 0) return claims.numbersIn(rest).length === 0;
    return (
      claims.numbersIn(rest).every((number) => holdsNumber(texts, number)) &&
      !documentClaims.turnsRound(rest, texts, language) &&
      documentClaims.foreignWords(rest, texts, language).every((word) => !isName(word, sentence, language))
    );
  },
};

const holdsNumber = (texts: readonly string[], number: readonly number[]): boolean =>
  texts.some((text) => claims.numbersIn(text).some((other) => other.some((value) => number.includes(value))));
