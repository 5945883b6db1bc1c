import { streams } from '#application/streams.ts';
import { job } from '#domain/work/job/decider.ts';
import { handle } from '../handle.ts';
import type { EngineParts } from '../parts.ts';
import { timestamp } from '../ports/clock.ts';
import { WORK } from '../ports/work.ts';

export type ParkedJob = Readonly<{ id: string; reaction: string; userId: number; attempts: number; reason: string }>;

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
export const retryJob = async (
  { log, readModels, clock }: Pick<EngineParts, 'log' | 'readModels' | 'clock'>,
  id: string,
) => {
  const known = await readModels.get(WORK, id);
  const data = {
    jobId: id,
    reaction: known?.reaction ?? '',
    userId: known?.userId ?? 0,
    at: timestamp(clock),
    operator: 'cli',
  };
  return handle(log, job, streams.job(id), { type: 'RetryJob', data });
};
