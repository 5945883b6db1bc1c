import type { Language } from '#domain/facts.ts';
import { isFunctionWord } from './free-words.ts';
import { stemOf } from './stems.ts';
import { isWord, type NumberToken, type Token } from './token.ts';
import { type Direction, directionOf, ROLES } from './words/directions.ts';
import { periodOf } from './words/units.ts';

/**
 * A number in its place. `counted` are the stems of the words right behind it, `near` of those of its whole clause; `role` says
 * whether it is told as what was or what is now; `way` is the nearest word for more or less.
 */
export type Quantity = Readonly<{
  token: NumberToken;
  at: number;
  sentence: number;
  counted: readonly string[];
  /** No thing stands right behind it: "down to 4, and". */
  isBare: boolean;
  /** "Up at 5", "früh um 5": it may be the hour of a clock. */
  isHour: boolean;
  /** Its unit is that of the number it is compared with. */
  isInherited: boolean;
  near: ReadonlySet<string>;
  period: string | null;
  role: 'old' | 'new' | null;
  way: Direction | null;
}>;

/** From one value to another, of one thing. */
export type Change = Readonly<{ from: Quantity; to: Quantity }>;

const COUNTED = 3;
const NEAR_WORDS = 6;

export const quantitiesIn = (tokens: readonly Token[], language: Language): readonly Quantity[] => {
  let sentence = 0;
  const all = tokens.flatMap((token, at): readonly Quantity[] => {
    if (token.is === 'break' && token.ends) sentence += 1;
    return token.is === 'number' ? [quantityAt(tokens, at, token, sentence, language)] : [];
  });
  return withTheirPartnersUnit(all, tokens);
};

const quantityAt = (
  tokens: readonly Token[],
  at: number,
  token: NumberToken,
  sentence: number,
  language: Language,
): Quantity => {
  const behind = until(tokens, at, 1);
  const before = until(tokens, at, -1);
  return {
    token,
    at,
    sentence,
    counted: contentOf(upToAnd(behind).slice(0, NEAR_WORDS), language).slice(0, COUNTED),
    isBare: contentOf(behind.slice(0, 1), language).length === 0,
    near: new Set(contentOf(wholeSentence(tokens, at), language)),
    isHour: isHourAt(tokens[at - 1], token),
    isInherited: false,
    period: periodIn(behind),
    role: roleOf(tokens, at, { before, behind }, language),
    way: wayOf(tokens, at, language),
  };
};

const AT = /^(?:um|gegen|ab|seit|bis|at|around|by|since|until|till)$/u;

const isHourAt = (before: Token | undefined, { values: [value = 0], unit, isOrdinal }: NumberToken): boolean =>
  isWord(before) && AT.test(before.word) && unit === null && !isOrdinal && Number.isInteger(value) && value <= 24;

/** The tokens beside a number up to the end of its clause or the next number, the nearest first. */
const until = (tokens: readonly Token[], at: number, step: 1 | -1): readonly Token[] => {
  const found: Token[] = [];
  for (let place = at + step; place >= 0 && place < tokens.length; place += step) {
    const token = tokens[place] as Token;
    if (token.is === 'number' || token.is === 'break') break;
    found.push(token);
  }
  return found;
};

const wholeSentence = (tokens: readonly Token[], at: number): readonly Token[] => {
  const isEnd = (token: Token | undefined) => token?.is === 'break' && token.ends;
  let [first, last] = [at, at];
  while (first > 0 && !isEnd(tokens[first - 1])) first -= 1;
  while (last < tokens.length - 1 && !isEnd(tokens[last + 1])) last += 1;
  return tokens.slice(first, last + 1);
};

const contentOf = (tokens: readonly Token[], language: Language): readonly string[] =>
  tokens.flatMap((token) => (isWord(token) && !isFunctionWord(token.word, language) ? [stemOf(token.word)] : []));

const AND = /^(?:and|or|und|oder|et|ou|y|o)$/u;

const upToAnd = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex((token) => isWord(token) && AND.test(token.word));
  return end < 0 ? tokens : tokens.slice(0, end);
};

const periodIn = (behind: readonly Token[]): string | null => {
  for (const [at, token] of behind.slice(0, 4).entries()) {
    const before = behind[at - 1];
    if (!isWord(token) || at === 0) continue;
    const period = periodOf(isWord(before) ? before.word : '', token.word);
    if (period !== null) return period;
  }
  return null;
};

const BEFORE = 3;
const AFTER = 5;

/** The marker that stands nearest decides; an arrow before all. */
const roleOf = (
  tokens: readonly Token[],
  at: number,
  { before, behind }: Readonly<{ before: readonly Token[]; behind: readonly Token[] }>,
  language: Language,
): Quantity['role'] => {
  const { old, new: now } = ROLES[language];
  if (tokens[at - 1]?.is === 'arrow') return 'new';
  if (behind.slice(0, 2).some(({ is }) => is === 'arrow')) return 'old';
  for (const token of before.slice(0, BEFORE)) {
    if (!isWord(token)) continue;
    if (token.word === 'de' && !leadsToAnother(tokens, at)) break;
    if (old.before.has(token.word)) return 'old';
    if (now.before.has(token.word)) return 'new';
  }
  for (const token of before.slice(BEFORE)) {
    if (!isWord(token)) continue;
    if (old.clause.has(token.word)) return 'old';
    if (now.clause.has(token.word)) return 'new';
  }
  for (const token of behind.slice(0, AFTER)) {
    if (!isWord(token)) continue;
    if (old.after.has(token.word)) return 'old';
    if (now.after.has(token.word)) return 'new';
  }
  return null;
};

/** "de 40 à 25", and not "14 de 26". */
const leadsToAnother = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens.findIndex((token, place) => place > at && token.is === 'number');
  const before = tokens[next - 1];
  return next > 0 && next - at < 6 && isWord(before) && /^a$/u.test(before.word);
};

const WAY = 4;

const wayOf = (tokens: readonly Token[], at: number, language: Language): Direction | null => {
  for (let apart = 1; apart <= WAY; apart += 1)
    for (const place of [at - apart, at + apart]) {
      const token = tokens[place];
      const way = isWord(token) ? directionOf(token.word, language) : null;
      if (way !== null && !isBroken(tokens, at, place)) return way;
    }
  return null;
};

const isBroken = (tokens: readonly Token[], one: number, other: number): boolean =>
  tokens.slice(Math.min(one, other), Math.max(one, other)).some((token) => token.is === 'break' && token.ends);

const PARTNER = 14;

/** "from 45 to 25 minutes", "was 45 mins, now 25": a number without a unit has that of the other end. */
const withTheirPartnersUnit = (all: readonly Quantity[], tokens: readonly Token[]): readonly Quantity[] =>
  all.map((one, index) => {
    if (one.token.unit) return one;
    const beside = [all[index + 1], all[index - 1]].filter((other) => other?.token.unit);
    const partner =
      beside.find((other) => other && one.role && other.role && arePartners(one, other, tokens)) ??
      beside.find((other) => other && arePartners(one, other, tokens));
    const unit = partner?.token.unit;
    if (!unit || (one.counted.length > 1 && !one.isBare)) return one;
    return {
      ...one,
      isInherited: true,
      token: { ...one.token, unit, values: one.token.values.map((value) => value * unit.factor) },
    };
  });

const arePartners = (one: Quantity, other: Quantity, tokens: readonly Token[]): boolean => {
  if (Math.abs(one.at - other.at) > PARTNER) return false;
  if (one.role !== null && other.role !== null) return one.role !== other.role;
  const between = tokens.slice(Math.min(one.at, other.at) + 1, Math.max(one.at, other.at));
  return between.length <= 2 && between.every((token) => token.is !== 'break') && (one.role ?? other.role) !== null;
};

const areOfOneKind = (one: Quantity, other: Quantity): boolean => {
  const [unit, given] = [one.token.unit?.of, other.token.unit?.of];
  return (
    unit === given ||
    (unit === undefined && given === '%' && one.isBare && one.role !== null) ||
    (given === undefined && unit === '%' && other.isBare && other.role !== null)
  );
};

const OF = /^(?:of|out|von|aus|de|sur)$/u;
const WHOLE = 4;

/** Of "9 of 40, was 14 of 40" what can change: not of how many. */
export const withoutWholes = (quantities: readonly Quantity[], tokens: readonly Token[]): readonly Quantity[] =>
  quantities.filter(({ at }, index) => {
    const before = quantities[index - 1];
    if (!before || at - before.at > WHOLE) return true;
    const [first] = tokens.slice(before.at + 1, at);
    return !(isWord(first) && OF.test(first.word) && !leadsToAnother(tokens, before.at));
  });

/** The changes that a text tells, each by two numbers of one dimension that stand near each other. */
export const changesIn = (quantities: readonly Quantity[]): readonly Change[] => {
  const changes: Change[] = [];
  for (const [index, one] of quantities.entries()) {
    const [other, last] = [quantities[index + 1], changes.at(-1)];
    const isBesides = one.role === null && other?.role === 'old' && quantities[index + 2]?.role === 'new'; // "20 off, from 45 to 25"
    if (other && !isBesides && one !== last?.to && one !== last?.from) changes.push(...changeOf(one, other));
  }
  return changes;
};

const changeOf = (one: Quantity, other: Quantity): readonly Change[] => {
  if (other.at - one.at > PARTNER || !areOfOneKind(one, other) || one.token.unit?.of === 'clock') return [];
  if (countsAside(one, other) || countsAside(other, one) || isNamedByNumber(one, other)) return [];
  if (one.role === 'old' && other.role !== 'old') return [{ from: one, to: other }];
  if (other.role === 'old' && one.role !== 'old') return [{ from: other, to: one }];
  return one.role === null && other.role === 'new' && other.at - one.at < NEAR_END ? [{ from: one, to: other }] : [];
};

/** "Six of the eight Year 8 booklets": the same value, once in words. */
const isNamedByNumber = ({ token: one }: Quantity, { token: other }: Quantity): boolean =>
  one.isWord !== other.isWord && one.values.some((value) => other.values.includes(value));

/** "17 of the 41 were the same two boys": a number in words of other things. */
const countsAside = ({ token, counted }: Quantity, other: Quantity): boolean =>
  token.isWord &&
  !other.token.isWord &&
  token.unit === null &&
  other.token.unit === null &&
  counted.length > 0 &&
  !counted.some((word) => other.counted.includes(word));

const NEAR_END = 5;
