import { scoresOf, softmax, type Table } from '#language/reader/model/table.ts';
import { temperatureOf } from './calibration.ts';
import { folds } from './corpus.ts';
import { type Course, type Example, learnLabels } from './learn.ts';
import { quantised } from './quantised.ts';

/** An example, and the fold that it is left out with when it is judged. */
export type FoldedExample = Example & Readonly<{ fold: number }>;

/**
 * A table of these examples, as certain as tables were right on those that they had not seen, and the probabilities they gave each.
 * `orders` as in a course: only the table of all is the mean of several.
 */
export const learnCalibrated = (
  labels: readonly string[],
  examples: readonly FoldedExample[],
  { orders = 1, ...course }: Course,
): { table: Table; judged: readonly Float64Array[] } => {
  const tables = folds.map((fold) =>
    learnLabels(
      labels,
      examples.filter((example) => example.fold !== fold),
      course,
    ),
  );
  const scored = examples.map(({ features, label, fold }) => ({
    scores: scoresOf(tables[fold] as Table, features),
    right: label,
  }));
  const temperature = temperatureOf((degree) =>
    scored.map(({ scores, right }) => ({ probabilities: softmax(scores, degree), right })),
  );
  return {
    table: { ...quantised(learnLabels(labels, examples, { ...course, orders })), temperature },
    judged: scored.map(({ scores }) => softmax(scores, temperature)),
  };
};
