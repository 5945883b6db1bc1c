import { createHash } from 'node:crypto';
import type { Table } from '#language/reader/model/table.ts';
import { toneNames } from '#language/reader/model/tone.ts';
import { dayFeatures, type Judgement } from '#language/safety/day-features.ts';
import { type DayHead, packedDays } from '#language/safety/judged-day.ts';
import { foldOf, type Message, textOf } from './corpus.ts';
import { type FoldedExample, learnCalibrated } from './learn-calibrated.ts';

/** A message, and what was learned of it by weights that had not seen it. */
export type LeftOut = Readonly<{ message: Message; judgement: Judgement }>;
/** How probable each tone of a message is, in the order of `toneNames`, by a table that had not seen it. */
export type JudgedDay = Readonly<{ message: Message; probabilities: Float64Array }>;

const COURSE = { bits: 14, rounds: 12, rate: 0.2, decay: 1e-3, orders: 5 };

/** Words of a crisis make the whole one, whatever is told beside them. */
export const isOfCrisis = ({ tone, parts }: Message): boolean =>
  tone === 'crisis' || parts.some(({ is }) => is === 'crisis');

/** The table that says what day it was, and what it would have said of each message if it had not learned from it. */
export const learnDays = (leftOut: readonly LeftOut[]): { table: Table; judged: readonly JudgedDay[] } => {
  const examples = leftOut.map(
    ({ message, judgement }): FoldedExample => ({
      features: dayFeatures(textOf(message), judgement),
      label: toneNames.indexOf(isOfCrisis(message) ? 'crisis' : message.tone),
      fold: foldOf(message),
    }),
  );
  const { table, judged } = learnCalibrated(toneNames, examples, COURSE);
  return {
    table,
    judged: leftOut.map(({ message }, at) => ({ message, probabilities: judged[at] as Float64Array })),
  };
};

/** The two files of the table; its version is a print of what it holds. */
export const dayFiles = (table: Table): { head: string; numbers: Buffer } => {
  const numbers = packedDays(table);
  const { mask, step, temperature, ofSenses, labels } = table;
  const head = { bits: Math.log2(mask + 1), step, temperature, senses: ofSenses.length / labels.length };
  const print = createHash('sha256').update(numbers).update(JSON.stringify(head)).digest('hex').slice(0, 8);
  return { head: `${JSON.stringify({ version: `days-${print}`, ...head } satisfies DayHead)}\n`, numbers };
};
