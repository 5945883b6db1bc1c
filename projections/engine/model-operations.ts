import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { findLive, type Parts } from './generation.ts';
import { createLiveModel, type LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';
import { logDamaged, rebuild, rebuildHeld } from './rebuild.ts';
import { LAG_COUNTED, type ModelStatus, noSuchModel, type ProjectionRunner } from './runner.ts';
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
  const find = (name: string): Projector => {
    const projector = projectors.find((one) => one.name === name);
    if (!projector) throw noSuchModel(name);
    return projector;
  };
  const liveOf = async (projector: Projector): Promise<LiveModel | null> => {
    const live = await findLive(parts, projector);
    return live && createLiveModel(parts, projector, live);
  };
  return {
    status: async () => {
      const head = await parts.log.head();
      return Promise.all(projectors.map((projector) => statusOf(parts, projector, head)));
    },
    async rebuild(name, onProgress, accepted = {}) {
      const projector = find(name);
      const live = await liveOf(projector);
      return live
        ? rebuild(parts, live, onProgress, never, accepted)
        : rebuildHeld(parts, { projector, checkpoint: null, damage: 0 }, onProgress, never, accepted);
    },
    isHeld: () => false,
    async verify(name, onProgress) {
      const live = await liveOf(find(name));
      if (!live) throw logDamaged(1);
      return verify(parts, live, onProgress, never);
    },
  };
};

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
  };
};
