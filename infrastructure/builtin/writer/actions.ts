import { foldText } from '#domain/text/fold.ts';
import type { Language } from './patterns.ts';
import { type Match, phraseFinder } from './phrases.ts';
import { type ActionName, actions } from './vocabulary/actions.ts';
import { germanActions } from './vocabulary/german.ts';
import { listed } from './vocabulary/vocabulary.ts';
import { isPassive, type Word } from './words.ts';

const names = Object.keys(actions) as ActionName[];
const finder = (phrasesOf: (name: ActionName) => string) =>
  phraseFinder<ActionName>(
    names.flatMap((name) => listed(foldText(phrasesOf(name))).map((phrase) => [phrase, name] as const)),
  );
const find = { en: finder((name) => actions[name].phrases), de: finder((name) => germanActions[name] ?? '') };

const notDone = new Set(
  'not never didnt couldnt cant wont cannot will would should might nobody dont tried try nicht nie'.split(' '),
);
const carried = new Set('manage able help how continue start begin get'.split(' '));
/** Who was trained has learned. */
const received: ReadonlySet<ActionName> = new Set<ActionName>(['trained', 'taught']);
const doneTo: ReadonlySet<ActionName> = new Set<ActionName>(['hired', 'helped', 'led']);
const ways = new Set('by of for without before after while from about in instead'.split(' '));

/** Not what was wished for, left undone, done to the writer, or told as the way to something else. */
const wasDone = (words: readonly Word[], { value, at }: Match<ActionName>): boolean => {
  const start = at[0] ?? 0;
  const [third, second, last] = [3, 2, 1].map((back) => words[start - back]?.exact ?? '|') as [string, string, string];
  if (notDone.has(last) || (notDone.has(second) && last !== '|') || (last === 'to' && notDone.has(third))) return false;
  if (ways.has(last) && at.some((place) => words[place]?.exact.endsWith('ing'))) return false;
  if (last === 'to') return carried.has(words[start - 2]?.stem ?? '|') || carried.has(second);
  return !(isPassive(words, start) && doneTo.has(value));
};

/** What was done, in the order it is told, each once. */
export const actionsIn = (words: readonly Word[], language: Language): ActionName[] => [
  ...new Set(
    find[language](words)
      .filter((match) => wasDone(words, match))
      .map(({ value, at }) => (received.has(value) && isPassive(words, at[0] ?? 0) ? 'learned' : value)),
  ),
];
