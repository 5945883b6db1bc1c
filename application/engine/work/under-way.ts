import { laneOf } from './backlog.ts';
import type { Job } from './reaction.ts';

/** What one process is at: so that a lane has one job at a time, and some jobs nothing of their user beside them. */
export const createUnderWay = (runsAlone: (job: Job) => boolean) => {
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
    ended: async (): Promise<void> => void (await Promise.all([...running.values()].map(({ done }) => done))),
  };
};

const count = (counts: Map<number, number>, key: number, by: number): void => {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
};
