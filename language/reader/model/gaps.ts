import type { Token } from './tokens.ts';

/** A run of tokens that is judged as one; `gap` is what parts it from the one before. */
export type Unit = Readonly<{ from: number; to: number; gap: Gap }>;
export const gapNames = ['start', 'line', 'block', 'end', 'sign', 'comma', 'joint', 'guess'] as const;
export type Gap = (typeof gapNames)[number];

const SENTENCE_END = /^[.!?…]+["'”’)\]]*$/;
const SHORTENED = new Set('mr mrs ms dr prof st vs nr no z b bzw ca sr sra inc ltd co u s e g i'.split(' '));

/** Before the token at this place. */
export const strongGap = (tokens: readonly Token[], at: number): Gap | undefined => {
  const [before, next] = [tokens[at - 1] as Token, tokens[at] as Token];
  if (before.is === 'line') return before.plain === '\n' ? 'line' : 'block';
  if (next.is === 'line') return undefined;
  if (before.is === 'sign' && next.is !== 'mark' && next.is !== 'sign') return 'sign';
  if (before.is !== 'mark' || next.start === before.end || !SENTENCE_END.test(before.plain)) return undefined;
  const last = tokens[at - 2];
  if (before.plain === '.' && last && (SHORTENED.has(last.plain) || (last.plain.length === 1 && last.is === 'word')))
    return undefined;
  if (before.plain === '.' && last?.is === 'number' && /^\p{Ll}/u.test(next.plain) && isListed(tokens, at))
    return undefined;
  return next.is === 'sign' || (next.is === 'mark' && !/^[¿¡"“„«(–-]/.test(next.plain)) ? undefined : 'end';
};

/** A number with a dot, at the beginning of a line. */
const isListed = (tokens: readonly Token[], at: number): boolean => at < 3 || tokens[at - 3]?.is === 'line';

/** Between words, or before a mark that may begin a part. */
export const isWeakGap = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1] as Token, tokens[at] as Token];
  if (next.is === 'line' || before.is === 'line' || (next.start === before.end && before.plain.endsWith("'")))
    return false;
  return next.is === 'word' || next.is === 'number' || (next.is === 'mark' && /^[¿¡(+&–—,;-]/.test(next.plain));
};
