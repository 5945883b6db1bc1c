import { pause } from '#application/engine/pause.ts';
import { type FollowedEvent, isUnknownEvent } from '#application/engine/ports/event-log.ts';
import type { Batch, Position } from '#application/engine/ports/event-store.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { isGenerationDropped } from '#application/engine/ports/read-models.ts';
import { codeOf } from './apply-batch.ts';
import { type Parts, wantedBy } from './generation.ts';
import type { Joined, LiveModel } from './live-model.ts';

export type FollowOptions = Readonly<{
  /** After documents were written: which read model, and whose documents. */
  onApplied(model: string, users: ReadonlySet<number>): void;
  /** This read model follows no more before a restart: `unknown-event`. What works from it must stop too. */
  onStopped?(code: string, model: string): void;
}>;

/** Keeps up with the log whoever has joined. */
interface Following {
  /** Why this read model does not follow just now: the code of the error, null while all is well. */
  stoppedOf(model: string): string | null;
  join(model: LiveModel): void;
  ended(): Promise<void>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** Who is so many events behind the foremost follows alone: the others would be handed all of them once more. */
const FAR_BEHIND = 5_000;

/**
 * One following for all that are near the head: each event is opened once, and each model skips what it has seen. One that
 * is far behind has a following of its own until it has caught up. After an error it begins again where the models are by
 * then, and waits longer each time. A model that needs an event which only a later release can read stops for good.
 */
export const followAll = (
  options: Pick<Parts, 'log' | 'logger'> & FollowOptions,
  first: readonly LiveModel[],
  signal: AbortSignal,
): Following => {
  const models = new Set(first);
  const ended = new Map<string, string>();
  let stopped: string | null = null;
  let wait = FIRST_WAIT_MS;
  let regrouping = new AbortController();

  const end = (model: LiveModel, error: unknown): void => {
    const { name } = model.projector;
    models.delete(model);
    ended.set(name, codeOf(error));
    options.logger.error('a read model needs an event that only a later release can read', error, { readModel: name });
    options.onStopped?.(codeOf(error), name);
    regrouping.abort();
  };
  const follow = async (group: readonly Joined[], until: AbortSignal, isFar: boolean): Promise<void> => {
    const wanted = wantedBy(group.map(({ model }) => model.projector));
    for await (const batch of options.log.follow(leastSeen(group), until, wanted)) {
      await applyAll(options, group, batch, end);
      stopped = null;
      wait = FIRST_WAIT_MS;
      if (isFar && batch.caughtUp) return regrouping.abort();
    }
  };
  const followInGroups = async (): Promise<void> => {
    regrouping = new AbortController();
    const joined = await Promise.all([...models].map((model) => model.join()));
    const { near, far } = grouped(joined);
    const broken = new AbortController();
    const until = AbortSignal.any([signal, regrouping.signal, broken.signal]);
    const followings = [near, ...far.map((one) => [one])].filter((group) => group.length > 0);
    if (followings.length === 0) return until.aborted ? undefined : aborted(until);
    const results = await Promise.allSettled(
      followings.map((group) =>
        follow(group, until, group !== near).catch((error: unknown) => {
          broken.abort(); // whoever is left begins again with it
          throw error;
        }),
      ),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await followInGroups();
        if (signal.aborted || regrouping.signal.aborted) continue;
      } catch (error) {
        if (signal.aborted) return;
        stopped = codeOf(error);
        tell(options.logger, error);
      }
      await pause(wait, signal);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  };
  const running = run();
  return {
    stoppedOf: (name) => ended.get(name) ?? stopped,
    join(model) {
      models.add(model);
      regrouping.abort();
    },
    ended: () => running,
  };
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

const tell = (logger: Logger, error: unknown): void => {
  if (isGenerationDropped(error)) logger.warn('another process has swapped a read model; it is looked up again');
  else logger.error('the read models could not follow and try again', error);
};

/** `onUnknown` takes a model out that needs an event which only a later release can read. */
const applyAll = async (
  { onApplied }: FollowOptions,
  group: readonly Joined[],
  batch: Batch<FollowedEvent>,
  onUnknown: (model: LiveModel, error: unknown) => void,
): Promise<void> => {
  if (batch.events.length === 0) return;
  await Promise.all(
    group.map(async ({ model }) => {
      try {
        onApplied(model.projector.name, await model.apply(batch));
      } catch (error) {
        if (!isUnknownEvent(error)) throw error;
        onUnknown(model, error);
      }
    }),
  );
};

const grouped = (joined: readonly Joined[]) => {
  const foremost = Math.max(0, ...joined.map(({ checkpoint }) => checkpoint?.events ?? 0));
  const isFar = ({ checkpoint }: Joined) => foremost - (checkpoint?.events ?? 0) > FAR_BEHIND;
  return { near: joined.filter((one) => !isFar(one)), far: joined.filter(isFar) };
};

const leastSeen = (group: readonly Joined[]): Position | null => {
  const positions = group.map(({ checkpoint }) => checkpoint?.position ?? null);
  return positions.includes(null) ? null : (positions.sort()[0] ?? null);
};
