import type { Builds } from '#application/engine/builds.ts';
import { pause } from '#application/engine/pause.ts';
import type { ModelStatus } from '#application/engine/ports/projections.ts';
import { remembered } from '#application/engine/remembered.ts';
import { buildHere } from './build.ts';
import { findLive, type Parts } from './generation.ts';
import { LAG_COUNTED } from './lag-watch.ts';
import { createLiveModel, type LiveModel } from './live-model.ts';
import { createOrderedBuilds, unnoted } from './ordered-builds.ts';
import type { Projector } from './projector.ts';
import { logDamaged } from './rebuild.ts';
import { noSuchModel, type ProjectionRunner } from './runner.ts';

/**
 * What can be asked of read models that another process keeps up with the log. A rebuilt one is swapped in by the store;
 * whoever follows looks the live one up again and goes on from there.
 */
export const createModelOperations = (
  parts: Parts,
  projectors: readonly Projector[],
  builds: Pick<Builds, 'run'> = unnoted,
): Omit<ProjectionRunner, 'stop'> => {
  const never = new AbortController().signal;
  const ordered = createOrderedBuilds(parts, buildHere(parts), builds, never);
  const find = (name: string): Projector => {
    const projector = projectors.find((one) => one.name === name);
    if (!projector) throw noSuchModel(name);
    return projector;
  };
  const liveOf = async (projector: Projector): Promise<LiveModel | null> => {
    const live = await findLive(parts, projector);
    return live && createLiveModel(parts, projector, live, true);
  };
  const isCurrent = async (name: string): Promise<boolean> =>
    (await parts.store.live(name))?.version === find(name).version;
  const statuses = remembered('the stores', async () => {
    const head = await parts.log.head();
    return Promise.all(projectors.map((projector) => statusOf(parts, projector, head)));
  });
  return {
    status: statuses.ask,
    async rebuild(name, onProgress, accepted = {}) {
      const projector = find(name);
      const live = await liveOf(projector);
      return live ? ordered.rebuild(live, onProgress, accepted) : ordered.rebuildHeld(projector, onProgress, accepted);
    },
    isHeld: () => false,
    built: async () => {},
    isCurrent,
    async current(name) {
      while (!(await isCurrent(name))) await pause(LOOK_EVERY_MS, never);
    },
    async verify(name, onProgress) {
      const live = await liveOf(find(name));
      if (!live) throw logDamaged(1);
      return ordered.verify(live, onProgress);
    },
  };
};

const LOOK_EVERY_MS = 1000;

const statusOf = async (
  { log, store }: Parts,
  { name, version }: Projector,
  head: string | null,
): Promise<ModelStatus> => {
  const [checkpoint, served] = await Promise.all([store.checkpoint({ name }), store.live(name)]);
  const isThere = head === null || (checkpoint !== null && checkpoint.position >= head);
  return {
    name,
    version: served?.version ?? version,
    generation: served?.number ?? null,
    position: checkpoint?.position ?? null,
    events: checkpoint?.events ?? 0,
    failures: checkpoint?.failures ?? 0,
    lag: isThere ? 0 : await log.countAfter(checkpoint?.position ?? null, LAG_COUNTED),
    stopped: null,
    building: null,
  };
};
