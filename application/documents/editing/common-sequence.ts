/** Where both have the same: the places in each, in order. */
export type Pair = readonly [before: number, after: number];

/** Texts that differ in more than this are taken for different between what they begin and end with alike. */
const MOST_DIFFERENCES = 1_500;

/**
 * A longest common subsequence of two lists (E. W. Myers, "An O(ND) Difference Algorithm"): the same answer each time, and
 * bounded work for any two lists.
 */
export const commonSequence = (before: readonly string[], after: readonly string[]): readonly Pair[] => {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore -= 1;
    endAfter -= 1;
  }
  const head = Array.from({ length: start }, (_, at): Pair => [at, at]);
  const middle = inTheMiddle(before.slice(start, endBefore), after.slice(start, endAfter)).map(
    ([one, other]): Pair => [one + start, other + start],
  );
  const tail = Array.from({ length: before.length - endBefore }, (_, at): Pair => [endBefore + at, endAfter + at]);
  return [...head, ...middle, ...tail];
};

/** How far each diagonal was reached, step by step, until both ends are. */
const inTheMiddle = (before: readonly string[], after: readonly string[]): readonly Pair[] => {
  const [rows, columns] = [before.length, after.length];
  if (rows === 0 || columns === 0) return [];
  const most = Math.min(rows + columns, MOST_DIFFERENCES);
  const reached = new Int32Array(2 * most + 3);
  const steps: Int32Array[] = [];
  for (let differences = 0; differences <= most; differences += 1) {
    steps.push(reached.slice(most - differences, most + differences + 3));
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let row = fromAbove(reached, most + 1, diagonal, differences)
        ? (reached[most + 1 + diagonal + 1] ?? 0)
        : (reached[most + 1 + diagonal - 1] ?? 0) + 1;
      while (row < rows && row - diagonal < columns && before[row] === after[row - diagonal]) row += 1;
      reached[most + 1 + diagonal] = row;
      if (row >= rows && row - diagonal >= columns) return wayBack(steps, rows, columns, before, after);
    }
  }
  return [];
};

/** Whether the better way to a diagonal leaves out nothing of `before`. */
const fromAbove = (reached: Int32Array, middle: number, diagonal: number, differences: number): boolean =>
  diagonal === -differences ||
  (diagonal !== differences && (reached[middle + diagonal - 1] ?? 0) < (reached[middle + diagonal + 1] ?? 0));

const wayBack = (
  steps: readonly Int32Array[],
  rows: number,
  columns: number,
  before: readonly string[],
  after: readonly string[],
): readonly Pair[] => {
  const pairs: Pair[] = [];
  let [row, column] = [rows, columns];
  for (let differences = steps.length - 1; differences >= 0; differences -= 1) {
    const reached = steps[differences] ?? new Int32Array(0);
    const middle = differences + 1;
    const diagonal = row - column;
    const up = fromAbove(reached, middle, diagonal, differences);
    const fromDiagonal = up ? diagonal + 1 : diagonal - 1;
    const fromRow = differences === 0 ? 0 : (reached[middle + fromDiagonal] ?? 0);
    const fromColumn = differences === 0 ? 0 : fromRow - fromDiagonal;
    while (row > fromRow && column > fromColumn && before[row - 1] === after[column - 1]) {
      row -= 1;
      column -= 1;
      pairs.push([row, column]);
    }
    [row, column] = [fromRow, fromColumn];
  }
  return pairs.reverse();
};
