import { ACCOUNTS } from '#application/accounts/public.ts';
import { SUBSCRIPTIONS } from '#application/billing/public.ts';
import { CHECK_INS_DUE } from '#application/check-ins/public.ts';
import { ERROR, OUTAGE } from '#application/engine/counted-errors.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { MAILS } from '#application/inbox/public.ts';
import type { Services } from '#application/services.ts';
import { type Counted, daysIn, hoursIn, namesIn, readCounted, type Series, totalIn } from './counted-days.ts';
import { DAILY_COUNTS } from './daily-counts.ts';
import type { OperatorParts } from './parts.ts';
import { listProjections } from './projections.ts';
import type { Sizes } from './store-sizes.ts';
import { type ListedPool, listPools } from './work.ts';

/** Whether a store answers, and in how many milliseconds. `code` says why it does not. */
type StoreHealth = Readonly<{ store: string; ok: boolean; ms: number; code: string }>;

type LoggedError = Readonly<{ what: string; isOutage: boolean; day: number; month: number }>;

export type Overview = Readonly<{
  at: string;
  subscribers: Readonly<Record<'active' | 'ending' | 'pastDue' | 'ended' | 'complimentary' | 'unproven', number>>;
  checkIns: Readonly<{ dueNow: number; dueInADay: number }>;
  waitingMails: Readonly<{ held: number; waiting: number }>;
  pools: readonly ListedPool[];
  readModels: readonly Readonly<{ name: string; lag: number; stopped: string | null; isBuilt: boolean }>[];
  stores: readonly StoreHealth[];
  sizes: Sizes;
  damagedEvents: number;
  /** Errors by what was logged, the most frequent first. An outage is a store or provider that was away. */
  errors: readonly LoggedError[];
  /** 24 hours, this one the last, and 30 days, today the last (UTC). */
  hours: Series;
  days: Series;
}>;

type Parts = Pick<Services, 'log' | 'readModels' | 'registers' | 'archive' | 'vault' | 'damage' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;

/** Everything at a glance: counted by indexes and by day, never by looking through a list. */
export const overviewOf = async (services: Parts, operators: OperatorParts): Promise<Overview> => {
  const { readModels, clock, damage } = services;
  const now = clock.now();
  const isoIn = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const dueBy = (dueAt: string) => readModels.count(CHECK_INS_DUE, { equals: { waits: true }, atMost: { dueAt } });
  const mailsThat = (end: 'held' | 'waiting') => readModels.count(MAILS, { equals: { end } });
  const [subscribers, dueNow, dueInADay, held, waiting, pools, models, stores, sizes, damaged, counted] =
    await Promise.all([
      subscribersBy(services),
      dueBy(isoIn(0)),
      dueBy(isoIn(DAY_MS)),
      mailsThat('held'),
      mailsThat('waiting'),
      listPools(services, operators),
      listProjections(operators),
      storeHealth(services),
      operators.sizes(),
      damage.known(),
      readCounted(services),
    ]);
  const names = namesIn(counted, (name) => !name.includes('|'));
  return {
    at: timestamp(clock),
    subscribers,
    checkIns: { dueNow, dueInADay },
    waitingMails: { held, waiting },
    pools,
    readModels: models.map(({ name, lag, stopped, build }) => ({ name, lag, stopped, isBuilt: build !== null })),
    stores,
    sizes,
    damagedEvents: damaged.length,
    errors: errorsIn(counted, now),
    hours: hoursIn(counted, names, now),
    days: daysIn(counted, names, now),
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

const errorsIn = (counted: Counted, now: number): readonly LoggedError[] => {
  const names = namesIn(counted, (name) => name.startsWith(`${ERROR}|`) || name.startsWith(`${OUTAGE}|`));
  const [hours, days] = [hoursIn(counted, names, now), daysIn(counted, names, now)];
  return names
    .map((name) => ({
      what: name.slice(name.indexOf('|') + 1),
      isOutage: name.startsWith(OUTAGE),
      day: totalIn(hours, name),
      month: totalIn(days, name),
    }))
    .filter(({ month }) => month > 0)
    .sort((one, other) => other.day - one.day || other.month - one.month);
};
