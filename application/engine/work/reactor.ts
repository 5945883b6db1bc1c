import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { job as jobDecider } from '#domain/work/job/decider.ts';
import { reaction as reactionDecider } from '#domain/work/reaction/decider.ts';
import { handle, positionReached } from '../handle.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import { Fault, isDeferred, isUnavailable } from '../ports/fault.ts';
import type { Logger } from '../ports/logger.ts';
import { PARTITIONS, WORK } from '../ports/work.ts';
import type { BackPressure } from './back-pressure.ts';
import { createBacklog } from './backlog.ts';
import type { Lease, Leases } from './leases.ts';
import { createLogThrottle } from './log-throttle.ts';
import { createProgress } from './progress.ts';
import type { Job, Reaction } from './reaction.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'> &
  Readonly<{ leases: Leases; logger: Logger; backPressure?: BackPressure }>;

export interface Reactor {
  /** Looks for work at once, as after a change of the read model `work`. */
  wake(): void;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 250;
const PROLONG_EVERY_MS = 10_000;
const USERS_AT_ONCE = 16;
/** Work that met a store or provider away is tried again after this, twice as long each time, up to a minute. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
/** What somebody wants later, such as a mail to a full mailbox, has more time. */
const LONGEST_DEFERRAL_MS = 15 * 60_000;

/**
 * Does the open jobs of the partitions it holds a lease on: a user's in log order, one at a time, different users side
 * by side. What fails through its own fault is written down and waits; what meets an outage waits in memory.
 */
export const startReactor = async (
  parts: Parts,
  reactions: readonly Reaction[],
  name = 'reactor',
): Promise<Reactor> => {
  const byName = new Map(reactions.map((reaction) => [reaction.rules.reaction, reaction]));
  const started = await startReactions(parts, reactions);
  const progress = createProgress(parts.clock);
  const backlog = createBacklog(parts.readModels, parts.clock, progress);
  const throttled = createLogThrottle(parts);
  const held = new Map<number, Lease>();
  const busy = new Map<number, Promise<void>>();
  let prolongAt = 0;
  let stopped = false;
  let round: Promise<void> = Promise.resolve();
  let again = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const complain = (message: string, error: unknown) => {
    if (!isUnavailable(error)) parts.logger.error(message, error);
  };

  /** Time may have stood still between two breaths: what was long enough when it was taken may be over now. */
  const lasts = ({ until }: Lease): boolean => until > parts.clock.now();

  const holdLeases = async () => {
    const now = parts.clock.now();
    if (now < prolongAt && [...held.values()].every(lasts)) return;
    for (let partition = 0; partition < PARTITIONS; partition += 1) {
      const lease = await parts.leases.hold(`${name}-${partition}`);
      if (lease) held.set(partition, lease);
      else held.delete(partition);
    }
    prolongAt = now + PROLONG_EVERY_MS;
  };

  /** Under a lease that was lost meanwhile nothing more is begun: another reactor may be at it. */
  const mayDo = ({ partition, epoch }: Job): boolean => {
    const lease = held.get(partition);
    return !stopped && lease?.epoch === epoch && lasts(lease);
  };

  const attempt = async (job: Job) => {
    try {
      if (progress.isClosed(job)) throw new Fault('left-open', `${job.reaction} did not close its job`);
      await parts.backPressure?.turn();
      const position = await byName.get(job.reaction)?.run(job);
      if (position) progress.settle(job, position, 'closed');
      else {
        progress.wait(job.id, LONGEST_WAIT_MS);
        throttled.warn(job, 'not-now');
      }
    } catch (error) {
      if (isUnavailable(error) || isDeferred(error)) throw error;
      const noted = await noteFailure(parts, job, error);
      if (noted) progress.settle(job, noted, 'failed');
      else progress.waitLonger(job.id, FIRST_WAIT_MS, LONGEST_WAIT_MS);
    }
  };

  const doJob = async (job: Job) => {
    try {
      await attempt(job);
    } catch (error) {
      progress.waitLonger(job.id, FIRST_WAIT_MS, isDeferred(error) ? LONGEST_DEFERRAL_MS : LONGEST_WAIT_MS);
      if (error instanceof Fault) throttled.warn(job, error.code);
      if (!isDeferred(error)) complain('the failure of a job could not be written down', error);
    }
  };

  const doUser = async (jobs: readonly Job[]) => {
    try {
      for (const job of jobs) if (mayDo(job) && (await backlog.isFirstInLane(job)) && mayDo(job)) await doJob(job);
    } catch (error) {
      for (const { id } of jobs) progress.wait(id, FIRST_WAIT_MS);
      complain('the work of a user could not be done', error);
    }
  };

  const lookForWork = async () => {
    await holdLeases();
    if (!(await hasFolded(parts, started))) return;
    const awake = reactions.filter(({ isPaused }) => !isPaused?.()).map(({ rules }) => rules.reaction);
    const leases = new Map([...held].filter(([, lease]) => lasts(lease)));
    const look = { reactions: awake, leases, busy, users: USERS_AT_ONCE - busy.size };
    for (const [userId, jobs] of await backlog.due(look)) {
      const done = doUser(jobs).then(() => {
        busy.delete(userId);
        wake();
      });
      busy.set(userId, done);
    }
  };

  /** While mail comes in, looking for work as often as it changes would take the time that mail needs. */
  const isTooSoon = (): boolean => {
    const now = performance.now();
    if (!(parts.backPressure?.isCalm() ?? true) && now - lookedAt < LOOK_EVERY_MS) return true;
    lookedAt = now;
    return false;
  };

  const wake = () => {
    if (stopped) return;
    again = true;
    round = round.then(async () => {
      if (!again || stopped || isTooSoon()) return;
      again = false;
      await lookForWork().catch((error: unknown) => complain('the reactor could not look for work', error));
    });
  };

  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      await Promise.all(busy.values());
      for (const { name } of held.values())
        await parts.leases.release(name).catch((error: unknown) => complain('a lease could not be given back', error));
    },
  };
};

/**
 * Each reaction's first start is an event: jobs that older events would have opened for it are dropped by it. One that was
 * split off has no start of its own, or what waited in the older one would be lost. Answers what must be folded before
 * any job is taken.
 */
const startReactions = async ({ log, clock }: Parts, reactions: readonly Reaction[]): Promise<Position | null> => {
  const positions: Position[] = [];
  for (const name of new Set(reactions.map(({ rules }) => rules.splitFrom ?? rules.reaction))) {
    const stream = streams.reaction(name);
    const data = { reaction: name, at: timestamp(clock) };
    const position = positionReached(await handle(log, reactionDecider, stream, { type: 'StartReaction', data }));
    if (position) positions.push(position);
  }
  return positions.sort().at(-1) ?? null;
};

const hasFolded = async ({ readModels }: Parts, position: Position | null): Promise<boolean> => {
  const checkpoint = await readModels.checkpoint(WORK);
  return checkpoint !== null && (position === null || checkpoint.position >= position);
};

/** Where the failure stands in the log; null when nothing was written down, as nothing new came of it. */
const noteFailure = async ({ log, clock, logger }: Parts, job: Job, error: unknown): Promise<Position | null> => {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected';
  logger.error('a job failed', error, { reaction: job.reaction, jobId: job.id, code: reason });
  const { id: jobId, reaction, userId, attempts } = job;
  const data = { jobId, reaction, userId, at: timestamp(clock), reason, attempts };
  const noted = await handle(log, jobDecider, streams.job(job.id), { type: 'NoteFailure', data });
  return 'refused' in noted || noted.events.length === 0 ? null : noted.position;
};
