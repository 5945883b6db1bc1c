import { readModel } from '#application/engine/read-model.ts';
import type { Services } from '#application/services.ts';

/** No word of theirs. `changedAt` is when it was last written, analysed, filed, dated, removed or brought back. */
export type WinTimesDocument = Readonly<{ userId: number; date: string; recordedAt: string; changedAt: string }>;

/** When each win was written and last changed, removed ones among them: what is counted from wins is dated by it. */
export const WIN_TIMES = readModel<WinTimesDocument>()({
  name: 'win-times',
  indexes: [
    ['userId', 'date', 'recordedAt'],
    ['userId', 'date', 'changedAt'],
  ],
});

/** When the first win of a time was recorded, and when any of its wins last changed. */
export type WinTimes = Readonly<{ firstAt: string; lastAt: string }>;

/** Those of each day that has wins, or had some, of which all were removed. */
export const winTimesByDay = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
): Promise<ReadonlyMap<string, WinTimes>> => {
  const filter = { equals: { userId } };
  const [recorded, changed] = await Promise.all([
    readModels.spreadBy(WIN_TIMES, filter, { by: 'date', over: 'recordedAt', beyond: [] }),
    readModels.spreadBy(WIN_TIMES, filter, { by: 'date', over: 'changedAt', beyond: [] }),
  ]);
  return new Map(
    [...changed].map(([day, { least, greatest }]) => [
      day,
      { firstAt: recorded.get(day)?.least ?? least, lastAt: greatest },
    ]),
  );
};

/** Those of all days from the first to the last one, both included; null where none has any. */
export const timesWithin = (
  byDay: ReadonlyMap<string, WinTimes>,
  { from, to }: Readonly<{ from: string; to: string }>,
): WinTimes | null => {
  const within = [...byDay].flatMap(([day, times]) => (day >= from && day <= to ? [times] : []));
  if (within.length === 0) return null;
  return within.reduce((one, other) => ({
    firstAt: one.firstAt < other.firstAt ? one.firstAt : other.firstAt,
    lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
  }));
};
