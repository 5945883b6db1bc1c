import { type Decider, refuse } from '../decider.ts';
import { type JobEvent, jobFailed, jobParked, jobRetried } from './events.ts';

type Id = Readonly<{ jobId: string; reaction: string; userId: number; at: string }>;

export type JobCommand =
  | Readonly<{ type: 'NoteFailure'; data: Id & Readonly<{ reason: string }> }>
  | Readonly<{ type: 'RetryJob'; data: Id & Readonly<{ by: string }> }>;

export type Job = Readonly<{ attempts: number; parked: boolean }>;

const MOST_ATTEMPTS = 5;
const FIRST_WAIT_SECONDS = 2;
const WAIT_GROWTH = 4;

/** After the first failure 2 s, then 8, 32, 128: a fault that mends itself is met early, another does not busy anyone. */
const waitUntil = (at: string, attempt: number): string =>
  new Date(Date.parse(at) + FIRST_WAIT_SECONDS * WAIT_GROWTH ** (attempt - 1) * 1000).toISOString();

export const job: Decider<Job, JobCommand, JobEvent, 'job-not-parked'> = {
  initial: { attempts: 0, parked: false },
  decide({ type, data }, { attempts, parked }) {
    if (type === 'RetryJob') return parked ? [jobRetried(data)] : refuse('job-not-parked');
    if (parked) return [];
    const attempt = attempts + 1;
    return attempt >= MOST_ATTEMPTS
      ? [jobParked({ ...data, attempt })]
      : [jobFailed({ ...data, attempt, until: waitUntil(data.at, attempt) })];
  },
  evolve(_, { type, data }) {
    switch (type) {
      case 'JobFailed':
        return { attempts: data.attempt, parked: false };
      case 'JobParked':
        return { attempts: data.attempt, parked: true };
      case 'JobRetried':
        return { attempts: 0, parked: false };
    }
  },
};
