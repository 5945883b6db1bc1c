import type { Tone } from '#domain/schedule/rhythm.ts';
import type { Frequency } from '#domain/schedule/schedule.ts';
import type { Season } from '#domain/schedule/season.ts';
import { type Category, categories } from '#domain/wins/categories.ts';
import { type CheckInQuestion, poolSizes, type QuestionPool } from './question-pools.ts';
import { readSeed } from './seed.ts';

/**
 * What is known when a check-in goes out. `weekday` counts from Sunday (0), `hour` (0-23) is that on the user's wall;
 * `streak` is how many days in a row had a win up to now, `silentDays` how many have passed since the last one (or since
 * the account was opened), `lastWin` the newest one. `mood` is how they wrote last: of a crisis, of another hard day, or null. `byHand` is null for a slot; for one that was asked for it is a
 * number that tells it from others of the day.
 */
export type QuestionContext = Readonly<{
  weekday: number;
  hour: number;
  frequency: Frequency;
  streak: number;
  silentDays: number;
  lastWin: Readonly<{ category: string; date: string }> | null;
  season: Season | null;
  tone: Tone;
  mood: 'crisis' | 'hard' | null;
  byHand: number | null;
}>;

/**
 * The question that a seed stands for. Each pool goes round by the day, so that two days in a row never ask the same,
 * whatever has become of the user between them; no question stands in two pools.
 */
export const chooseQuestion = (seed: number, context: QuestionContext): CheckInQuestion => {
  const { day, hand } = readSeed(seed);
  const { byHand, mood } = context;
  if (mood === 'crisis') return cardOf('plain', day, hand);
  return byHand === null
    ? cardOf(poolFor(context, day, hand), day, hand)
    : cardOf('any-day', day + asideBy(byHand), hand);
};

/** One asked for by hand is none that a slot asks near it, though its day may be another by the user's clock. */
const asideBy = (byHand: number): number => 3 + (byHand % (poolSizes['any-day'] - 6));

/** Everybody's pool is in an order of their own. */
const cardOf = (pool: QuestionPool, turn: number, hand: number): CheckInQuestion => {
  const size = poolSizes[pool];
  const steps = Array.from({ length: size }, (_, step) => step).filter((step) => step > 0 && isCoprime(step, size));
  const step = steps[hand % steps.length] ?? 1;
  return { pool, card: (hand + turn * step) % size };
};

const isCoprime = (one: number, other: number): boolean => (other === 0 ? one === 1 : isCoprime(other, one % other));

const poolFor = (context: QuestionContext, day: number, hand: number): QuestionPool => {
  const { tone, frequency, weekday } = context;
  if (tone !== 'usual') return tone;
  if (context.mood === 'hard') return 'gentle';
  const turn = day + hand;
  const weeks = Math.floor((day + 3) / 7) + hand; // 1970 began on a Thursday
  if (frequency === 'weekly') return weeklyPool(context, weeks);
  if (context.lastWin === null && turn % 4 === 1) return 'beginning';
  if (context.silentDays >= SILENT_DAYS && turn % 2 === 1) return 'gentle';
  if (context.silentDays >= LONG_SILENT_DAYS) return 'any-day';
  if (weekday === 0 || weekday === 6) return 'weekend';
  if (weekday === 1 && weeks % 2 === 0) return 'monday';
  if (weekday === 5 && weeks % 4 !== 0) return 'friday';
  return dailyPool(context, turn);
};

const SILENT_DAYS = 4;
/** By then check-ins are rare, or days are hard: nothing is asked about a day of which there may be nothing to tell. */
const LONG_SILENT_DAYS = 14;
const STREAK_DAYS = 3;

const weeklyPool = ({ season, silentDays }: QuestionContext, weeks: number): QuestionPool => {
  if (season && weeks % 3 === 0) return `season-${season}`;
  return silentDays >= 3 * 7 && weeks % 2 === 0 ? 'gentle' : 'week';
};

/** How often a pool is turned to and how many are in it have no divisor in common: none comes back within a month. */
const dailyPool = (context: QuestionContext, turn: number): QuestionPool => {
  const { season, lastWin, silentDays, weekday, hour } = context;
  if (turn % 15 === 7 && lastWin && silentDays <= SILENT_DAYS && isCategory(lastWin.category))
    return `after-${lastWin.category}`;
  if (turn % 5 === 3 && season) return `season-${season}`;
  if (turn % 5 === 1 && context.streak >= STREAK_DAYS) return 'streak';
  if (turn % 2 === 0 && hour >= EVENING) return 'evening';
  if (turn % 3 === 0 && hour < NOON && weekday !== 1) return 'morning';
  return 'any-day';
};

const NOON = 11;
const EVENING = 16;

const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name);
