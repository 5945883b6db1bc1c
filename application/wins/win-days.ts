import { accountWithSchedule } from '#application/accounts/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { ReadModels, Shape, ShownPage } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { plusDays, weekdayOf } from '#domain/time/dates.ts';
import { localDate } from '#domain/time/local-time.ts';
import { type Share, sharesOf } from '#domain/wins/cairn-shares.ts';
import { firstDayOf, isDay } from '#domain/wins/win-day.ts';
import { WINS, type WinDocument } from './wins.ts';

const WEEKS_BEFORE = 52;
const MOST_OF_A_DAY = 100;
/** The newest win is a stone of its own above them. */
const MOST_SHARES = 7;

type WinDays = Readonly<{
  from: string;
  to: string;
  total: number;
  days: ReadonlyMap<string, number>;
  months: ReadonlyMap<string, number>;
  shares: readonly Share[];
}>;

/**
 * How many wins each day of a year holds, up to today in their user's zone and from a Monday on: counted by the store, from its
 * indexes alone. `months` (`yyyy-MM`) hold those of that year of which no day is known: they are on no day. `total` counts the
 * wins of all times, and `shares` are those of the cairn.
 */
export const winDays = async (
  services: Pick<Services, 'log' | 'readModels' | 'clock'>,
  userId: number,
): Promise<WinDays> => {
  const account = await accountWithSchedule(services, userId);
  const to = localDate(timestamp(services.clock), account?.schedule.timezone ?? 'UTC');
  const monday = plusDays(to, -((weekdayOf(to) + 6) % 7));
  const from = plusDays(monday, -7 * WEEKS_BEFORE);
  const [counted, filed] = await Promise.all([
    services.readModels.countBy(WINS, { equals: { userId } }, 'knownDate'),
    services.readModels.countBy(WINS, { equals: { userId } }, 'filed'),
  ]);
  const total = [...counted.values()].reduce((sum, wins) => sum + wins, 0);
  const ofYear = [...counted].filter(([known]) => firstDayOf(known) >= from && firstDayOf(known) <= to).toSorted();
  return {
    from,
    to,
    total,
    days: new Map(ofYear.filter(([known]) => isDay(known))),
    months: new Map(ofYear.filter(([known]) => !isDay(known))),
    shares: sharesOf(filed, MOST_SHARES),
  };
};

/** The wins of one day, the last recorded first; none of a month whose first it is. */
export const shownWinsOfDay = (
  readModels: ReadModels,
  userId: number,
  date: string,
  shape: Shape<WinDocument>,
): Promise<ShownPage> =>
  readModels.shown(
    WINS,
    {
      filter: { equals: { userId, knownDate: date } },
      sort: [['recordedAt', 'descending']],
      limit: MOST_OF_A_DAY,
      cursor: null,
    },
    shape,
  );
