import { pause } from '#application/engine/pause.ts';
import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { remembered } from '#application/engine/remembered.ts';
import { buildHere } from './build.ts';
import { findLive, type Parts } from './generation.ts';
import { LAG_COUNTED } from './lag-watch.ts';
import { createLiveModel, type LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';
import { logDamaged, rebuild, rebuildHeld } from './rebuild.ts';
import { type ModelStatus, noSuchModel, type ProjectionRunner } from './runner.ts';
import { verify } from './verify.ts';

/**
 * What can be asked of read models that another process keeps up with the log. A rebuilt one is swapped in by the store;
 * whoever follows looks the live one up again and goes on from there.
 */
export const createModelOperations = (
  parts: Parts,
  projectors: readonly Projector[],
): Omit<ProjectionRunner, 'stop'> => {
  const never = new AbortController().signal;
  const tools = { parts, build: buildHere(parts), signal: never };
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
      return live ? rebuild(tools, live, onProgress, accepted) : rebuildHeld(tools, projector, onProgress, accepted);
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
      return verify(tools, live, onProgress);
    },
  };
};

const LOOK_EVERY_MS = 1000;

const statusOf = async (
  { log, store }: Parts,
  { name, version }: Projector,
  head: string | null,
): Promise<ModelStatus> => {
  const checkpoint: Checkpoint | null = await store.checkpoint({ name });
  const isThere = head === null || (checkpoint !== null && checkpoint.position >= head);
  return {
    name,
    version: (await store.live(name))?.version ?? version,
    events: checkpoint?.events ?? 0,
    failures: checkpoint?.failures ?? 0,
    lag: isThere ? 0 : await log.countAfter(checkpoint?.position ?? null, LAG_COUNTED),
    stopped: null,
    building: null,
  };
};
