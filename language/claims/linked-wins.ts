import type { ClaimMode } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { isFree } from './free-words.ts';
import { holdsWord } from './held-words.ts';
import type { ReadSource } from './read-text.ts';
import { isWord, type Token } from './token.ts';

/** Words by which one thing is told as the cause of another, or as what made it possible. */
const CAUSE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:because|thanks to|led to|leading to|resulted?|resulting|so that|which (?:brought|cut|got|made|gave|meant|helped|let|earned|won|led)|paid off|pays off|paid you back|enabl\p{L}*|allow\p{L}*|caus\p{L}*|due to|as a result|therefore|hence|thereby|that is what|it was what|what (?:got|lifted|brought|made|won|gave|earned)|gave you|got you|earned you|won you|helped you|by (?:\p{L}+ing)|through|fruit|grew out of|drove|driven by)\b/iu,
  de: /(?<!\p{L})(?:weil|dank|durch|dadurch|deshalb|daher|führte\p{L}*|geführt|ermöglich\p{L}*|verschaff\p{L}*|gegeben|wodurch|sodass|so dass|infolge|aufgrund|mit dem ergebnis|brachte\p{L}*|gebracht|ausgelöst|zahlte\p{L}* sich|bescherte\p{L}*|indem)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:grâce|parce que|car|permis|permet\p{L}*|en (?:\p{L}+ant)|a (?:conduit|mené|valu)|ce qui|du coup|donc|fruit|a fait|provoqu\p{L}*|entraîn\p{L}*|à force|valu)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:gracias|porque|permiti\p{L}*|llevó|hizo que|por eso|lo que|debido|fruto|result\p{L}*|valió|así que|de modo que|dio pie|consigu\p{L}*|al (?:\p{L}+r))(?!\p{L})/iu,
};
type Setting = Readonly<{ mode: ClaimMode; language: Language }>;

export type JudgedLink = 'cause' | 'merged' | null;

/**
 * How a sentence that rests on several wins ties them: `cause` where it makes one the cause of another, `merged` where it does
 * more than list them, or may. A list whose every part stands in one source ties nothing.
 */
export const judgedLink = (
  text: string,
  tokens: readonly Token[],
  all: readonly ReadSource[],
  setting: Setting,
): JudgedLink => {
  const sources = all.filter(({ source }) => !source.isLasting);
  const lasting = all.filter(({ source }) => source.isLasting);
  if (sources.length < 2) return null;
  const isSaidOfThem = (token: Token) =>
    isWord(token) && lasting.some(({ held }) => holdsWord(held, token.word, setting.language));
  const used = new Set(tokens.flatMap((token) => (isSaidOfThem(token) ? [] : onlySourceOf(token, sources, setting))));
  if (used.size < 2 || isList(tokens, all, setting)) return null;
  return CAUSE[setting.language].test(text) ? 'cause' : 'merged';
};

/** The one source that a word stands in; none for words of several or of none, and for words that claim nothing. */
const onlySourceOf = (token: Token, sources: readonly ReadSource[], { mode, language }: Setting): readonly number[] => {
  if (!isWord(token) || isFree(token.word, language, mode)) return [];
  const places = sources.flatMap(({ held }, at) => (holdsWord(held, token.word, language) ? [at] : []));
  return places.length === 1 ? places : [];
};

const AND = /^(?:and|und|et|y|e)$/u;
const LONGEST_PART = 4;

/** Short parts, each word for word in a source: skills, say. */
const isList = (tokens: readonly Token[], sources: readonly ReadSource[], { mode, language }: Setting): boolean => {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token.is === 'break' || (isWord(token) && AND.test(token.word))) parts.push([]);
    else if (isWord(token)) parts.at(-1)?.push(token.word);
  }
  const plain = sources.map(
    ({ tokens: all }) => ` ${all.flatMap((one) => (isWord(one) ? [one.word] : [])).join(' ')} `,
  );
  return parts.every(
    (part) =>
      part.every((word) => isFree(word, language, mode)) ||
      (part.length <= LONGEST_PART && plain.some((one) => one.includes(` ${part.join(' ')} `))),
  );
};
