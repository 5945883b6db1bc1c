import type { Builds } from '#application/engine/builds.ts';
import type { OnProgress, RebuildOptions, Rebuilt, Verification } from '#application/engine/ports/projections.ts';
import type { Build, BuildOrder } from './build.ts';
import { type Folded, furthestBegun, type Parts } from './generation.ts';
import type { LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';
import { rebuild, rebuildHeld } from './rebuild.ts';
import { verify } from './verify.ts';

/** Builds without notes, for whom nobody can pause. */
export const unnoted: Pick<Builds, 'run'> = {
  run: (_models, _kind, attempt, end) => attempt(() => undefined, end, false),
};

/** What operators order of one read model, noted while it goes on. */
export const createOrderedBuilds = (
  parts: Parts,
  build: Build,
  builds: Pick<Builds, 'run'>,
  end: AbortSignal,
): Readonly<{
  /** `begun` is what a killed rebuild left. */
  rebuild(model: LiveModel, onProgress: OnProgress, options: RebuildOptions, begun?: Folded | null): Promise<Rebuilt>;
  rebuildHeld(projector: Projector, onProgress: OnProgress, options: RebuildOptions): Promise<Rebuilt>;
  verify(model: LiveModel, onProgress: OnProgress): Promise<Verification>;
}> => ({
  rebuild: (model, onProgress, options, begun = null) =>
    builds.run(
      [model.projector.name],
      'rebuild',
      async (note, signal, again) => {
        const from = again ? await furthestBegun(parts, model.projector) : begun;
        return rebuild({ parts, build, signal }, model, both(note, onProgress), options, from);
      },
      end,
    ),
  rebuildHeld: (projector, onProgress, options) =>
    builds.run(
      [projector.name],
      'rebuild',
      (note, signal) => rebuildHeld({ parts, build, signal }, projector, both(note, onProgress), options),
      end,
    ),
  verify: (model, onProgress) =>
    builds.run(
      [model.projector.name],
      'verification',
      (note, signal) => verify({ parts, build, signal }, model, both(note, onProgress)),
      end,
    ),
});

const both =
  (one: OnProgress, other: OnProgress): OnProgress =>
  (progress) => {
    one(progress);
    other(progress);
  };

/** The same orders, to be gone on with from where they had come when they were paused. */
export const goneOnWith = (parts: Parts, orders: readonly BuildOrder[]): Promise<readonly BuildOrder[]> =>
  Promise.all(orders.map(async ({ projector }) => ({ projector, begun: await furthestBegun(parts, projector) })));
