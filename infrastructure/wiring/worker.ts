import type { Changes } from '#application/engine/changes.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { WORK } from '#application/engine/ports/work.ts';
import type { BackPressure } from '#application/engine/work/back-pressure.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { startReactor } from '#application/engine/work/reactor.ts';
import type { OpenServices } from './services.ts';

type Parts = OpenServices & Readonly<{ leases: Leases; logger: Logger; backPressure: BackPressure; changes: Changes }>;

/** The process part that does what events ask for: a reactor for each list of reactions. `ended`: nothing more is begun. */
export const startWorker = async (
  parts: Parts,
  reactions: Readonly<Record<string, readonly Reaction[]>>,
  ended: AbortSignal,
  running: AsyncDisposableStack,
): Promise<void> => {
  for (const [name, list] of Object.entries(reactions)) {
    const reactor = await startReactor(parts, list, `reactor-${name}`);
    running.defer(reactor.stop);
    running.defer(parts.changes.onChanged(WORK.name, reactor.wake));
    whenEnded(ended, () => void reactor.stop());
  }
};

export const whenEnded = (ended: AbortSignal, stop: () => void): void => {
  if (ended.aborted) stop();
  else ended.addEventListener('abort', stop, { once: true });
};
