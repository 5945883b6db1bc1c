import { type FollowedEvent, isUnknownEvent } from '#application/engine/ports/event-log.ts';
import type { Batch, Position } from '#application/engine/ports/event-store.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { type Checkpoint, isGenerationDropped } from '#application/engine/ports/read-models.ts';
import { codeOf } from './apply-batch.ts';
import type { Parts } from './generation.ts';
import type { LiveModel } from './live-model.ts';

export type FollowOptions = Readonly<{
  /** After documents were written: which read model, and whose documents. */
  onApplied(model: string, users: ReadonlySet<number>): void;
  /** It follows no more before a restart: `unknown-event`. What works from the read models must stop too. */
  onStopped?(code: string): void;
}>;

/** Why nothing is followed just now: the code of the error, null while all is well. */
export type Following = { stopped: string | null };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/**
 * One following for all: each event is opened once, and each model skips what it has seen. After an error it begins
 * again where the models are by then, and waits longer each time; only an unknown event ends it.
 */
export const followAll = async (
  options: Pick<Parts, 'log' | 'logger'> & FollowOptions,
  models: readonly LiveModel[],
  following: Following,
  signal: AbortSignal,
): Promise<void> => {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      const joined = await Promise.all(models.map((model) => model.join()));
      for await (const batch of options.log.follow(leastSeen(joined), signal)) {
        await applyAll(options, models, batch);
        following.stopped = null;
        wait = FIRST_WAIT_MS;
      }
    } catch (error) {
      if (signal.aborted) return;
      following.stopped = codeOf(error);
      if (isUnknownEvent(error)) return stop(options, error);
      tell(options.logger, error);
    }
    await pause(wait, signal);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  }
};

const stop = ({ logger, onStopped }: Pick<Parts, 'logger'> & FollowOptions, error: unknown): void => {
  logger.error('the read models have stopped following', error);
  onStopped?.(codeOf(error));
};

const tell = (logger: Logger, error: unknown): void => {
  if (isGenerationDropped(error)) logger.warn('another process has swapped a read model; it is looked up again');
  else logger.error('the read models could not follow and try again', error);
};

const applyAll = async (
  { onApplied }: FollowOptions,
  models: readonly LiveModel[],
  batch: Batch<FollowedEvent>,
): Promise<void> => {
  if (batch.events.length === 0) return;
  await Promise.all(models.map(async (model) => onApplied(model.projector.name, await model.apply(batch))));
};

const leastSeen = (checkpoints: readonly (Checkpoint | null)[]): Position | null => {
  const positions = checkpoints.map((checkpoint) => checkpoint?.position ?? null);
  return positions.includes(null) ? null : (positions.sort()[0] ?? null);
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
