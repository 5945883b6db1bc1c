/** One judgement of a text that was not trained on: how probable each label was, and which was right. */
export type Judged = Readonly<{ probabilities: readonly number[] | Float64Array; right: number }>;

const TEMPERATURES = Array.from({ length: 24 }, (_, step) => 0.5 * 1.1 ** step);

/** By what the scores of a table are divided so that its certainty comes closest to how often it is right. */
export const temperatureOf = (judge: (temperature: number) => readonly Judged[]): number => {
  let [best, least] = [1, Number.POSITIVE_INFINITY];
  for (const temperature of TEMPERATURES) {
    const loss = judge(temperature).reduce(
      (sum, { probabilities, right }) => sum - Math.log(Math.max(1e-9, probabilities[right] as number)),
      0,
    );
    if (loss < least) [best, least] = [temperature, loss];
  }
  return Number(best.toFixed(3));
};

/** The lowest certainty from which on, all in all, so large a share was right; above one where none is. */
export const leastCertainty = (
  judged: readonly Readonly<{ certainty: number; isRight: boolean }>[],
  share: number,
  fewest = 25,
): number => {
  const sorted = judged.toSorted((a, b) => b.certainty - a.certainty);
  let [right, least] = [0, 1.01];
  for (const [at, { certainty, isRight }] of sorted.entries()) {
    if (isRight) right++;
    if (at + 1 >= fewest && right / (at + 1) >= share) least = certainty;
  }
  return Number(least.toFixed(4));
};
