import { type Decider, refuse } from '#domain/decider.ts';
import { type JobEvent, jobDiscarded, jobFailed, jobParked, jobRetried } from './events.ts';

type Id = Readonly<{ jobId: string; reaction: string; userId: number; at: string }>;

type JobCommand =
  /** `attempts` failed before it since an event opened the job, as the backlog has it: opened again, it starts anew. */
  | Readonly<{ type: 'NoteFailure'; data: Id & Readonly<{ reason: string; attempts: number }> }>
  | Readonly<{ type: 'RetryJob'; data: Id & Readonly<{ operator: string }> }>
  /** `blocked`: it waits for another, as the backlog has it. What is open is under way, and cannot be discarded. */
  | Readonly<{ type: 'DiscardJob'; data: Id & Readonly<{ operator: string; reason: string; blocked: boolean }> }>;

type Job = Readonly<{ parked: boolean }>;

const MOST_ATTEMPTS = 5;
const FIRST_WAIT_SECONDS = 2;
const WAIT_GROWTH = 4;

/** After the first failure 2 s, then 8, 32, 128: a fault that mends itself is met early, another does not busy anyone. */
const waitUntil = (at: string, attempt: number): string =>
  new Date(Date.parse(at) + FIRST_WAIT_SECONDS * WAIT_GROWTH ** (attempt - 1) * 1000).toISOString();

export const job: Decider<Job, JobCommand, JobEvent, 'job-not-parked'> = {
  initial: { parked: false },
  decide({ type, data }, { parked }) {
    if (type === 'RetryJob') return parked ? [jobRetried(data)] : refuse('job-not-parked');
    if (type === 'DiscardJob') return parked || data.blocked ? [jobDiscarded(data)] : refuse('job-not-parked');
    const attempt = data.attempts + 1; // of a parked job too: whoever ran it has found it opened again
    if (attempt < MOST_ATTEMPTS) return [jobFailed({ ...data, attempt, retryAt: waitUntil(data.at, attempt) })];
    return parked ? [] : [jobParked({ ...data, attempt })]; // another reactor has met the same failure
  },
  evolve: (_, { type }) => ({ parked: type === 'JobParked' }),
};
