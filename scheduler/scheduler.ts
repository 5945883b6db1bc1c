import { Cron } from 'croner';
import { ASK_CHECK_INS, CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { type Clock, timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { reaction } from '#domain/work/reaction/decider.ts';
import { decidePage, type PageParts } from './due-check-ins.ts';

export type SchedulerParts = Pick<
  Services,
  'log' | 'readModels' | 'clock' | 'registers' | 'vault' | 'textsADay' | 'telemetry'
> &
  Readonly<{ leases: Leases; logger: Logger; elapsed?: () => number }>;

export interface Scheduler {
  /** Decides all that is due now; resolves when that is done, also when it could not be and waits for the next tick. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

export const EVERY_FIVE_SECONDS = '*/5 * * * * *';

/**
 * Looks every few seconds for slots that are due and decides them. A tick only says "now": what is due stands in the read
 * model, and the log has each slot decided once, whoever else is at it. `pattern` null: it ticks only when told to.
 */
export const startScheduler = async (
  parts: SchedulerParts,
  pattern: string | null = EVERY_FIVE_SECONDS,
): Promise<Scheduler> => {
  const time = createSteadyTime(parts.clock, parts.elapsed);
  time.read();
  const lease = createHeldLease(parts);
  let stopped = false;
  const decideAll = createRounds(parts, await startedAt(parts), {
    isStopped: () => stopped,
    mayGoOn: async () => !stopped && (await lease.isHeld()),
  });
  const round = async () => {
    try {
      if (!stopped) await decideAll(time.read());
    } catch (error) {
      if (!isUnavailable(error)) parts.logger.error('the scheduler could not look for check-ins', error);
    }
  };
  let current: Promise<void> = Promise.resolve();
  const tick = () => {
    current = current.then(round);
    return current;
  };
  const ticks = pattern === null ? null : new Cron(pattern, { protect: true }, tick);
  return {
    tick,
    async stop() {
      stopped = true;
      ticks?.stop();
      await current;
      await lease.release();
    },
  };
};

/** Where it began for the first time, in whichever process: what would have been due before is nobody's slot. */
const startedAt = async ({ log, clock }: SchedulerParts): Promise<Position> => {
  const data = { reaction: ASK_CHECK_INS, at: timestamp(clock) };
  const command = { type: 'StartReaction', data } as const;
  return positionReached(await handle(log, reaction, streams.reaction(ASK_CHECK_INS), command)) ?? '';
};

/** Whether to go on with what was begun: `isStopped` is asked before each slot, `mayGoOn` before each page. */
type Going = Readonly<{ isStopped: () => boolean; mayGoOn: () => Promise<boolean> }>;

/**
 * Decides all that is due at a moment, round after round: after downtime there may be more than one date of a user.
 * `started` is where the log stood when check-ins began.
 */
const createRounds = (parts: PageParts, started: Position, { isStopped, mayGoOn }: Going) => {
  let seen = started;

  /** Until what was decided is folded, it would be found due once more. */
  const hasFolded = async (): Promise<boolean> =>
    (await waitForReadModels(parts.readModels, [CHECK_INS_DUE], seen)).length === 0;

  /** All that is due, the longest due first; whether any of it was decided. */
  const goThrough = async (now: number): Promise<boolean> => {
    const before = seen;
    let cursor: string | null = null;
    do {
      const page = await decidePage(parts, now, cursor, () => !isStopped());
      if (page.decided !== null && page.decided > seen) seen = page.decided;
      cursor = page.cursor;
    } while (cursor !== null && (await mayGoOn()));
    return seen !== before;
  };

  return async (now: number): Promise<void> => {
    while ((await mayGoOn()) && (await hasFolded()) && (await goThrough(now)));
  };
};

const LEASE = 'scheduler';

/** In between, the lease is still ours. */
const PROLONG_EVERY_MS = 10_000;

/** The lease of the one process that decides: asked for when it is needed, given back at the end. */
const createHeldLease = ({ leases, logger }: Readonly<{ leases: Leases; logger: Logger }>) => {
  let prolongAt = Number.NEGATIVE_INFINITY;
  return {
    async isHeld(): Promise<boolean> {
      if (performance.now() < prolongAt) return true;
      const isHeld = (await leases.hold(LEASE)) !== null;
      prolongAt = isHeld ? performance.now() + PROLONG_EVERY_MS : Number.NEGATIVE_INFINITY;
      return isHeld;
    },
    async release(): Promise<void> {
      if (prolongAt === Number.NEGATIVE_INFINITY) return;
      await leases.release(LEASE).catch((error: unknown) => {
        if (!isUnavailable(error)) logger.error('the scheduler could not give its lease back', error);
      });
    },
  };
};

const MOST_AHEAD_MS = 60 * 60_000;

/** How far two clocks that both go right may be apart. */
const AGREEING_MS = 60_000;

/**
 * The time that slots are decided by, in milliseconds since 1970. A clock that is suddenly over an hour ahead is believed
 * once a second reading agrees with it; until then time goes on as it went. Backwards is believed at once: what was
 * decided stays decided. `elapsed` never jumps.
 */
const createSteadyTime = (clock: Clock, elapsed: () => number = () => performance.now()) => {
  let last: Readonly<{ time: number; elapsed: number }> | null = null;
  let jumped: Readonly<{ time: number; elapsed: number }> | null = null;
  return {
    read(): number {
      const reading = { time: clock.now(), elapsed: elapsed() };
      const expected = last === null ? reading.time : last.time + reading.elapsed - last.elapsed;
      if (reading.time - expected > MOST_AHEAD_MS && !(jumped && agree(jumped, reading))) {
        jumped = reading;
        last = { time: expected, elapsed: reading.elapsed };
        return expected;
      }
      jumped = null;
      last = reading;
      return reading.time;
    },
  };
};

type Reading = Readonly<{ time: number; elapsed: number }>;

const agree = (one: Reading, other: Reading): boolean =>
  Math.abs(other.time - one.time - (other.elapsed - one.elapsed)) < AGREEING_MS;
