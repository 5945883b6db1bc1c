import { createHash } from 'node:crypto';
import { dayFeatures, type Judgement } from '#mail-gateway/reading/hard-days/day-features.ts';
import { type DayHead, packedDays } from '#mail-gateway/reading/hard-days/judged-day.ts';
import { scoresOf, softmax, type Table } from '#mail-gateway/reading/learned/table.ts';
import { toneNames } from '#mail-gateway/reading/learned/tone.ts';
import { temperatureOf } from './calibration.ts';
import { foldOf, folds, type Message, textOf } from './corpus.ts';
import { type Example, learnLabels } from './learn.ts';
import { quantised } from './quantised.ts';

/** A message, and what was learned of it by weights that had not seen it. */
export type LeftOut = Readonly<{ message: Message; judgement: Judgement }>;
/** How probable each tone of a message is, in the order of `toneNames`, by a table that had not seen it. */
export type JudgedDay = Readonly<{ message: Message; probabilities: Float64Array }>;

const COURSE = { bits: 14, rounds: 12, rate: 0.2, decay: 1e-3 };

/** Words of a crisis make the whole one, whatever is told beside them. */
export const isOfCrisis = ({ tone, parts }: Message): boolean =>
  tone === 'crisis' || parts.some(({ is }) => is === 'crisis');

/** The table that says what day it was, and what it would have said of each message if it had not learned from it. */
export const learnDays = (leftOut: readonly LeftOut[]): { table: Table; judged: readonly JudgedDay[] } => {
  const examples = leftOut.map(
    ({ message, judgement }): Example => ({
      features: dayFeatures(textOf(message), judgement),
      label: toneNames.indexOf(isOfCrisis(message) ? 'crisis' : message.tone),
    }),
  );
  const learnFrom = (some: readonly Example[]): Table => learnLabels(toneNames, some, COURSE);
  const tables = folds.map((fold) =>
    learnFrom(examples.filter((_, at) => foldOf((leftOut[at] as LeftOut).message) !== fold)),
  );
  const scored = examples.map(({ features, label }, at) => {
    const { message } = leftOut[at] as LeftOut;
    return { message, right: label, scores: scoresOf(tables[foldOf(message)] as Table, features) };
  });
  const temperature = temperatureOf((degree) =>
    scored.map(({ scores, right }) => ({ probabilities: softmax(scores, degree), right })),
  );
  return {
    table: { ...quantised(learnFrom(examples)), temperature },
    judged: scored.map(({ message, scores }) => ({ message, probabilities: softmax(scores, temperature) })),
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
