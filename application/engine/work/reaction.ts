import type { EventLog } from '../ports/event-log.ts';
import type { Position } from '../ports/event-store.ts';
import type { JobRules, PoolName, WorkDocument } from '../ports/work.ts';

/** One piece of work, and the lease under which it is done: `epoch` is what a claim names. */
export type Job = WorkDocument & Readonly<{ id: string; epoch: string }>;

/**
 * What follows from events: rules that open and close jobs, and how one job is done. Doing a job twice must come to the
 * same: it appends to streams named after what makes the effect unique. `run` resolves with the position of the event
 * that closes the job; what it throws counts as a failure, unless it is `unavailable`. `log` is the log as this job
 * sees it: each stream is loaded once, and its own not at all where the job before has just written it. `stopping`
 * fires where this process ends and has waited long enough: a long job then breaks off (`ai-called-off`), and begins
 * again in the next process.
 */
export type Reaction = Readonly<{
  rules: JobRules;
  run(job: Job, log?: EventLog, stopping?: AbortSignal): Promise<Position | null>;
  /** While what its jobs in this pool need is away there is no use in looking at that pool. */
  isPaused?(pool: PoolName): boolean;
  /** Its jobs run while nothing else of their user does: what they take away others may just be using. */
  runsAlone?: true;
}>;
