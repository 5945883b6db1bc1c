import { z } from 'zod';
import { defineEvent, type EventsIn } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';

const job = { jobId: id, reaction: z.string(), userId, at: moment };
const stream = 'job-<jobId>';

/** A job failed through its own fault. It is tried again at `until`. `reason` is a code, never words. */
export const jobFailed = defineEvent('JobFailed', {
  stream,
  by: ['schedule'],
  data: { ...job, attempt: count, retryAt: moment, reason: z.string() },
});

/** It failed once too often: an operator looks at it, unless an event opens it again. */
export const jobParked = defineEvent('JobParked', {
  stream,
  by: ['schedule'],
  data: { ...job, attempt: count, reason: z.string() },
});

/** An operator started it again; `operator` says who, by id or as `cli`. */
export const jobRetried = defineEvent('JobRetried', {
  stream,
  by: ['operator'],
  data: { ...job, operator: z.string() },
});

/**
 * The operator gave it up: nobody does it any more, unless an event opens it again. `reason` is the code that it had
 * failed with last, empty where it was blocked by another.
 */
export const jobDiscarded = defineEvent('JobDiscarded', {
  stream,
  by: ['operator'],
  data: { ...job, operator: z.string(), reason: z.string() },
});

export type JobEvent = EventsIn<typeof import('./events.ts')>;
