import type { Builds } from '#application/engine/builds.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { WORK } from '#application/engine/ports/work.ts';
import { lead } from '#application/engine/work/leader.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import { createModelOperations } from '#projections/engine/model-operations.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { type ProjectionRunner, startProjectionRunner } from '#projections/engine/runner.ts';
import { createThreadBuild } from './build-in-thread.ts';
import { operatorLists, shownLists } from './projectors.ts';
import type { OpenServices } from './services.ts';

/** What can be asked of the read models in any process: how far they are, and what operators want of them. */
export type Projections = Omit<ProjectionRunner, 'stop'>;

/** The same where another process keeps them up with the log. */
export const projectionsElsewhere = (
  { log, readModels: store }: OpenServices,
  projectors: readonly Projector[],
  logger: Logger,
  builds: Builds,
): Projections => createModelOperations({ log, store, logger }, projectors, builds);

type Parts = OpenServices &
  Readonly<{
    logger: Logger;
    /** Null where no other process can be alive. */
    leases: Leases | null;
    builds: Builds;
  }>;

/**
 * The process part that keeps the read models up with the log. On engines one process of all does, and the others are ready
 * to take over. `onStopped`: the backlog needs an event that only a later release can read, so this process does no more work.
 */
export const startProjector = async (
  parts: Parts,
  projectors: readonly Projector[],
  elsewhere: Projections,
  onStopped: () => void,
  running: AsyncDisposableStack,
): Promise<Projections> => {
  const { leases, logger } = parts;
  if (!leases) {
    const runner = await follow(parts, projectors, onStopped);
    running.defer(runner.stop);
    return runner;
  }
  const resign = async () => (await leading).resign();
  const start = () =>
    follow(parts, projectors, () => {
      onStopped();
      // A process of the newer release takes over.
      resign().catch((error: unknown) => logger.error('the projector did not end', error));
    });
  const leading = lead({ leases, name: 'projector', logger }, start);
  const leader = await leading;
  running.defer(leader.resign);
  const here = () => leader.duty() ?? elsewhere;
  return {
    status: () => here().status(),
    isHeld: (name) => here().isHeld(name),
    rebuild: (...how) => here().rebuild(...how),
    verify: (...how) => here().verify(...how),
    built: () => here().built(),
    // Whoever is on duty, the store knows.
    isCurrent: elsewhere.isCurrent,
    current: elsewhere.current,
  };
};

const follow = (
  { log, readModels: store, changeFeed, logger, builds, buildPlaces, onUnreadable }: Parts,
  projectors: readonly Projector[],
  onStopped: () => void,
): Promise<ProjectionRunner> =>
  startProjectionRunner({
    log,
    store,
    projectors,
    logger,
    builds,
    build: createThreadBuild({ log, store, logger }, buildPlaces, onUnreadable),
    onStopped: (_, model) => {
      if (model === WORK.name) onStopped();
    },
    onApplied(model, users) {
      // Work is looked at whenever its model goes on, pages only where documents of theirs changed.
      const isHeardOf = shownLists.has(model) || operatorLists.has(model);
      if (model === WORK.name || (users.size > 0 && isHeardOf)) changeFeed.publish({ model, users });
    },
  });
