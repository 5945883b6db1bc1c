import type { Changes } from '#application/engine/changes.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { WORK } from '#application/engine/ports/work.ts';
import type { BackPressure } from '#application/engine/work/back-pressure.ts';
import type { PartitionLeases } from '#application/engine/work/leases.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { type Reactor, startReactor } from '#application/engine/work/reactor.ts';
import type { OpenServices } from './services.ts';

type Parts = OpenServices &
  Readonly<{ leases: PartitionLeases; logger: Logger; backPressure: BackPressure; changes: Changes }>;

/** The process part that does what events ask for: the reactor. `ended`: nothing more is begun. */
export const startWorker = async (
  parts: Parts,
  reactions: readonly Reaction[],
  ended: AbortSignal,
  running: AsyncDisposableStack,
): Promise<Reactor> => {
  const reactor = await startReactor(parts, reactions);
  running.defer(reactor.stop);
  running.defer(parts.changes.onChanged(WORK.name, reactor.wake));
  reactor.wake(); // what changed before anybody listened
  whenEnded(ended, () => void reactor.stop());
  return reactor;
};

export const whenEnded = (ended: AbortSignal, stop: () => void): void => {
  if (ended.aborted) stop();
  else ended.addEventListener('abort', stop, { once: true });
};
