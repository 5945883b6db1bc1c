import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { plannedCheckIns } from '#application/check-ins/next-check-ins.ts';
import { handle } from '#application/engine/handle.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import type { AnyEvent } from '#domain/event.ts';
import { defaultSchedule, type Schedule } from '#domain/schedule/schedule.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { startProjectionRunner } from '#projections/engine/runner.ts';
import { type SchedulerParts, startScheduler } from '#scheduler/scheduler.ts';
import { tellAccount, type UserCommand } from '../support/account-commands.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { embeddedServices } from '../support/stores.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Stores, a clock that is moved by hand, users, and schedulers that tick when told to. It is Friday, 9:00 UTC. */
export const schedulerBench = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const { log, readModels, vault, registers, textsADay } = services;
  const runner = await startProjectionRunner({
    log,
    store: services.stores.readModels,
    projectors: [checkInsDue],
    logger: silentLogger,
    onApplied() {},
  });
  t.teardown(runner.stop);
  const at = () => new Date(clock.now()).toISOString();
  let users = 0;

  const folded = () =>
    eventually('the read model', async () => {
      const [head, checkpoint] = [await log.head(), await readModels.checkpoint(CHECK_INS_DUE)];
      return head === null || (checkpoint?.position ?? '') >= head;
    });

  /** Two clocks that go together, unless `elapsed` says otherwise. */
  const start = async (parts: Partial<SchedulerParts> = {}) => {
    const leases = createLeases(services, randomUUID(), false);
    const all = {
      log,
      readModels,
      registers,
      vault,
      textsADay,
      clock,
      leases,
      logger: silentLogger,
      elapsed: clock.now,
      telemetry: noTelemetry,
      ...parts,
    };
    const scheduler = await startScheduler(all, null);
    t.teardown(scheduler.stop);
    return scheduler;
  };

  const tell = async (userId: number, command: (id: Readonly<{ userId: number; at: string }>) => UserCommand) => {
    const told = await tellAccount(services, userId, command({ userId, at: at() }));
    if ('refused' in told) throw new Error(told.refused);
    await folded();
  };

  return {
    ...services,
    services,
    clock,
    at,
    folded,
    start,
    tell,
    /** The next check-ins of a user, as the profile page lists them. */
    async next(userId: number, count: number) {
      return (await plannedCheckIns(services, userId, count))?.next ?? [];
    },
    /** An account whose check-ins come at 7:00 each day in UTC, unless the schedule says otherwise. */
    async user(
      schedule: Partial<Schedule> = {},
      { complimentary = true, proven = true }: Readonly<{ complimentary?: boolean; proven?: boolean }> = {},
    ): Promise<number> {
      users += 1;
      const userId = users;
      await vault.make(userId);
      const personal = { firstName: 'Sub', lastName: 'Scriber', email: `sub${userId}@example.com` };
      const data = { userId, at: at(), timezone: 'UTC', complimentary, addressName: `a-${userId}`, proven, personal };
      await handle(log, account, streams.account(userId), { type: 'OpenAccount', data });
      const wanted = { ...defaultSchedule, timezone: 'UTC', ...schedule };
      await tell(userId, (id) => ({ type: 'ChangeSchedule', data: { ...id, ...wanted } }));
      if (!complimentary) await tell(userId, (id) => ({ type: 'FinishSetup', data: id }));
      return userId;
    },
    document: (userId: number) => readModels.get(CHECK_INS_DUE, String(userId)),
    /** What was decided of a user's slots from one date to another, in their order: `2026-11-21 usual`, `2026-11-22 late`. */
    async slots(userId: number, from: string, to: string): Promise<readonly string[]> {
      const found: string[] = [];
      for (let day = Date.parse(from); day <= Date.parse(to); day += DAY) {
        const date = new Date(day).toISOString().slice(0, 10);
        const events = await log.readSealed(streams.checkIn(`${userId}-${date}`));
        for (const event of events) found.push(`${date} ${wordOf(event)}`);
      }
      return found;
    },
  };
};
export type SchedulerBench = Awaited<ReturnType<typeof schedulerBench>>;

const wordOf = (event: AnyEvent): string => {
  const { tone, reason } = event.data as Readonly<{ tone?: string; reason?: string }>;
  return tone ?? reason ?? event.type;
};
