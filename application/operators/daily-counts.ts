import { readModel } from '#application/engine/read-model.ts';

/**
 * What happened on one day (UTC), counted by name and hour: `hours` has 24 numbers for each name that was met. No user, no id.
 */
export type DailyCountsDocument = Readonly<{ day: string; hours: Readonly<Record<string, readonly number[]>> }>;

/** For the figures that no list answers: counted once when it happens, never by looking through everything. */
export const DAILY_COUNTS = readModel<DailyCountsDocument>()({ name: 'daily-counts', indexes: [['day']] });
