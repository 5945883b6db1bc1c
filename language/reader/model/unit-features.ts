import { wordFeatures } from './features.ts';
import type { Gap, Unit } from './gaps.ts';
import { hashOf, pairHash } from './hashing.ts';
import { addSenses, SENSES } from './senses.ts';
import type { Features } from './table.ts';
import { endingOf, type Token } from './tokens.ts';

/** A feature of one kind is never that of another: each begins with a number of its own. */
const BEFORE = 0x4007;
const AFTER = 0x5009;
const OPENING = 0x600b;
const ENDING = 0x700d;
const PLACE = 0x800f;
const GAP = 0x9011;
const OPENINGS = 0xb101;
const LENGTHS = 0xb80f;
const GAPS = 0xb911;

/** Of a neighbour, its words nearest to this one. */
const MOST_NEAR = 12;

/** Of each unit of a message: its own words, where it stands, what stands beside it, and how alike they are. */
export const featuresOfUnits = (tokens: readonly Token[], units: readonly Unit[]): readonly Features[] => {
  const shape = shapeOf(units);
  return units.map((_, at) => unitFeatures(tokens, units, at, shape));
};

const unitFeatures = (tokens: readonly Token[], units: readonly Unit[], at: number, shape: string): Features => {
  const { from, to } = units[at] as Unit;
  const rows = wordFeatures(tokens, from, to);
  rows.push(...ofPlace(tokens, units, at), ...ofOpenings(tokens, units, at), ...ofShape(units, at, shape));
  const [before, after] = [units[at - 1], units[at + 1]];
  if (before) addWords(rows, BEFORE, tokens, Math.max(before.from, before.to - MOST_NEAR), before.to);
  if (after) addWords(rows, AFTER, tokens, after.from, Math.min(after.to, after.from + MOST_NEAR));
  const senses = new Float32Array(SENSES * 3 + LIKENESSES);
  addSenses(tokens, from, to, senses, 0);
  if (before) addSenses(tokens, before.from, before.to, senses, SENSES);
  if (after) addSenses(tokens, after.from, after.to, senses, SENSES * 2);
  senses.set(likenesses(tokens, units, at, senses), SENSES * 3);
  return { rows: Uint32Array.from(rows), senses };
};

const addWords = (rows: number[], kind: number, tokens: readonly Token[], from: number, to: number): void => {
  for (let at = from; at < to; at++) rows.push(hashOf(kind, (tokens[at] as Token).plain));
};

/** How it begins and ends, and where it stands. */
const ofPlace = (tokens: readonly Token[], units: readonly Unit[], at: number): readonly number[] => {
  const { from, to, gap } = units[at] as Unit;
  const first = (tokens[from] as Token).plain;
  return [
    ...[hashOf(OPENING, first), pairHash(OPENING, first, tokens[from + 1]?.plain ?? '')],
    hashOf(ENDING, (tokens[to - 1] as Token).plain),
    ...[hashOf(PLACE, `${Math.min(at, 3)}`), hashOf(PLACE, `-${Math.min(units.length - 1 - at, 3)}`)],
    ...[hashOf(PLACE, `/${Math.min(units.length, 6)}`), hashOf(PLACE, `l${Math.min(to - from, 12)}`)],
    ...[hashOf(GAP, gap), pairHash(GAP, gap, first), hashOf(GAP + 1, units[at + 1]?.gap ?? 'end')],
  ];
};

/** How it begins beside its neighbours: "fixed …, told …, got …" is a list, "…, which …" goes on. */
const ofOpenings = (tokens: readonly Token[], units: readonly Unit[], at: number): readonly number[] => {
  const unit = units[at] as Unit;
  const { gap } = unit;
  const [before, own, after] = [
    openingOf(tokens, units[at - 1]),
    openingOf(tokens, unit),
    openingOf(tokens, units[at + 1]),
  ];
  const second = tokens[firstWord(tokens, unit) + 1]?.plain ?? '';
  return [
    ...[
      pairHash(OPENINGS, before, own),
      pairHash(OPENINGS + 1, own, after),
      pairHash(OPENINGS + 2, `${gap}${before}`, own),
    ],
    pairHash(OPENINGS + 3, `${gap} ${endingOf(before)}`, endingOf(own)),
    pairHash(OPENINGS + 4, endingOf(own), endingOf(after)),
    ...[pairHash(OPENINGS + 5, gap, endingOf(own)), pairHash(OPENINGS + 6, `${gap} ${own}`, second)],
  ];
};

const firstWord = (tokens: readonly Token[], { from, to }: Unit): number => {
  let at = from;
  while (at < to - 1 && tokens[at]?.is !== 'word' && tokens[at]?.is !== 'number') at++;
  return at;
};

const openingOf = (tokens: readonly Token[], unit: Unit | undefined): string =>
  unit ? (tokens[firstWord(tokens, unit)] as Token).plain : '^';

const isOf = (gap: Gap): 'sentence' | 'line' | 'piece' =>
  gap === 'line' || gap === 'block'
    ? 'line'
    : gap === 'comma' || gap === 'joint' || gap === 'guess'
      ? 'piece'
      : 'sentence';

/** What a whole message looks like: a list, a story, one line. */
const shapeOf = (units: readonly Unit[]): string => {
  const counts = { sentence: 0, line: 0, piece: 0 };
  for (const unit of units) counts[isOf(unit.gap)]++;
  return `${counts.sentence} ${counts.line} ${counts.piece}`;
};

/** Where it stands in the shape of the whole. */
const ofShape = (units: readonly Unit[], at: number, shape: string): readonly number[] => {
  const { gap } = units[at] as Unit;
  const before = units[at - 1];
  return [
    pairHash(LENGTHS, `${gap} ${before ? sizeOf(before) : '-'}`, `${sizeOf(units[at] as Unit)}`),
    pairHash(GAPS, `${gap} ${units[at + 1]?.gap}`, `${before?.gap}`),
    pairHash(GAPS + 1, gap, `${Math.min(units.length, 6)} ${Math.min(at, 3)}`),
    pairHash(GAPS + 2, shape, gap),
  ];
};

const MOST_SIZE = 5;
const sizeOf = ({ from, to }: Unit): number => Math.min(MOST_SIZE, Math.floor(Math.log2(to - from + 1)));

const LIKENESSES = 12;
const MOST_SHARED = 3;

/** How like its neighbours it is in what its words mean, which words they share, and how long they are. */
const likenesses = (
  tokens: readonly Token[],
  units: readonly Unit[],
  at: number,
  senses: Float32Array,
): readonly number[] => {
  const unit = units[at] as Unit;
  const [before, after] = [units[at - 1], units[at + 1]];
  const isWhole = isOf(unit.gap) === 'piece' ? 0 : 1;
  const [last, next] = [likeness(senses, 0, SENSES), likeness(senses, 0, SENSES * 2)];
  const own = longWords(tokens, unit);
  const [withLast, withNext] = [shared(tokens, own, before), shared(tokens, own, after)];
  const wordsBefore = before ? Math.log(before.to - before.from) : 0;
  return [
    ...[last, next, last * isWhole, last * (1 - isWhole)],
    ...[withLast, withNext, withLast * isWhole, isWhole],
    ...[before ? 1 : 0, after ? 1 : 0, Math.log(unit.to - unit.from), isWhole ? wordsBefore : -wordsBefore],
  ];
};

/** The cosine of two rows of senses; none where either is unknown. */
const likeness = (senses: Float32Array, one: number, other: number): number => {
  let [product, ofOne, ofOther] = [0, TINY, TINY];
  for (let at = 0; at < SENSES; at++) {
    const [a, b] = [senses[one + at] as number, senses[other + at] as number];
    product += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return product / Math.sqrt(ofOne * ofOther);
};

const TINY = 1e-6;
const SHORT = 3;

const longWords = (tokens: readonly Token[], { from, to }: Unit): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let at = from; at < to; at++) {
    const { is, plain } = tokens[at] as Token;
    if (is === 'word' && plain.length > SHORT) found.add(plain);
  }
  return found;
};

const shared = (tokens: readonly Token[], own: ReadonlySet<string>, unit: Unit | undefined): number => {
  let count = 0;
  if (unit) for (let at = unit.from; at < unit.to; at++) if (own.has((tokens[at] as Token).plain)) count++;
  return Math.min(count, MOST_SHARED) / MOST_SHARED;
};
