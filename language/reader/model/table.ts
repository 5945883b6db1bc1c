/**
 * The features of one text: `rows` are numbers that `hashing.ts` makes, `senses` what its words mean on the whole, as the
 * numbers of `senses.ts`.
 */
export type Features = Readonly<{ rows: readonly number[] | Uint32Array; senses: Float32Array }>;

/** Weights of a linear model: one row of `labels.length` numbers for each hashed feature, in steps of `step`, and for each sense. */
export type Table = Readonly<{
  labels: readonly string[];
  /** A power of two, less one: the lowest bits of a feature choose its row. */
  mask: number;
  weights: Int8Array | Float32Array;
  step: number;
  ofSenses: Float32Array;
  bias: Float32Array;
  /** What the scores are divided by, so that what is said to be right in 9 of 10 is. */
  temperature: number;
}>;

/** Long texts hold more features; they are no surer for it. */
export const shareOf = ({ rows }: Features): number => 1 / Math.sqrt(rows.length + 1);

/** The score of each label; they are comparable, and no probabilities yet. */
export const scoresOf = ({ labels, mask, weights, step, ofSenses, bias }: Table, features: Features): Float64Array => {
  const most = labels.length;
  const { rows, senses } = features;
  const scores = new Float64Array(most);
  for (let at = 0; at < rows.length; at++) {
    const row = ((rows[at] as number) & mask) * most;
    for (let label = 0; label < most; label++)
      scores[label] = (scores[label] as number) + (weights[row + label] as number);
  }
  const share = shareOf(features) * step;
  for (let label = 0; label < most; label++)
    scores[label] = (scores[label] as number) * share + (bias[label] as number);
  for (let at = 0; at < senses.length; at++) {
    const sense = senses[at] as number;
    if (sense === 0) continue;
    for (let label = 0; label < most; label++)
      scores[label] = (scores[label] as number) + sense * (ofSenses[at * most + label] as number);
  }
  return scores;
};

/** How probable each label is; they sum to one. */
export const probabilitiesOf = (table: Table, features: Features): Float64Array =>
  softmax(scoresOf(table, features), table.temperature);

export const softmax = (scores: Float64Array, temperature: number): Float64Array => {
  const highest = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp((score - highest) / temperature));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
};

/** The place of the highest number. */
export const highestOf = (numbers: Float64Array): number => {
  let best = 0;
  for (let at = 1; at < numbers.length; at++) if ((numbers[at] as number) > (numbers[best] as number)) best = at;
  return best;
};
