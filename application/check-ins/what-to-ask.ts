import { newestWins } from '#application/insights/wins-read.ts';
import type { Services } from '#application/services.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { CheckInRequestedV2 } from '#domain/check-ins/events.ts';
import type { CheckInFacts } from '#domain/check-ins/facts.ts';
import { chooseQuestion, type QuestionContext } from '#domain/check-ins/questions.ts';
import { type Frequency, isRare, type Schedule } from '#domain/schedule/schedule.ts';
import { seasonOf } from '#domain/schedule/season.ts';
import { daysBetween, weekdayOf } from '#domain/time/dates.ts';
import { localDate, localHour } from '#domain/time/local-time.ts';
import { streakUpTo } from '#domain/wins/streak.ts';
import { memoryFor } from './memory.ts';

type Requested = CheckInRequestedV2['data'];

/** Enough to see a streak by. */
const NEWEST = 60;
const EVER = '0000-01-01';
const TEN_MINUTES = 10 * 60_000;

/** What a check-in asks, from all that is known of its user by now. */
export const whatToAsk = async (
  services: Pick<Services, 'readModels'>,
  requested: Requested,
  account: OpenAccount,
): Promise<CheckInFacts> => {
  const { userId, question: seed, tone, slot, at } = requested;
  const { timezone } = account.schedule;
  const today = slot ?? localDate(at, timezone);
  const context = await contextOf(services, requested, account, today);
  const memory =
    tone === 'usual' && slot !== null
      ? await memoryFor(services, userId, { today, seed, schedule: account.schedule })
      : null;
  return { of: 'check-in', question: chooseQuestion(seed, context), tone, memory };
};

const contextOf = async (
  services: Pick<Services, 'readModels'>,
  { userId, tone, slot, at }: Requested,
  { schedule, openedAt }: OpenAccount,
  today: string,
): Promise<QuestionContext> => {
  const { timezone } = schedule;
  const frequency = askedAsOf(schedule);
  const wins = await newestWins(services, userId, { from: EVER, to: today }, NEWEST);
  const lastWin = wins[0] ?? null;
  const since = lastWin?.date ?? localDate(openedAt, timezone);
  return {
    weekday: weekdayOf(today),
    hour: localHour(at, timezone),
    frequency,
    streak: streakUpTo(new Set(wins.map(({ date }) => date)), today, { weekdaysOnly: frequency === 'daily-weekdays' }),
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
