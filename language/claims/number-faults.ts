import type { Change, Quantity } from './quantities.ts';

/** The numbers and changes that one source names. */
export type Figures = Readonly<{ quantities: readonly Quantity[]; changes: readonly Change[] }>;
export type NumberFault = 'number' | 'unit' | 'direction';
/** `doubtful`: nothing speaks against it, but no rule finds it. `source` is the place of the source that bears it out, -1 for none. */
export type JudgedNumber = Readonly<{
  quantity: Quantity;
  fault: NumberFault | null;
  isDoubtful: boolean;
  source: number;
}>;

/** Each number of a sentence against all its sources. */
export const judgedNumbers = (said: Figures, sources: readonly Figures[]): readonly JudgedNumber[] => {
  const turned = new Set(said.changes.flatMap((change) => (isTurned(change, sources) ? [change.from, change.to] : [])));
  const ends = new Set(said.changes.flatMap(({ from, to }) => [from, to]));
  return said.quantities.map((quantity) => judged(quantity, { turned, ends }, sources));
};

type Told = Readonly<{ turned: ReadonlySet<Quantity>; ends: ReadonlySet<Quantity> }>;

const judged = (quantity: Quantity, { turned, ends }: Told, sources: readonly Figures[]): JudgedNumber => {
  const as = (fault: NumberFault | null, source = -1, isDoubtful = false): JudgedNumber => ({
    quantity,
    fault,
    isDoubtful,
    source,
  });
  if (turned.has(quantity)) return as('direction');
  const source = sources.findIndex(({ quantities }) => quantities.some((one) => isSame(quantity, one, quantities)));
  if (source >= 0)
    return goesAgainst(quantity, sources) ? as('direction', source) : as(null, source, losesItsSign(quantity, sources));
  const computed = ends.has(quantity) ? -1 : sources.findIndex((one) => isComputed(quantity, one));
  if (computed >= 0) return againstItsChange(quantity, sources[computed]) ? as('direction') : as(null, computed);
  if (sources.some(({ quantities }) => quantities.some((one) => isOfAnotherUnit(quantity, one)))) return as('unit');
  if (sources.some(({ quantities }) => quantities.some((one) => rawMeet(quantity, one)))) return as(null, -1, true);
  if (sources.some((one) => isSumOrDifference(quantity, one))) return as(null, -1, true);
  return quantity.token.isWord ? as(null, -1, true) : as('number');
};

const SLACK = 1e-6;
const isNear = (one: number, other: number, by: number): boolean =>
  Math.abs(one - other) <= Math.max(SLACK, Math.abs(other) * by);

const hasValue = ({ token }: Quantity, value: number): boolean => token.values.some((one) => isNear(one, value, 1e-6));
const valuesMeet = (one: Quantity, other: Quantity): boolean =>
  other.token.values.some((value) => hasValue(one, value));

/** Both have a unit, and it is not the same: "40 hours" of 40 minutes. */
const isOfAnotherUnit = (one: Quantity, other: Quantity): boolean =>
  one.token.unit !== null &&
  other.token.unit !== null &&
  !one.isInherited &&
  !other.isInherited &&
  !one.token.isWord &&
  rawMeet(one, other);

/** As they are written, whatever they are measured in. */
const rawMeet = (one: Quantity, other: Quantity): boolean =>
  rawOf(other).some((value) => rawOf(one).some((said) => isNear(said, value, 1e-6)));
const rawOf = ({ token }: Quantity): readonly number[] =>
  token.values.map((value) => value / (token.unit && token.unit.of !== 'clock' ? token.unit.factor : 1));

/** The same value in the same unit, of nothing that the source counts otherwise. */
const isSame = (one: Quantity, other: Quantity, all: readonly Quantity[]): boolean => {
  const [unit, given] = [one.token.unit?.of, other.token.unit?.of];
  if (unit === 'clock' && !given) return other.isHour && isAtHour(one, other);
  if (given === 'clock' && !unit) return one.isHour && isAtHour(other, one);
  if (!(unit && given ? valuesMeet(one, other) : rawMeet(one, other))) return false;
  if (unit && given) return unit === given && (!one.period || !other.period || one.period === other.period);
  if (unit) return unit === 'times' || isSharedUnit(unit, other, all);
  if (given) return one.isBare || given === 'times' || one.counted.some((word) => other.near.has(word));
  if (one.period && other.period && one.period !== other.period) return false;
  return !countsAnother(one, other, all);
};

const isAtHour = (clock: Quantity, hour: Quantity): boolean => hasValue(clock, (hour.token.values[0] ?? 0) * 60);

/** "25" of a source that tells all else in minutes. */
const isSharedUnit = (unit: string, other: Quantity, all: readonly Quantity[]): boolean =>
  other.isBare && all.some(({ token }) => token.unit?.of === unit);

/** Its first word is what another number of the source counts, and not this one. */
const countsAnother = (one: Quantity, other: Quantity, all: readonly Quantity[]): boolean => {
  const thing = one.counted[0];
  if (thing === undefined || other.near.has(thing))
    return thing !== undefined && isCountedByAnother(thing, one, other, all);
  return all.some((third) => third !== other && third.counted[0] === thing && !valuesMeet(one, third));
};

const isCountedByAnother = (thing: string, one: Quantity, other: Quantity, all: readonly Quantity[]): boolean =>
  !other.counted.includes(thing) &&
  all.some((third) => third !== other && third.counted[0] === thing && !valuesMeet(one, third)) &&
  other.counted.length > 0;

const ROUND = 0.5;

/** "85" of what every source has as a share or a sum of money. */
const losesItsSign = (one: Quantity, sources: readonly Figures[]): boolean =>
  one.token.unit === null &&
  sources.every(({ quantities }) =>
    quantities.every(
      (other) => !rawMeet(one, other) || (!other.isInherited && /^[%€$£]$/u.test(other.token.unit?.of ?? '')),
    ),
  );

/** A difference, a share or a ratio of two numbers of one source. */
const isComputed = (one: Quantity, { quantities }: Figures): boolean =>
  quantities.some((a, index) => quantities.slice(index + 1).some((b) => areOfOneKind(a, b) && isFrom(one, a, b)));

const RATIO =
  /^(?:half|halv|third|twice|doubl|tripl|thrice|halb|hälfte|drittel|doppel|verdoppel|verdreifach|zweimal|dreimal|demi|moiti|tiers|doble|duplic|mitad|medi|tercio)/iu;

const areOfOneKind = (a: Quantity, b: Quantity): boolean => {
  if (a.token.isOrdinal || b.token.isOrdinal) return false;
  if (a.token.unit && b.token.unit) return a.token.unit.of === b.token.unit.of;
  return (a.token.unit ?? b.token.unit) === null || (a.token.unit ? b : a).isBare;
};

const isFrom = (one: Quantity, { token: a }: Quantity, { token: b }: Quantity): boolean =>
  a.values.some((x) =>
    b.values.some((y) => {
      if (x === y || x === 0 || y === 0) return false;
      const [low, high] = x < y ? [x, y] : [y, x];
      const unit = one.token.unit?.of;
      const given = a.unit?.of ?? b.unit?.of;
      if (
        hasValue(one, high - low) &&
        (unit !== undefined || one.way !== null || one.token.isWord) &&
        (unit === given || !unit || (unit === 'points of a share' && given === '%'))
      )
        return true;
      if (unit === '%')
        return [(low / high) * 100, (1 - low / high) * 100, (high / low - 1) * 100].some((share) =>
          one.token.values.some((value) => Math.abs(value - share) <= ROUND),
        );
      if (unit && unit !== 'times') return false;
      if (unit !== 'times' && !RATIO.test(one.token.text)) return false;
      return [high / low, low / high, 1 - low / high].some(
        (ratio) => ratio > 0.2 && one.token.values.some((value) => isNear(value, ratio, 0.06)),
      );
    }),
  );

/** Of any two numbers of a source, whatever they count: it must be looked up. */
const isSumOrDifference = (one: Quantity, { quantities }: Figures): boolean =>
  quantities.some((a, index) =>
    quantities.slice(index + 1).some((b) => {
      const [unit, given] = [one.token.unit?.of, a.token.unit?.of ?? b.token.unit?.of];
      if (unit !== undefined && given !== undefined && unit !== given) return false;
      const said = rawOf(one);
      return rawOf(a).some((x) =>
        rawOf(b).some(
          (y) => x !== y && [x + y, Math.abs(x - y)].some((value) => said.some((each) => isNear(each, value, SLACK))),
        ),
      );
    }),
  );

/** Both its numbers stand in a source, there the other way round; or nothing changed. */
const isTurned = ({ from, to }: Change, sources: readonly Figures[]): boolean => {
  if (valuesMeet(from, to) && from.token.unit?.of !== 'clock') return true;
  const holds = (one: Change, a: Quantity, b: Quantity) => valuesMeet(a, one.from) && valuesMeet(b, one.to);
  if (sources.some(({ changes }) => changes.some((one) => holds(one, from, to)))) return isWrongWay(from, to);
  if (sources.some(({ changes }) => changes.some((one) => holds(one, to, from)))) return true;
  return isWrongWay(from, to);
};

/** "Rose from 9 to 3". */
const isWrongWay = (from: Quantity, to: Quantity): boolean => {
  const [a = 0, b = 0] = [from.token.values[0], to.token.values[0]];
  const ways = new Set([from.way, to.way].filter((way) => way !== null));
  return ways.size === 1 && a !== b && ways.has(b > a ? 'down' : 'up') && from.token.unit?.of !== 'time';
};

/** "20 % more" where every source that has the number says less. */
const goesAgainst = (one: Quantity, sources: readonly Figures[]): boolean => {
  if (one.way === null || one.role !== null) return false;
  const given = sources.flatMap(({ quantities }) => quantities.filter((other) => valuesMeet(one, other)));
  return given.length > 0 && given.every(({ way, role }) => way !== null && role === null && way !== one.way);
};

const againstItsChange = (one: Quantity, source: Figures | undefined): boolean => {
  const [change] = source?.changes ?? [];
  if (one.way === null || !change || source?.changes.length !== 1) return false;
  const [from = 0, to = 0] = [change.from.token.values[0], change.to.token.values[0]];
  return one.way === (to > from ? 'down' : 'up') && from !== to;
};
