import { streams } from '#application/streams.ts';
import { job as jobDecider } from '#domain/work/job/decider.ts';
import { handle } from '../handle.ts';
import { withOrigin } from '../origin.ts';
import type { EngineParts } from '../parts.ts';
import { isAiCalledOff } from '../ports/ai-faults.ts';
import { type Clock, timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import { Fault, isDeferred, isUnavailable } from '../ports/fault.ts';
import type { Logger } from '../ports/logger.ts';
import { secondsSince } from '../telemetry.ts';
import { createThrottle } from '../throttle.ts';
import type { BackPressure } from './back-pressure.ts';
import { createJobLogs } from './job-log.ts';
import type { Progress } from './progress.ts';
import type { Job, Reaction } from './reaction.ts';

type Parts = Pick<EngineParts, 'log' | 'clock' | 'telemetry'> &
  Readonly<{ logger: Logger; backPressure?: BackPressure }>;

/** Work that met a store or provider away is tried again after this, twice as long each time, up to a minute. */
const FIRST_WAIT_MS = 500;

const LONGEST_WAIT_MS = 60_000;

/** What somebody wants later, such as a mail to a full mailbox, has more time. */
const LONGEST_DEFERRAL_MS = 15 * 60_000;

/**
 * Does one job and keeps what came of it. What fails through its own fault is written down and waits; what meets an
 * outage waits in memory. Answers what was thrown, undefined when nothing was: it never throws itself.
 */
export const createDoer = (
  parts: Parts,
  reactions: ReadonlyMap<string, Reaction>,
  progress: Progress,
  stopping: AbortSignal,
) => {
  const observed = createRunObserver(parts);
  const throttled = createLogThrottle(parts);
  const logOf = createJobLogs(parts.log, parts.clock);

  const attempt = async (job: Job): Promise<Run> => {
    try {
      if (progress.isClosed(job)) throw new Fault('left-open', `${job.reaction} did not close its job`);
      await parts.backPressure?.turn();
      const position = await reactions.get(job.reaction)?.run(job, logOf(job), stopping);
      if (position) {
        progress.settle(job, position, 'closed');
        return { outcome: 'done' };
      }
      progress.wait(job, LONGEST_WAIT_MS);
      throttled.warn(job, 'not-now');
      return { outcome: 'put-off' };
    } catch (error) {
      if (isUnavailable(error) || isDeferred(error)) throw error;
      if (isAiCalledOff(error) && stopping.aborted) return { outcome: 'put-off' };
      const noted = await noteFailure(parts, job, error);
      if (noted) progress.settle(job, noted, 'failed');
      else progress.waitLonger(job, FIRST_WAIT_MS, LONGEST_WAIT_MS);
      return { outcome: 'failed', met: error };
    }
  };

  const run = async (job: Job): Promise<Run> => {
    try {
      return await attempt(job);
    } catch (error) {
      progress.waitLonger(job, FIRST_WAIT_MS, isDeferred(error) ? LONGEST_DEFERRAL_MS : LONGEST_WAIT_MS);
      if (error instanceof Fault) throttled.warn(job, error.code);
      if (!isDeferred(error) && !isUnavailable(error))
        parts.logger.error('the failure of a job could not be written down', error);
      return { outcome: 'put-off', met: error };
    }
  };
  return (job: Job): Promise<unknown> => withOrigin(job.origin, async () => (await observed(job, () => run(job))).met);
};

/** How a job's run ended, and what was thrown, if anything was. */
type Run = Readonly<{ outcome: 'done' | 'failed' | 'put-off'; met?: unknown }>;

const createRunObserver =
  ({ logger, telemetry: { metrics, tracer } }: Parts) =>
  ({ id, reaction, pool }: Job, run: () => Promise<Run>): Promise<Run> => {
    const attributes = { 'cairn.reaction': reaction, 'cairn.pool': pool };
    return tracer.span({ name: `job ${reaction}`, kind: 'consumer', attributes }, async (span) => {
      const started = performance.now();
      const ended = await run();
      const seconds = secondsSince(started);
      metrics.count('cairn_job_runs_total', { reaction, outcome: ended.outcome });
      metrics.observe('cairn_job_duration_seconds', { pool }, seconds);
      span.note({ 'cairn.outcome': ended.outcome });
      logger.debug('a job was run', {
        reaction,
        jobId: id,
        code: ended.outcome,
        milliseconds: Math.round(seconds * 1000),
      });
      return ended;
    });
  };

/** Where the failure stands in the log; null when nothing was written down, as nothing new came of it. */
const noteFailure = async ({ log, clock, logger }: Parts, job: Job, error: unknown): Promise<Position | null> => {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected';
  logger.error('a job failed', error, { reaction: job.reaction, jobId: job.id, code: reason });
  const { id: jobId, reaction, userId, attempts } = job;
  const data = { jobId, reaction, userId, at: timestamp(clock), reason, attempts };
  const noted = await handle(log, jobDecider, streams.job(job.id), { type: 'NoteFailure', data });
  return 'refused' in noted || noted.events.length === 0 ? null : noted.position;
};

/** Of a reaction that waits, one line in so long: an outage meets every job there is. */
const ONE_LINE_EVERY_MS = 60_000;

/** Says that work waits, and for what, without saying it for each job. */
const createLogThrottle = ({ clock, logger }: Readonly<{ clock: Clock; logger: Logger }>) => {
  const isToBeSaid = createThrottle(ONE_LINE_EVERY_MS, clock);
  return {
    warn({ reaction, id }: Job, code: string) {
      if (isToBeSaid(`${reaction} ${code}`)) logger.warn('work waits', { reaction, jobId: id, code });
    },
  };
};
