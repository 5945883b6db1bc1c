import { alignmentOf } from './alignment.ts';
import { commonSequence } from './common-sequence.ts';
import { type Unit, unitsOf } from './units.ts';

/** A run of words of a paragraph that was changed. */
export type WordDifference = Readonly<{ is: 'same' | 'added' | 'removed'; text: string }>;

/** A paragraph, bullet or heading of either version, in the order of reading. */
export type Difference =
  | Readonly<{ is: 'same' | 'added' | 'removed'; text: string }>
  | Readonly<{ is: 'changed'; words: readonly WordDifference[] }>;

/** What one version became in another: paragraph by paragraph, and in a changed one word by word. */
export const differencesOf = (before: string, after: string): readonly Difference[] => {
  const units = unitsOf(before);
  return alignmentOf(units, unitsOf(after)).flatMap(({ inserted, fate }, at): readonly Difference[] => {
    const added = inserted.map(({ text }): Difference => ({ is: 'added', text }));
    const unit = units[at];
    return unit ? [...added, differenceOf(unit, fate)] : added;
  });
};

const differenceOf = (unit: Unit, fate: ReturnType<typeof alignmentOf>[number]['fate']): Difference => {
  if (fate.is === 'gone') return { is: 'removed', text: unit.text };
  if (fate.is === 'same') return { is: 'same', text: fate.now.text };
  return { is: 'changed', words: wordDifferences(unit.text, fate.now.text) };
};

/** All in one row: an empty line between paragraphs, and word by word within a changed one. */
export const differencesInARow = (before: string, after: string): readonly WordDifference[] => {
  const runs: WordDifference[] = [];
  for (const [at, one] of differencesOf(before, after).entries()) {
    const words = one.is === 'changed' ? one.words : [one];
    const [first, ...others] = words.map(({ is, text }) => ({ is, text }));
    if (!first) continue;
    runs.push({ ...first, text: at === 0 ? first.text : `\n\n${first.text}` });
    for (const other of others) runs.push(other);
  }
  return runs;
};

/** Words, spaces and marks, each by itself. */
const TOKENS = /[\p{L}\p{N}\p{M}]+|\s+|./gsu;

const wordDifferences = (before: string, after: string): readonly WordDifference[] => {
  const [old, fresh] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []];
  const runs: WordDifference[] = [];
  let [done, at] = [0, 0];
  const put = (is: WordDifference['is'], tokens: readonly string[]): void => {
    const text = tokens.join('');
    const last = runs.at(-1);
    if (text === '') return;
    if (last?.is === is) runs[runs.length - 1] = { is, text: last.text + text };
    else runs.push({ is, text });
  };
  for (const [from, to] of [...commonSequence(old, fresh), [old.length, fresh.length] as const]) {
    put('removed', old.slice(done, from));
    put('added', fresh.slice(at, to));
    put('same', old.slice(from, from + 1));
    [done, at] = [from + 1, to + 1];
  }
  return withoutLoneSpaces(runs);
};

/** A space between two changed words that stayed by chance is changed with them: phrases are read more easily than shreds. */
const withoutLoneSpaces = (runs: readonly WordDifference[]): readonly WordDifference[] => {
  const pieces: WordDifference[] = [];
  let [removed, added] = ['', ''];
  const flush = (): void => {
    if (removed !== '') pieces.push({ is: 'removed', text: removed });
    if (added !== '') pieces.push({ is: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [at, { is, text }] of runs.entries()) {
    const isBetween = is === 'same' && /^ +$/.test(text) && at > 0 && at < runs.length - 1;
    if (is !== 'added' && (is === 'removed' || isBetween)) removed += text;
    if (is !== 'removed' && (is === 'added' || isBetween)) added += text;
    if (is === 'same' && !isBetween) {
      flush();
      pieces.push({ is, text });
    }
  }
  flush();
  return pieces;
};
