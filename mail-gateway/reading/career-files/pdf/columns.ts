import { pointIn, spanIn } from '#language/text/months.ts';
import { headingKind } from '../cv-text/headings.ts';
import { rowsOf, type Segment } from './rows.ts';

/** How many rows a column has at least. */
const FEWEST_ROWS = 3;
/** In points. */
const NARROWEST_GUTTER = 6;
const DEEPEST = 6;

/**
 * The text of a page, column by column, as it is read. A gutter parts two columns where headings stand on both
 * sides, or where fewer than half of the rows align: a table's rows stay together. `gutters`: where pages before this
 * one were parted, which counts here with fewer lines too.
 */
export const columnsOf = (
  segments: readonly Segment[],
  gutters: Set<number>,
  depth = 0,
): readonly (readonly Segment[])[] => {
  if (segments.length === 0) return [];
  const best = depth < DEEPEST ? bestCut(segments, gutters) : null;
  if (!best) return [segments];
  gutters.add(best.edge);
  const { above, left, right, below } = best;
  return [above, left, right, below].flatMap((part) => columnsOf(part, gutters, depth + 1));
};

type Cut = Readonly<Record<'above' | 'left' | 'right' | 'below', readonly Segment[]>> & Readonly<{ edge: number }>;

const bestCut = (segments: readonly Segment[], gutters: ReadonlySet<number>): Cut | null => {
  let best: Readonly<{ cut: Cut; worth: number }> | null = null;
  for (const edge of edgesIn(segments)) {
    for (const cut of cutsAt(segments, edge, gutters.has(edge) ? 1 : FEWEST_ROWS)) {
      const worth = cut.left.length + cut.right.length;
      if (worth > (best?.worth ?? 0) && isGutter(cut)) best = { cut, worth };
    }
  }
  return best?.cut ?? null;
};

/** Where several lines begin. */
const edgesIn = (segments: readonly Segment[]): readonly number[] => {
  const starts = segments.map(({ x }) => x).sort((a, b) => a - b);
  const edges: number[] = [];
  for (let at = 0; at < starts.length; ) {
    const from = starts[at] ?? 0;
    let end = at;
    while (end < starts.length && (starts[end] ?? 0) - from <= 3) end += 1;
    if (end - at >= FEWEST_ROWS) edges.push(from);
    at = end;
  }
  return edges.slice(0, 40);
};

/** The longest stretches of the page that nothing crosses at `edge`. */
const cutsAt = (segments: readonly Segment[], edge: number, fewest: number): readonly Cut[] => {
  const isRight = ({ x }: Segment): boolean => x >= edge - 1;
  const isLeft = ({ end }: Segment): boolean => end <= edge - NARROWEST_GUTTER;
  const crossing = segments.filter((one) => !isRight(one) && !isLeft(one)).map(({ y }) => y);
  const tops = [...new Set([Number.NEGATIVE_INFINITY, ...crossing, Number.POSITIVE_INFINITY])].sort((a, b) => a - b);
  return tops.slice(1).flatMap((bottom, at) => {
    const top = tops[at] ?? Number.NEGATIVE_INFINITY;
    const inBand = segments.filter(({ y }) => y > top && y < bottom);
    const begins = Math.min(...inBand.filter(({ x }) => Math.abs(x - edge) < 15).map(({ y }) => y)) - 3;
    const shared = inBand.filter((one) => one.y < begins && !isLeft(one)).map(({ y }) => y);
    const from = Math.max(top, ...shared.map((y) => y + 3));
    const within = inBand.filter(({ y }) => y > from);
    const [left, right] = [within.filter(isLeft), within.filter((one) => !isLeft(one))];
    if (rowsOf(left).length < fewest || rowsOf(right).length < fewest) return [];
    const above = segments.filter(({ y }) => y <= from);
    return [{ edge, above, left, right, below: segments.filter(({ y }) => y >= bottom) }];
  });
};

const isGutter = ({ left, right }: Cut): boolean => {
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (mostAreTimes(left)) return false;
  if (hasHeading(left) && hasHeading(right)) return true;
  const heights = new Set(rightRows.map(([first]) => Math.round((first?.y ?? 0) / 2)));
  const isAligned = (row: readonly Segment[]): boolean => {
    const y = Math.round((row[0]?.y ?? 0) / 2);
    return heights.has(y) || heights.has(y - 1) || heights.has(y + 1);
  };
  return leftRows.filter(isAligned).length * 2 < Math.min(leftRows.length, rightRows.length);
};

const hasHeading = (segments: readonly Segment[]): boolean => segments.some(({ text }) => headingKind(text) !== null);

const mostAreTimes = (segments: readonly Segment[]): boolean => {
  const others = segments.filter(({ text }) => headingKind(text) === null);
  return others.filter(({ text }) => (spanIn(text) ?? pointIn(text)) !== null).length * 2 > others.length;
};
