import { Cron } from 'croner';
import { ASK_CHECK_INS } from '#application/check-ins/check-ins-due.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { reaction } from '#domain/work/reaction/decider.ts';
import { createHeldLease } from './held-lease.ts';
import { createRounds } from './rounds.ts';
import { createSteadyTime } from './steady-time.ts';

export type SchedulerParts = Pick<Services, 'log' | 'readModels' | 'clock' | 'registers' | 'vault' | 'textsADay'> &
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
