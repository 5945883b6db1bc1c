import type { EventLog } from '#application/engine/ports/event-log.ts';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import { findOrBuild, type Held, type OnProgress } from './build.ts';
import { type Following, type FollowOptions, followAll } from './follow-all.ts';
import type { Parts } from './generation.ts';
import { createLiveModel, type LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';
import { logDamaged, type RebuildOptions, type Rebuilt, rebuild, rebuildHeld } from './rebuild.ts';
import { type Verification, verify } from './verify.ts';

/**
 * `lag` is how many events it has still to see, exact up to 1,000. `stopped` is the code of what keeps it from following:
 * it is tried again and is null once it follows, but for `unknown-event`, which only another release can read.
 */
export type ModelStatus = Readonly<{
  name: string;
  version: string;
  events: number;
  failures: number;
  lag: number;
  stopped: string | null;
}>;

/** Keeps all read models of this process up with the log. */
export interface ProjectionRunner {
  status(): Promise<readonly ModelStatus[]>;
  /** `log-damaged` when it would lose what is damaged in the log, and that is not accepted. */
  rebuild(name: string, onProgress: OnProgress, options?: RebuildOptions): Promise<Rebuilt>;
  verify(name: string, onProgress: OnProgress): Promise<Verification>;
  /** Serves what it served before, and follows nothing: see `findOrBuild`. */
  isHeld(name: string): boolean;
  stop(): Promise<void>;
}

export type RunnerOptions = Parts & FollowOptions & Readonly<{ projectors: readonly Projector[] }>;

export const LAG_COUNTED = 1000;

export const noSuchModel = (name: string): Fault => new Fault('no-such-read-model', `there is no read model ${name}`);
export const isNoSuchModel = (error: unknown): boolean => hasCode(error, 'no-such-read-model');

/**
 * Starts to follow. Read models that have no documents yet, or documents of another version or another log, are built
 * before this resolves. Whoever reads one meanwhile finds its old documents, in this process as in others: the new ones
 * take their place once they are complete.
 */
export const startProjectionRunner = async (options: RunnerOptions): Promise<ProjectionRunner> => {
  const end = new AbortController();
  const models = new Map<string, LiveModel>();
  const { live, held } = await findOrBuild(options, options.projectors, end.signal);
  for (const [projector, folded] of live) models.set(projector.name, createLiveModel(options, projector, folded));
  const following: Following = { stopped: null };
  const followed = followAll(options, [...models.values()], following, end.signal);
  const heldOf = (name: string): Held | undefined => held.find(({ projector }) => projector.name === name);
  const find = (name: string): LiveModel => {
    const model = models.get(name);
    if (!model) throw noSuchModel(name);
    return model;
  };
  return {
    status: () =>
      Promise.all([
        ...[...models.values()].map((model) => statusOf(options.log, model, following)),
        ...held.map((one) => statusOf(options.log, one, { stopped: 'log-damaged' })),
      ]),
    async rebuild(name, onProgress, accepted = {}) {
      const one = heldOf(name);
      return one
        ? rebuildHeld(options, one, onProgress, end.signal, accepted)
        : rebuild(options, find(name), onProgress, end.signal, accepted);
    },
    isHeld: (name) => heldOf(name) !== undefined,
    async verify(name, onProgress) {
      const one = heldOf(name);
      if (one) throw logDamaged(one.damage);
      return verify(options, find(name), onProgress, end.signal);
    },
    async stop() {
      end.abort(new Error('stopped'));
      await followed;
    },
  };
};

const statusOf = async (
  log: EventLog,
  { projector, checkpoint }: Pick<LiveModel, 'projector' | 'checkpoint'>,
  { stopped }: Following,
) => ({
  name: projector.name,
  version: projector.version,
  events: checkpoint?.events ?? 0,
  failures: checkpoint?.failures ?? 0,
  lag: await log.countAfter(checkpoint?.position ?? null, LAG_COUNTED),
  stopped,
});
