import { streams } from '#application/streams.ts';
import { reaction as reactionDecider } from '#domain/work/reaction/decider.ts';
import { handle, positionReached } from '../handle.ts';
import type { EngineParts } from '../parts.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import { isUnavailable } from '../ports/fault.ts';
import type { Logger } from '../ports/logger.ts';
import { type PoolName, WORK } from '../ports/work.ts';
import type { BackPressure } from './back-pressure.ts';
import { AHEAD_MS, createBacklog, laneOf } from './backlog.ts';
import { createDoer } from './do-job.ts';
import type { Lease, PartitionLeases, Share } from './leases.ts';
import { type Pool, poolsOf } from './pools.ts';
import { createProgress } from './progress.ts';
import type { Job, Reaction } from './reaction.ts';
import { createRounds } from './rounds.ts';

type Parts = Pick<EngineParts, 'log' | 'readModels' | 'clock' | 'telemetry'> &
  Readonly<{ leases: PartitionLeases; logger: Logger; backPressure?: BackPressure; lastJobsMs?: number }>;

export interface Reactor {
  /** Looks for work at once, as after a change of the read model `work`. */
  wake(): void;
  /** What this process is at. */
  now(): WorkNow;
  /** Begins no more, and ends once what runs has ended; long jobs are broken off after ten seconds. */
  stop(): Promise<void>;
}

/**
 * What one process does: how much of each pool may be begun at once, how much is, whether it is paused, as its provider is
 * away; and the ids of the jobs that run.
 */
export type WorkNow = Readonly<{
  pools: readonly Readonly<{ name: PoolName; atOnce: number; running: number; paused: boolean }>[];
  running: readonly string[];
}>;

/** In silence: whether the read model has moved. Whoever follows it in another process cannot wake this one. */
const POLL_MS = 1000;

/** A document of AI may take minutes, and begins again in the next process. */
const LAST_JOBS_MS = 10_000;

/** What falls due in between is known from the look before. */
const LOOK_AT_LEAST_MS = AHEAD_MS - 5000;

/**
 * Does the open jobs of the partitions that are this process's part, in pools by what they need: within a lane one after the
 * other, otherwise side by side. It looks when it is woken, when a job has ended, and when one falls due.
 */
export const startReactor = async (
  parts: Parts,
  reactions: readonly Reaction[],
  name = 'reactor',
): Promise<Reactor> => {
  const { clock, readModels, leases, logger, telemetry, lastJobsMs = LAST_JOBS_MS } = parts;
  const byName = new Map(reactions.map((reaction) => [reaction.rules.reaction, reaction]));
  const started = await startReactions(parts, reactions);
  const progress = createProgress(clock);
  const backlog = createBacklog(readModels, clock, progress);
  const stopping = new AbortController();
  const doJob = createDoer(parts, byName, progress, stopping.signal);
  const underWay = createUnderWay(({ reaction }) => byName.get(reaction)?.runsAlone === true);
  const pools = poolsOf(reactions, clock, telemetry);
  const wanted = new Set<Pool>(pools);
  const nextDue = new Map<Pool, number>();
  let share: Share = { held: new Map(), askAgainAt: Number.NEGATIVE_INFINITY };
  let folded: Position | null = null;
  let pollAt = Number.NEGATIVE_INFINITY;
  let lookAllAt = Number.NEGATIVE_INFINITY;

  const want = (some: Iterable<Pool> = pools) => {
    for (const pool of some) wanted.add(pool);
  };

  /** Time may have stood still between two breaths: what was long enough when it was taken may be over now. */
  const isHeld = ({ until }: Lease) => until > clock.now();

  const holdPartitions = async () => {
    const before = share;
    if (clock.now() < before.askAgainAt && [...before.held.values()].every(isHeld)) return;
    share = await leases.share(name, underWay.partitions());
    if ([...share.held].some(([partition, { epoch }]) => before.held.get(partition)?.epoch !== epoch)) want();
  };

  /** Under a lease that was lost meanwhile nothing more is begun: another process may be at it. */
  const mayDo = ({ partition, epoch }: Job): boolean => {
    const lease = share.held.get(partition);
    return !rounds.hasStopped() && lease?.epoch === epoch && isHeld(lease);
  };

  const begin = (pool: Pool, job: Job) => {
    const done = pool.run(() => doJob(job));
    underWay.begin(job, done);
    void done.then(() => {
      want([pool]);
      rounds.next();
    });
  };

  const isHindered = (job: Job) => !byName.has(job.reaction) || underWay.isHindered(job);

  const lookInto = async (pool: Pool, upTo: Position) => {
    wanted.delete(pool);
    const held = new Map([...share.held].filter(([, lease]) => isHeld(lease)));
    try {
      const look = { pool: pool.name, leases: held, isHindered, room: pool.room, folded: upTo };
      const { jobs, nextAt } = await backlog.due(look);
      nextDue.set(pool, nextAt);
      for (const job of jobs) if (mayDo(job) && !isHindered(job)) begin(pool, job);
    } catch (error) {
      wanted.add(pool);
      throw error;
    }
  };

  const isReady = (pool: Pool) => wanted.has(pool) && pool.room > 0 && pool.pausedUntil() === null;

  const round = async () => {
    await holdPartitions();
    const now = clock.now();
    if (now >= lookAllAt) want();
    want(pools.filter((pool) => (nextDue.get(pool) ?? 0) <= now));
    if (now < pollAt && !pools.some(isReady)) return;
    const position = (await readModels.checkpoint(WORK))?.position ?? null;
    pollAt = now + POLL_MS;
    if (position === null || position < started) return; // the start of a reaction may still take jobs away
    if (position !== folded) want();
    folded = position;
    if (now >= lookAllAt) lookAllAt = now + LOOK_AT_LEAST_MS;
    await Promise.all(pools.filter(isReady).map((pool) => lookInto(pool, position)));
  };

  /** When there is something to look for that nobody wakes it for. */
  const nextRoundAt = (): number => {
    const paused = pools.filter((pool) => wanted.has(pool) && pool.room > 0).map((pool) => pool.pausedUntil());
    const times = [...nextDue.values(), ...paused.filter((time) => time !== null)];
    lookAllAt = Math.min(lookAllAt, progress.firstEnd());
    return Math.min(share.askAgainAt, pollAt, lookAllAt, ...times);
  };

  const rounds = createRounds(clock, round, nextRoundAt, {
    isCalm: () => parts.backPressure?.isCalm() ?? true,
    onError: (error) => {
      if (!isUnavailable(error)) logger.error('the reactor could not look for work', error);
    },
  });
  rounds.next();
  return {
    wake() {
      want();
      rounds.next();
    },
    now: () => ({
      pools: pools.map(({ name, atOnce, room, pausedUntil }) => ({
        name,
        atOnce,
        running: atOnce - room,
        paused: pausedUntil() !== null,
      })),
      running: underWay.ids(),
    }),
    async stop() {
      await rounds.stop();
      const breakOff = setTimeout(() => stopping.abort(), lastJobsMs);
      await underWay.ended();
      clearTimeout(breakOff);
      await leases.leave(name).catch((error: unknown) => {
        if (!isUnavailable(error)) logger.error('the partitions could not be given back', error);
      });
    },
  };
};

/**
 * Each reaction's first start is an event: jobs that older events would have opened for it are dropped by it. One that was
 * split off has no start of its own, or what waited in the older one would be lost. Answers what must be folded before
 * any job is taken.
 */
const startReactions = async (
  { log, clock }: Pick<EngineParts, 'log' | 'clock'>,
  reactions: readonly Reaction[],
): Promise<Position> => {
  const positions: Position[] = [];
  for (const name of new Set(reactions.map(({ rules }) => rules.splitFrom ?? rules.reaction))) {
    const stream = streams.reaction(name);
    const data = { reaction: name, at: timestamp(clock) };
    const position = positionReached(await handle(log, reactionDecider, stream, { type: 'StartReaction', data }));
    if (position) positions.push(position);
  }
  return positions.sort().at(-1) ?? '';
};

/** What one process is at: so that a lane has one job at a time, and some jobs nothing of their user beside them. */
const createUnderWay = (runsAlone: (job: Job) => boolean) => {
  const running = new Map<string, Readonly<{ job: Job; done: Promise<void> }>>();
  const users = new Map<number, number>();
  const alone = new Set<number>();
  const partitions = new Map<number, number>();
  return {
    isHindered: (job: Job): boolean =>
      running.has(laneOf(job)) || alone.has(job.userId) || (runsAlone(job) && users.has(job.userId)),
    /** `done` resolves when it has ended. */
    begin(job: Job, done: Promise<void>): void {
      const lane = laneOf(job);
      count(users, job.userId, 1);
      count(partitions, job.partition, 1);
      if (runsAlone(job)) alone.add(job.userId);
      running.set(lane, {
        job,
        done: done.finally(() => {
          running.delete(lane);
          count(users, job.userId, -1);
          count(partitions, job.partition, -1);
          if (runsAlone(job)) alone.delete(job.userId);
        }),
      });
    },
    /** In which there is work. */
    partitions: (): ReadonlySet<number> => new Set(partitions.keys()),
    ids: (): readonly string[] => [...running.values()].map(({ job }) => job.id),
    ended: async (): Promise<void> => void (await Promise.all([...running.values()].map(({ done }) => done))),
  };
};

const count = (counts: Map<number, number>, key: number, by: number): void => {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
};
