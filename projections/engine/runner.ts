import type { Attempt, Builds } from '#application/engine/builds.ts';
import { pause } from '#application/engine/pause.ts';
import { isUnknownEvent } from '#application/engine/ports/event-log.ts';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Progress, Projections } from '#application/engine/ports/projections.ts';
import type { Checkpoint, Generation } from '#application/engine/ports/read-models.ts';
import { codeOf } from './apply-batch.ts';
import { type Build, type BuildOrder, type Built, buildHere } from './build.ts';
import { type FollowOptions, followAll } from './follow-all.ts';
import { type Folded, type Parts, tidiedGenerations } from './generation.ts';
import { createLagWatch } from './lag-watch.ts';
import { createLiveModel, type LiveModel } from './live-model.ts';
import { createOrderedBuilds, goneOnWith, unnoted } from './ordered-builds.ts';
import type { Projector } from './projector.ts';
import { logDamaged } from './rebuild.ts';

/** Keeps all read models of this process up with the log. */
export interface ProjectionRunner extends Projections {
  /** Whether it is of today's version and follows the log: what works from it may begin. Never while it is held. */
  isCurrent(name: string): Promise<boolean>;
  /** Resolves once it is. */
  current(name: string): Promise<void>;
  /** Resolves when nothing is built any more. */
  built(): Promise<void>;
  stop(): Promise<void>;
}

/** `build` makes new generations, here when not given; `builds` keeps notes on that, and lets it be paused. */
export type RunnerOptions = Parts &
  FollowOptions &
  Readonly<{ projectors: readonly Projector[]; build?: Build | undefined; builds?: Pick<Builds, 'run'> | undefined }>;

export const noSuchModel = (name: string): Fault => new Fault('no-such-read-model', `there is no read model ${name}`);
export const isNoSuchModel = (error: unknown): boolean => hasCode(error, 'no-such-read-model');
/** Nothing went wrong: the process ends, and what it was at is gone on with by the next. */
const stopped = (): Fault => new Fault('stopped', 'stopped');
const isBuilt = (name: string): Fault => new Fault('read-model-built', `${name} is being built just now`);

/** What serves meanwhile, of an older version; null where the live one does and follows. */
type UnderConstruction = {
  readonly projector: Projector;
  readonly served: Folded | null;
  progress: Progress;
  stopped: string | null;
};
/** A read model whose new generation would replace documents that a damaged log does not give any more. */
type Held = Readonly<{
  projector: Projector;
  checkpoint: Checkpoint | null;
  served: Generation;
  damage: number;
}>;

const RETRY_MS = 10_000;

/**
 * Starts to follow. A read model whose documents are of another version or another log is built anew in one pass with the
 * others: before this resolves where its readers cannot read what is there, and beside what is served where they can. What
 * a killed build had come to is gone on with.
 */
export const startProjectionRunner = async (options: RunnerOptions): Promise<ProjectionRunner> => {
  const { projectors, store, logger, build = buildHere(options), builds = unnoted } = options;
  const end = new AbortController();
  const ordered = createOrderedBuilds(options, build, builds, end.signal);
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
      held.set(projector.name, { projector, checkpoint: servedUpTo, served: older, damage });
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

  const upgrade =
    (orders: readonly BuildOrder[]): Attempt<object> =>
    async (onProgress, signal, again) => {
      const progress = (now: Progress) => {
        for (const one of building.values()) one.progress = now;
        onProgress(now);
      };
      for (const one of await build(again ? await goneOnWith(options, orders) : orders, progress, signal)) {
        const model = await putInPlace(one);
        building.delete(one.projector.name);
        if (model) following.join(model);
      }
      return {};
    };
  const buildBeside = async (): Promise<void> => {
    let orders: readonly BuildOrder[] = beside;
    while (orders.length > 0 && !end.signal.aborted) {
      try {
        const names = orders.map(({ projector }) => projector.name);
        await builds.run(names, 'upgrade', upgrade(orders), end.signal);
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
      await ordered
        .rebuild(model, () => undefined, {}, begun)
        .catch((error: unknown) => {
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
        ...[...models.values()].map(({ projector: { name }, generation, checkpoint }) => ({
          ...statusOf(name, generation, checkpoint, lagOf),
          stopped: following.stoppedOf(name),
        })),
        ...[...held.values()].map(({ projector: { name }, served, checkpoint }) => ({
          ...statusOf(name, served, checkpoint, lagOf),
          stopped: 'log-damaged',
        })),
        ...[...building.values()].map(({ projector: { name, version }, served, progress, stopped }) => ({
          ...statusOf(name, served?.generation ?? null, served?.checkpoint ?? null, lagOf),
          stopped,
          building: { ...progress, version },
        })),
      ];
    },
    async rebuild(name, onProgress, accepted = {}) {
      const one = held.get(name);
      return one
        ? ordered.rebuildHeld(one.projector, onProgress, accepted)
        : ordered.rebuild(find(name), onProgress, accepted);
    },
    isHeld: (name) => held.has(name),
    isCurrent: async (name) => models.has(name),
    current: async (name) => arrived.get(name)?.promise,
    built: () => inBackground,
    async verify(name, onProgress) {
      const one = held.get(name);
      if (one) throw logDamaged(one.damage);
      return ordered.verify(find(name), onProgress);
    },
    async stop() {
      end.abort(stopped());
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
  served: Generation | null,
  checkpoint: Checkpoint | null,
  lagOf: (checkpoint: Checkpoint | null) => number,
) => ({
  name,
  version: served?.version ?? '',
  generation: served?.number ?? null,
  position: checkpoint?.position ?? null,
  events: checkpoint?.events ?? 0,
  failures: checkpoint?.failures ?? 0,
  lag: lagOf(checkpoint),
  building: null,
});
