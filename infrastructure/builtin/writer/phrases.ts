import { isBreak, stem, type Word } from './words.ts';

/** `at` are the places of the phrase's own words, in order. */
export type Match<T> = Readonly<{ value: T; at: readonly number[] }>;
type Node<T> = { readonly next: Map<string, Node<T>>; found?: T };

const widestGap = 3;
const emptyNode = <T>(): Node<T> => ({ next: new Map() });

/**
 * The keys of a phrase: words match by stem, `=word` only as it is written, and `..` stands for up to three words of
 * the same clause.
 */
export const phraseKeys = (phrase: string): string[] =>
  phrase.split(' ').map((word) => (word === '..' || word.startsWith('=') ? word : stem(word)));

const tree = <T>(entries: Iterable<readonly [string, T]>): Node<T> => {
  const root = emptyNode<T>();
  for (const [phrase, value] of entries) {
    let node = root;
    for (const key of phraseKeys(phrase)) {
      const next = node.next.get(key) ?? emptyNode<T>();
      node.next.set(key, next);
      node = next;
    }
    node.found ??= value;
  }
  return root;
};

const walk = <T>(node: Node<T>, words: readonly Word[], from: number, at: readonly number[], found: Match<T>[]) => {
  if (node.found !== undefined) found.push({ value: node.found, at });
  const word = words[from];
  if (!word || isBreak(word)) return;
  for (const key of [`=${word.exact}`, word.stem]) {
    const next = node.next.get(key);
    if (next) walk(next, words, from + 1, [...at, from], found);
  }
  const gap = node.next.get('..');
  for (let skip = 0; gap && skip <= widestGap; skip++) {
    const here = words[from + skip];
    if (!here || isBreak(here)) break;
    walk(gap, words, from + skip, at, found);
  }
};

/** Leaves out every match whose words are all part of a longer one: `project plan` hides `plan`. */
const longest = <T>(matches: readonly Match<T>[]): Match<T>[] => {
  const kept = new Map<number, Match<T>[]>();
  const hidden = ({ at }: Match<T>) =>
    (kept.get(at[0] ?? -1) ?? []).some((other) => at.every((place) => other.at.includes(place)));
  for (const match of matches.toSorted((a, b) => b.at.length - a.at.length)) {
    if (hidden(match)) continue;
    for (const place of match.at) kept.set(place, [...(kept.get(place) ?? []), match]);
  }
  return [...new Set([...kept.values()].flat())].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
};

/** Builds the index once; what it gives finds every phrase in a list of words, longest first, in linear time. */
export const phraseFinder = <T>(entries: Iterable<readonly [string, T]>) => {
  const root = tree(entries);
  return (words: readonly Word[]): Match<T>[] => {
    const found: Match<T>[] = [];
    for (let from = 0; from < words.length; from++) walk(root, words, from, [], found);
    return longest(found);
  };
};
