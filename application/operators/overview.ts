import { ACCOUNTS } from '#application/accounts/public.ts';
import { SUBSCRIPTIONS } from '#application/billing/public.ts';
import { CHECK_INS_DUE } from '#application/check-ins/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { MAILS } from '#application/inbox/public.ts';
import type { Services } from '#application/services.ts';
import { DAILY_COUNTS, type DailyCountsDocument } from './daily-counts.ts';
import type { OperatorParts } from './parts.ts';
import { listProjections } from './projections.ts';
import { type ListedPool, listPools } from './work.ts';

/** Of each name, one number for each step of time, the oldest first. */
type Series = Readonly<{ from: string; counts: Readonly<Record<string, readonly number[]>> }>;

/** Whether a store answers, and in how many milliseconds. `code` says why it does not. */
type StoreHealth = Readonly<{ store: string; ok: boolean; ms: number; code: string }>;

export type Overview = Readonly<{
  at: string;
  subscribers: Readonly<Record<'active' | 'ending' | 'pastDue' | 'ended' | 'complimentary' | 'unproven', number>>;
  checkIns: Readonly<{ dueNow: number; dueInADay: number }>;
  waitingMails: Readonly<{ held: number; waiting: number }>;
  pools: readonly ListedPool[];
  readModels: readonly Readonly<{ name: string; lag: number; stopped: string | null; isBuilt: boolean }>[];
  stores: readonly StoreHealth[];
  damagedEvents: number;
  /** 24 hours, this one the last, and 30 days, today the last (UTC). */
  hours: Series;
  days: Series;
}>;

type Parts = Pick<Services, 'log' | 'readModels' | 'registers' | 'archive' | 'vault' | 'damage' | 'clock'>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;
const HOURS = 24;

/** Everything at a glance: counted by indexes and by day, never by looking through a list. */
export const overviewOf = async (services: Parts, operators: OperatorParts): Promise<Overview> => {
  const { readModels, clock, damage } = services;
  const now = clock.now();
  const isoIn = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const dueBy = (dueAt: string) => readModels.count(CHECK_INS_DUE, { equals: { waits: true }, atMost: { dueAt } });
  const mailsThat = (end: 'held' | 'waiting') => readModels.count(MAILS, { equals: { end } });
  const [subscribers, dueNow, dueInADay, held, waiting, pools, models, stores, damaged, counted] = await Promise.all([
    subscribersBy(services),
    dueBy(isoIn(0)),
    dueBy(isoIn(DAY_MS)),
    mailsThat('held'),
    mailsThat('waiting'),
    listPools(services, operators),
    listProjections(operators),
    storeHealth(services),
    damage.known(),
    countsSince(services, isoIn(-DAYS * DAY_MS).slice(0, 10)),
  ]);
  return {
    at: timestamp(clock),
    subscribers,
    checkIns: { dueNow, dueInADay },
    waitingMails: { held, waiting },
    pools,
    readModels: models.map(({ name, lag, stopped, build }) => ({ name, lag, stopped, isBuilt: build !== null })),
    stores,
    damagedEvents: damaged.length,
    hours: hoursIn(counted, now),
    days: daysIn(counted, now),
  };
};

const subscribersBy = async ({ readModels }: Pick<Parts, 'readModels'>): Promise<Overview['subscribers']> => {
  const those = (state: 'active' | 'past-due' | 'ended', cancelAtEnd: boolean) =>
    readModels.count(SUBSCRIPTIONS, { equals: { state, cancelAtEnd } });
  const accounts = (complimentary: boolean, proven: boolean) =>
    readModels.count(ACCOUNTS, { equals: { closed: false, complimentary, proven } });
  const [active, ending, pastDue, pastDueEnding, ended, given, givenUnproven, unproven] = await Promise.all([
    those('active', false),
    those('active', true),
    those('past-due', false),
    those('past-due', true),
    those('ended', false),
    accounts(true, true),
    accounts(true, false),
    accounts(false, false),
  ]);
  return {
    ...{ active, ending, pastDue: pastDue + pastDueEnding, ended },
    ...{ complimentary: given + givenUnproven, unproven: unproven + givenUnproven },
  };
};

const storeHealth = async ({ log, readModels, registers, vault }: Parts): Promise<readonly StoreHealth[]> => {
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    'event log': () => log.head(),
    'read models': () => readModels.checkpoint(DAILY_COUNTS),
    registers: () => registers.read('health', 'probe'),
    vault: () => vault.bound(),
  };
  return Promise.all(
    Object.entries(asked).map(async ([store, ask]) => {
      const begun = performance.now();
      const code = await ask().then(
        () => '',
        (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed'),
      );
      return { store, ok: code === '', ms: Math.round(performance.now() - begun), code };
    }),
  );
};

type Counted = ReadonlyMap<string, DailyCountsDocument['hours']>;

const countsSince = async ({ readModels }: Pick<Parts, 'readModels'>, day: string): Promise<Counted> => {
  const { found } = await readModels.page(DAILY_COUNTS, { filter: {}, sort: [['day', 'descending']], limit: DAYS + 2 });
  return new Map(
    found.filter(({ document }) => document.day >= day).map(({ document }) => [document.day, document.hours]),
  );
};

const namesIn = (counted: Counted): readonly string[] =>
  [...new Set([...counted.values()].flatMap((hours) => Object.keys(hours)))].sort();

const seriesOf = (
  counted: Counted,
  from: string,
  steps: number,
  at: (name: string, step: number) => number,
): Series => ({
  from,
  counts: Object.fromEntries(
    namesIn(counted).map((name) => [name, Array.from({ length: steps }, (_, step) => at(name, step))]),
  ),
});

const hoursOf = (counted: Counted, day: string, name: string): readonly number[] => {
  const hours = counted.get(day);
  return (hours && Object.hasOwn(hours, name) ? hours[name] : undefined) ?? [];
};

const hoursIn = (counted: Counted, now: number): Series => {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS;
  return seriesOf(counted, new Date(first).toISOString(), HOURS, (name, step) => {
    const at = new Date(first + step * HOUR_MS).toISOString();
    return hoursOf(counted, at.slice(0, 10), name)[Number(at.slice(11, 13))] ?? 0;
  });
};

const daysIn = (counted: Counted, now: number): Series => {
  const first = Math.floor(now / DAY_MS) * DAY_MS - (DAYS - 1) * DAY_MS;
  return seriesOf(counted, new Date(first).toISOString().slice(0, 10), DAYS, (name, step) => {
    const day = new Date(first + step * DAY_MS).toISOString().slice(0, 10);
    return hoursOf(counted, day, name).reduce((sum, count) => sum + count, 0);
  });
};
