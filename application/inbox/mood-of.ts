import type { MoodOf } from '#application/check-ins/public.ts';
import type { Services } from '#application/services.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import { heardSince } from './heard-since.ts';

/** Enough to find the one that was read last among those that were not. */
const MOST_LOOKED_AT = 5;

/** A crisis is remembered so long, whatever was written after it. */
const CRISIS_DAYS = 3;
const LATELY_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/**
 * How somebody wrote to us last, for the check-in that comes next: a crisis of the last three days, else whether the newest words
 * of two weeks were of a hard day. Read from the sealed words themselves: nothing else says how somebody is.
 */
export const moodOf =
  ({ log, readModels }: Pick<Services, 'log' | 'readModels'>): MoodOf =>
  async (userId, at) => {
    const heard = await heardSince({ log, readModels }, userId, daysBefore(at, LATELY_DAYS), MOST_LOOKED_AT);
    if (heard.some((one) => one.tone === 'crisis' && one.at >= daysBefore(at, CRISIS_DAYS))) return 'crisis';
    const newest = heard[0]?.tone ?? null;
    return newest === 'crisis' ? 'crisis' : isHardTone(newest) ? 'hard' : null;
  };

export const daysBefore = (at: string, days: number): string => new Date(Date.parse(at) - days * DAY_MS).toISOString();
