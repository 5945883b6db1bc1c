import { pause } from '#application/engine/pause.ts';
import { isUnknownEvent } from '#application/engine/ports/event-log.ts';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { codeOf } from './apply-batch.ts';
import { type Build, type BuildOrder, type Built, buildHere, type OnProgress, type Progress } from './build.ts';
import { type FollowOptions, followAll } from './follow-all.ts';
import { type Folded, type Parts, tidiedGenerations } from './generation.ts';
import { createLagWatch } from './lag-watch.ts';
import { createLiveModel, type LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';
import { logDamaged, type RebuildOptions, type Rebuilt, rebuild, rebuildHeld } from './rebuild.ts';
import { type Verification, verify } from './verify.ts';

/**
 * `version` is of the documents that are served. `lag` is how many events it has still to see, exact up to 1,000. `stopped`
 * is the code of what keeps it from following: it is tried again and is null once it follows, but for `unknown-event`, which
 * only another release can read. `building`: documents of another version are served until these are complete.
 */
export type ModelStatus = Readonly<{
  name: string;
  version: string;
  events: number;
  failures: number;
  lag: number;
  stopped: string | null;
  building: Building | null;
}>;
export type Building = Progress & Readonly<{ version: string }>;

/** Keeps all read models of this process up with the log. */
export interface ProjectionRunner {
  /** From memory, at most some seconds old; throws what the store or the log failed with. */
  status(): Promise<readonly ModelStatus[]>;
  /** `log-damaged` when it would lose what is damaged in the log, and that is not accepted. */
  rebuild(name: string, onProgress: OnProgress, options?: RebuildOptions): Promise<Rebuilt>;
  verify(name: string, onProgress: OnProgress): Promise<Verification>;
  /** Serves what it served before, and follows nothing: its new generation lacks damaged events. */
  isHeld(name: string): boolean;
  /** Whether it is of today's version and follows the log: what works from it may begin. Never while it is held. */
  isCurrent(name: string): Promise<boolean>;
  /** Resolves once it is. */
  current(name: string): Promise<void>;
  /** Resolves when nothing is built any more. */
  built(): Promise<void>;
  stop(): Promise<void>;
}

/** `build` makes new generations, here when not given. */
export type RunnerOptions = Parts &
  FollowOptions &
  Readonly<{ projectors: readonly Projector[]; build?: Build | undefined }>;

export const noSuchModel = (name: string): Fault => new Fault('no-such-read-model', `there is no read model ${name}`);
export const isNoSuchModel = (error: unknown): boolean => hasCode(error, 'no-such-read-model');
const isBuilt = (name: string): Fault => new Fault('read-model-built', `${name} is being built just now`);

/** What serves meanwhile, of an older version; null where the live one does and follows. */
type UnderConstruction = {
  readonly projector: Projector;
  readonly served: Folded | null;
  progress: Progress;
  stopped: string | null;
};
/** A read model whose new generation would replace documents that a damaged log does not give any more. */
type Held = Readonly<{ projector: Projector; checkpoint: Checkpoint | null; version: string; damage: number }>;

const RETRY_MS = 10_000;

/**
 * Starts to follow. A read model whose documents are of another version or another log is built anew in one pass with the
 * others: before this resolves where its readers cannot read what is there, and beside what is served where they can. What
 * a killed build had come to is gone on with.
 */
export const startProjectionRunner = async (options: RunnerOptions): Promise<ProjectionRunner> => {
  const { projectors, store, logger, build = buildHere(options) } = options;
  const end = new AbortController();
  const tools = { parts: options, build, signal: end.signal };
  const models = new Map<string, LiveModel>();
  const held = new Map<string, Held>();
  const building = new Map<string, UnderConstruction>();
  const arrived = new Map(projectors.map(({ name }) => [name, Promise.withResolvers<void>()]));

  const follows = (model: LiveModel): LiveModel => {
    models.set(model.projector.name, model);
    arrived.get(model.projector.name)?.resolve();
    return model;
  };
  /** What lacks damaged events takes nobody's place. */
  const putInPlace = async ({ projector, generation, checkpoint, damage }: Built): Promise<LiveModel | null> => {
    const older = await store.live(projector.name);
    if (older && damage > 0) {
      const { checkpoint: servedUpTo } = await store.origin(older);
      await store.drop(generation);
      held.set(projector.name, { projector, checkpoint: servedUpTo, version: older.version, damage });
      return null;
    }
    await store.swap(generation);
    return follows(createLiveModel(options, projector, { generation, checkpoint }));
  };

  const waitedFor: BuildOrder[] = [];
  const beside: BuildOrder[] = [];
  const again: Readonly<{ model: LiveModel; begun: Folded }>[] = [];
  for (const projector of projectors) {
    const { live, served, begun } = await tidiedGenerations(options, projector);
    if (live) {
      const model = follows(createLiveModel(options, projector, live));
      if (begun) again.push({ model, begun });
      continue;
    }
    (served ? beside : waitedFor).push({ projector, begun });
    if (served) building.set(projector.name, { projector, served, progress: NOTHING_YET, stopped: null });
  }
  if (waitedFor.length > 0)
    for (const one of await build(waitedFor, () => undefined, end.signal)) await putInPlace(one);

  const following = followAll(options, [...models.values()], end.signal);
  const lags = createLagWatch(options.log, () => [
    ...[...models.values()].map(({ checkpoint }) => checkpoint),
    ...[...held.values(), ...servedOf(building)].map(({ checkpoint }) => checkpoint),
  ]);

  const buildBeside = async (): Promise<void> => {
    let orders: readonly BuildOrder[] = beside;
    while (orders.length > 0 && !end.signal.aborted) {
      try {
        const progress = (now: Progress) => {
          for (const one of building.values()) one.progress = now;
        };
        for (const one of await build(orders, progress, end.signal)) {
          const model = await putInPlace(one);
          building.delete(one.projector.name);
          if (model) following.join(model);
        }
        return;
      } catch (error) {
        if (end.signal.aborted) return;
        for (const one of building.values()) one.stopped = codeOf(error);
        logger.error('read models could not be built and are tried again', error);
        if (isUnknownEvent(error)) return;
        orders = [...building.values()].map(({ projector }) => ({ projector, begun: null }));
        await pause(RETRY_MS, end.signal);
      }
    }
  };
  /** What an operator had asked for when the process was killed. */
  const goOn = async (): Promise<void> => {
    for (const { model, begun } of again)
      await rebuild(tools, model, () => undefined, {}, begun).catch((error: unknown) => {
        if (!end.signal.aborted) logger.error('a rebuild that had been stopped could not go on', error);
      });
  };
  const inBackground = buildBeside().then(goOn);

  const find = (name: string): LiveModel => {
    const model = models.get(name);
    if (model) return model;
    throw building.has(name) ? isBuilt(name) : noSuchModel(name);
  };
  return {
    async status() {
      const lagOf = await lags.ask();
      return [
        ...[...models.values()].map(({ projector: { name }, generation: { version }, checkpoint }) => ({
          ...statusOf(name, version, checkpoint, lagOf),
          stopped: following.stoppedOf(name),
        })),
        ...[...held.values()].map(({ projector: { name }, version, checkpoint }) => ({
          ...statusOf(name, version, checkpoint, lagOf),
          stopped: 'log-damaged',
        })),
        ...[...building.values()].map(({ projector: { name, version }, served, progress, stopped }) => ({
          ...statusOf(name, served?.generation.version ?? '', served?.checkpoint ?? null, lagOf),
          stopped,
          building: { ...progress, version },
        })),
      ];
    },
    async rebuild(name, onProgress, accepted = {}) {
      const one = held.get(name);
      return one
        ? rebuildHeld(tools, one.projector, onProgress, accepted)
        : rebuild(tools, find(name), onProgress, accepted);
    },
    isHeld: (name) => held.has(name),
    isCurrent: async (name) => models.has(name),
    current: async (name) => arrived.get(name)?.promise,
    built: () => inBackground,
    async verify(name, onProgress) {
      const one = held.get(name);
      if (one) throw logDamaged(one.damage);
      return verify(tools, find(name), onProgress);
    },
    async stop() {
      end.abort(new Error('stopped'));
      lags.stop();
      await following.ended();
      await inBackground;
    },
  };
};

const NOTHING_YET: Progress = { events: 0, total: 0 };

const servedOf = (building: ReadonlyMap<string, UnderConstruction>): readonly Folded[] =>
  [...building.values()].flatMap(({ served }) => (served ? [served] : []));

const statusOf = (
  name: string,
  version: string,
  checkpoint: Checkpoint | null,
  lagOf: (checkpoint: Checkpoint | null) => number,
) => ({
  name,
  version,
  events: checkpoint?.events ?? 0,
  failures: checkpoint?.failures ?? 0,
  lag: lagOf(checkpoint),
  building: null,
});
