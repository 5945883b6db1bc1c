/** What a line is made of: words with the space after each. */
type Breakable = Readonly<{ width: number; spaceWidth: number }>;
/** Which of them make a line: from, and up to but without. */
type Stretch = Readonly<{ from: number; to: number }>;

/** Longer texts are broken line by line. */
const MOST_WEIGHED = 4000;
/** A last line that is shorter than this part of the measure looks lost. */
const SHORTEST_LAST = 0.12;
/** Widths are sums: they differ by less than this from what was measured. */
const SLACK = 0.01;

/**
 * Where lines end: in as few lines as can be, and then as even at their right end as can be, so that no word stands alone in
 * the last where there is another way.
 */
export const breakLines = (units: readonly Breakable[], measure: number, firstMeasure: number): readonly Stretch[] => {
  if (units.length > MOST_WEIGHED) return oneByOne(units, measure, firstMeasure);
  const best: Best[] = [{ lines: 0, cost: 0, from: 0 }];
  for (let to = 1; to <= units.length; to += 1) best.push(bestLineTo(units, best, to, measure, firstMeasure));
  const stretches: Stretch[] = [];
  for (let to = units.length; to > 0; to = best[to]?.from ?? 0) stretches.unshift({ from: best[to]?.from ?? 0, to });
  return stretches;
};

/** The best way to end a line after so many units. */
type Best = Readonly<{ lines: number; cost: number; from: number }>;

const bestLineTo = (
  units: readonly Breakable[],
  best: readonly Best[],
  to: number,
  measure: number,
  firstMeasure: number,
): Best => {
  let found: Best | null = null;
  let width = units[to - 1]?.width ?? 0;
  for (let from = to - 1; from >= 0; from -= 1) {
    if (from < to - 1) width += (units[from]?.width ?? 0) + (units[from]?.spaceWidth ?? 0);
    const room = from === 0 ? firstMeasure : measure;
    if (width > Math.max(measure, firstMeasure) + SLACK && from < to - 1) break;
    const before = best[from];
    if (!before || (width > room + SLACK && from < to - 1)) continue;
    const next = { lines: before.lines + 1, cost: before.cost + costOf(width / room, to === units.length), from };
    if (!found || next.lines < found.lines || (next.lines === found.lines && next.cost < found.cost)) found = next;
  }
  return found ?? { lines: 0, cost: 0, from: to - 1 };
};

const costOf = (filled: number, isLast: boolean): number => {
  if (isLast) return filled < SHORTEST_LAST ? 1 : 0;
  return (1 - Math.min(1, filled)) ** 2;
};

const oneByOne = (units: readonly Breakable[], measure: number, firstMeasure: number): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let from = 0;
  let width = 0;
  for (const [index, unit] of units.entries()) {
    const room = stretches.length === 0 ? firstMeasure : measure;
    if (index > from && width + unit.width > room + SLACK) {
      stretches.push({ from, to: index });
      [from, width] = [index, 0];
    }
    width += unit.width + unit.spaceWidth;
  }
  return [...stretches, { from, to: units.length }];
};
