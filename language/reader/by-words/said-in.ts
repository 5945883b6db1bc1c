import { foldText } from '#domain/text.ts';

type Groups = Readonly<Record<string, string>>;

const STRAIGHT: ReadonlyMap<string, string> = new Map([
  ...['\u2018', '\u2019', '\u00B4', '`', '\u02BC'].map((mark) => [mark, "'"] as const),
  ...['\u2010', '\u2011', '\u2013', '\u2014'].map((mark) => [mark, '-'] as const),
]);

type Folded = Readonly<{ words: string; folded: string; at: readonly number[] }>;

/** Sets of rules are tried on the same words one after the other. */
let last: Folded = { words: '', folded: '', at: [0] };

/** Folded as the rules see it, letter by letter, with where each letter stands in the words. */
const foldedOf = (words: string): Folded => {
  if (last.words !== words) last = folding(words);
  return last;
};

const folding = (words: string): Folded => {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of words) {
    const plain = /\s/.test(letter) ? (folded.endsWith(' ') ? '' : ' ') : (STRAIGHT.get(letter) ?? foldText(letter));
    for (let more = 0; more < plain.length; more += 1) at.push(index);
    folded += plain;
    index += letter.length;
  }
  at.push(index);
  return { words, folded, at };
};

/** What the first of these patterns that fits names, in the person's own words; null where none fits. */
export const saidIn = <Rule extends Readonly<{ pattern: RegExp }>>(
  words: string,
  rules: readonly Rule[],
): Readonly<{ rule: Rule; groups: Groups }> | null => {
  const { folded, at } = foldedOf(words);
  for (const rule of rules) {
    const found = rule.pattern.exec(folded);
    if (!found) continue;
    const groups = Object.entries(found.indices?.groups ?? {}).flatMap(([name, span]) =>
      span ? [[name, words.slice(at[span[0]], at[span[1]]).trim()] as const] : [],
    );
    return { rule, groups: Object.fromEntries(groups) };
  }
  return null;
};
