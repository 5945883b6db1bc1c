import type { Event } from '#domain/event.ts';

type Id = Readonly<{ jobId: string; reaction: string; userId: number; at: string }>;

/** A job failed through its own fault; it is tried again at `until`. Stream `job-<jobId>`. `reason` is a code, never words. */
export type JobFailed = Event<'JobFailed', Id & Readonly<{ attempt: number; until: string; reason: string }>>;
/** It failed once too often: an operator looks at it, unless an event opens it again. */
export type JobParked = Event<'JobParked', Id & Readonly<{ attempt: number; reason: string }>>;
/** An operator sent it round again. */
export type JobRetried = Event<'JobRetried', Id & Readonly<{ by: string }>>;

export type JobEvent = JobFailed | JobParked | JobRetried;

export const jobFailed = ({ jobId, reaction, userId, at, attempt, until, reason }: JobFailed['data']): JobFailed => ({
  type: 'JobFailed',
  data: { jobId, reaction, userId, at, attempt, until, reason },
});

export const jobParked = ({ jobId, reaction, userId, at, attempt, reason }: JobParked['data']): JobParked => ({
  type: 'JobParked',
  data: { jobId, reaction, userId, at, attempt, reason },
});

export const jobRetried = ({ jobId, reaction, userId, at, by }: JobRetried['data']): JobRetried => ({
  type: 'JobRetried',
  data: { jobId, reaction, userId, at, by },
});
