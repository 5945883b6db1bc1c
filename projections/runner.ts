import type { EventLog } from '#application/ports/event-log.ts';
import { Fault, hasCode } from '#application/ports/fault.ts';
import { findOrBuild, type OnProgress } from './build.ts';
import { type Following, type FollowOptions, followAll } from './follow-all.ts';
import type { Parts } from './generation.ts';
import { createLiveModel, type LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';
import { rebuild } from './rebuild.ts';
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
  rebuild(name: string, onProgress: OnProgress): Promise<{ events: number }>;
  verify(name: string, onProgress: OnProgress): Promise<Verification>;
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
  for (const [projector, folded] of await findOrBuild(options, options.projectors, end.signal))
    models.set(projector.name, createLiveModel(options, projector, folded));
  const following: Following = { stopped: null };
  const followed = followAll(options, [...models.values()], following, end.signal);
  const find = (name: string): LiveModel => {
    const model = models.get(name);
    if (!model) throw noSuchModel(name);
    return model;
  };
  return {
    status: () => Promise.all([...models.values()].map((model) => statusOf(options.log, model, following))),
    async rebuild(name, onProgress) {
      const checkpoint = await rebuild(options, find(name), onProgress, end.signal);
      return { events: checkpoint?.events ?? 0 };
    },
    verify: async (name, onProgress) => verify(options, find(name), onProgress, end.signal),
    async stop() {
      end.abort(new Error('stopped'));
      await followed;
    },
  };
};

const statusOf = async (log: EventLog, { projector, checkpoint }: LiveModel, { stopped }: Following) => ({
  name: projector.name,
  version: projector.version,
  events: checkpoint?.events ?? 0,
  failures: checkpoint?.failures ?? 0,
  lag: await log.countAfter(checkpoint?.position ?? null, LAG_COUNTED),
  stopped,
});
