import { streams } from '#application/streams.ts';
import { job } from '#domain/work/job/decider.ts';
import { handle } from '../handle.ts';
import type { EngineParts } from '../parts.ts';
import { timestamp } from '../ports/clock.ts';
import { WORK } from '../ports/work.ts';

export type ParkedJob = Readonly<{ id: string; reaction: string; userId: number; attempts: number; reason: string }>;

type Stores = Pick<EngineParts, 'log' | 'readModels' | 'clock'>;

const MOST = 500;

/** The jobs that wait for an operator, oldest first. */
export const listParked = async ({ readModels }: Pick<EngineParts, 'readModels'>): Promise<readonly ParkedJob[]> => {
  const { found } = await readModels.page(WORK, {
    filter: { equals: { state: 'parked' } },
    sort: [['opened', 'ascending']],
    limit: MOST,
  });
  return found.map(({ id, document: { reaction, userId, attempts, reason } }) => ({
    id,
    reaction,
    userId,
    attempts,
    reason,
  }));
};

/** Sends a parked job round again. */
export const retryJob = async (stores: Stores, id: string, operator = 'cli') => {
  const { reaction, userId } = await knownJob(stores, id);
  const data = { jobId: id, reaction, userId, at: timestamp(stores.clock), operator };
  return handle(stores.log, job, streams.job(id), { type: 'RetryJob', data });
};

/** Gives up a job that is parked, or blocked by one that will never be done. */
export const discardJob = async (stores: Stores, id: string, operator = 'cli') => {
  const { reaction, userId, reason, state } = await knownJob(stores, id);
  const data = {
    jobId: id,
    reaction,
    userId,
    at: timestamp(stores.clock),
    operator,
    reason,
    blocked: state === 'blocked',
  };
  return handle(stores.log, job, streams.job(id), { type: 'DiscardJob', data });
};

const UNKNOWN = { reaction: '', userId: 0, reason: '', state: 'open' } as const;

const knownJob = async ({ readModels }: Stores, id: string) => (await readModels.get(WORK, id)) ?? UNKNOWN;
