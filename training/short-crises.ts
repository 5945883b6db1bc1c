import { type Divided, divided } from '#language/reader/model/divided.ts';
import { isShort, shortCrisisNames, shortFeatures } from '#language/reader/model/short-crisis.ts';
import type { Table } from '#language/reader/model/table.ts';
import { tokensOf } from '#language/reader/model/tokens.ts';
import { foldOf, isOfCrisis, type Message, textOf } from './corpus.ts';
import type { Course } from './learn.ts';
import { type FoldedExample, learnCalibrated } from './learn-calibrated.ts';
import { LEAST_GAP, type Lesson } from './lessons.ts';
import { networkWithout } from './network/left-out.ts';

/**
 * The table that hears a crisis in few words: of the short messages among the lessons, and of those that are short days and teach
 * nothing else.
 */
export const learnShortCrises = (
  lessons: readonly Lesson[],
  shortDays: readonly Message[],
  gaps: Table,
  course: Course,
): Table => {
  const examples = [
    ...lessons.map(({ message, chain }) => exampleOf(message, chain.whole)),
    ...shortDays.map((message) => exampleOf(message, dividedAlone(message, gaps))),
  ].filter(({ isOne }) => isOne);
  return learnCalibrated(shortCrisisNames, examples, course).table;
};

type ShortExample = FoldedExample & Readonly<{ isOne: boolean }>;

const exampleOf = (message: Message, { tokens, heard }: Divided): ShortExample => ({
  features: shortFeatures(tokens, heard),
  label: shortCrisisNames.indexOf(isOfCrisis(message) ? 'crisis' : 'other'),
  fold: foldOf(message),
  isOne: isShort(tokens),
});

const dividedAlone = (message: Message, gaps: Table): Divided =>
  divided(tokensOf(textOf(message)), { gaps, leastGap: LEAST_GAP, network: networkWithout(message) });
