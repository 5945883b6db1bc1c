import type { Services } from '#application/services.ts';
import { newestWins } from '#application/wins/public.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { CheckInRequested } from '#domain/check-ins/events.ts';
import type { Ago, CheckInFacts, Memory } from '#domain/check-ins/facts.ts';
import { chooseQuestion, type QuestionContext } from '#domain/check-ins/questions.ts';
import { readSeed } from '#domain/check-ins/seed.ts';
import { type Frequency, isRare, type Schedule } from '#domain/schedule/schedule.ts';
import { seasonOf } from '#domain/schedule/season.ts';
import { shortenedText } from '#domain/text.ts';
import { daysBetween, plusDays, plusMonths, weekdayOf } from '#domain/time/dates.ts';
import { localDate, localHour } from '#domain/time/local-time.ts';
import { streakUpTo } from '#domain/wins/streak.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import type { MoodOf } from './mood.ts';

type Requested = CheckInRequested['data'];

/** Enough to see a streak by. */
const NEWEST = 60;

const EVER = '0000-01-01';
const TEN_MINUTES = 10 * 60_000;

/** What a check-in asks, from all that is known of its user by now. */
export const whatToAsk = async (
  services: Pick<Services, 'readModels'> & Readonly<{ moodOf: MoodOf }>,
  requested: Requested,
  account: OpenAccount,
): Promise<CheckInFacts> => {
  const { userId, questionSeed: seed, tone, slot, at } = requested;
  const { timezone } = account.schedule;
  const today = slot ?? localDate(at, timezone);
  const mood = await services.moodOf(userId, at); // after a hard day nobody is asked for wins, nor reminded of one
  const context = { ...(await contextOf(services, requested, account, today)), mood };
  const memory =
    tone === 'usual' && slot !== null && mood === null
      ? await memoryFor(services, userId, { today, seed, schedule: account.schedule })
      : null;
  return { of: 'check-in', question: chooseQuestion(seed, context), tone, memory };
};

const contextOf = async (
  services: Pick<Services, 'readModels'>,
  { userId, tone, slot, at }: Requested,
  { schedule, openedAt }: OpenAccount,
  today: string,
): Promise<Omit<QuestionContext, 'mood'>> => {
  const { timezone } = schedule;
  const frequency = askedAsOf(schedule);
  const wins = await newestWins(services, userId, { from: EVER, to: today }, NEWEST);
  const lastWin = wins[0] ?? null;
  const since = lastWin?.date ?? localDate(openedAt, timezone);
  return {
    weekday: weekdayOf(today),
    hour: localHour(at, timezone),
    frequency,
    streak: streakUpTo(new Set(wins.map(knownDate)), today, { weekdaysOnly: frequency === 'daily-weekdays' }),
    silentDays: Math.max(0, daysBetween(since, today)),
    lastWin: lastWin && { category: lastWin.category, date: lastWin.date },
    season: seasonOf(today),
    tone,
    byHand: slot === null ? Math.floor(Date.parse(at) / TEN_MINUTES) : null,
  };
};

/** Several a week ask about the days, as daily ones do. */
const askedAsOf = (schedule: Schedule): Frequency =>
  schedule.frequency === 'weekly' && !isRare(schedule) ? 'daily' : schedule.frequency;

type Asked = Readonly<{ today: string; seed: number; schedule: Schedule }>;

/** How long ago, and how many days that may be off; the longest time first. */
const ways: readonly Readonly<{ date: (today: string) => string; off: number; ago: Ago['ago'] }>[] = [
  { date: (today: string) => plusMonths(today, -24), off: 3, ago: 'two-years' },
  { date: (today: string) => plusMonths(today, -12), off: 3, ago: 'year' },
  { date: (today: string) => plusMonths(today, -6), off: 3, ago: 'half-year' },
  { date: (today: string) => plusMonths(today, -1), off: 2, ago: 'month' },
  { date: (today: string) => plusDays(today, -7), off: 0, ago: 'week' },
];

/** So many wins around a date are looked at. */
const MOST_READ = 20;

const LONGEST = 160;
const WORKING_DAYS = [1, 2, 3, 4, 5];

/** A past win to remind of on this date, the one of longest ago there is; null on most dates, and when there is none. */
const memoryFor = async (
  services: Pick<Services, 'readModels'>,
  userId: number,
  { today, seed, schedule }: Asked,
): Promise<Memory | null> => {
  if (!isMemoryDay({ today, seed, schedule })) return null;
  for (const { date, off, ago } of ways) {
    const day = date(today);
    const wins = await newestWins(services, userId, { from: plusDays(day, -off), to: plusDays(day, off) }, MOST_READ);
    const [nearest] = [...wins].sort((one, other) => distance(one.date, day) - distance(other.date, day));
    if (nearest)
      return {
        text: shortenedText(nearest.text, LONGEST),
        when: { ago, isExact: nearest.date === day && !nearest.dateIsApproximate },
      };
  }
  return null;
};

const distance = (date: string, other: string): number => Math.abs(daysBetween(date, other));

/** Once a week at most: on one of the days drawn for each user, or every other week for those who are asked weekly. */
const isMemoryDay = ({ today, seed, schedule }: Asked): boolean => {
  const { day, hand } = readSeed(seed);
  if (hand === 0) return false; // an event of before there was a seed
  if (isRare(schedule)) return (Math.floor(day / 7) + hand) % 2 === 0;
  const days = schedule.frequency === 'weekly' ? schedule.weekdays : WORKING_DAYS;
  return weekdayOf(today) === days[hand % days.length];
};
