import type { Position } from '../ports/event-store.ts';
import type { JobRules, WorkDocument } from '../ports/work.ts';

/** One piece of work, and the lease under which it is done: `epoch` is what a claim names. */
export type Job = WorkDocument & Readonly<{ id: string; epoch: string }>;

/**
 * What follows from events: rules that open and close jobs, and how one job is done. Doing a job twice must come to the
 * same: it appends to streams named after what makes the effect unique. `run` resolves with the position of the event
 * that closes the job; what it throws counts as a failure, unless it is `unavailable`.
 */
export type Reaction = Readonly<{
  rules: JobRules;
  run(job: Job): Promise<Position | null>;
  /** While what its jobs need is away there is no use in looking at them. */
  isPaused?(): boolean;
}>;
