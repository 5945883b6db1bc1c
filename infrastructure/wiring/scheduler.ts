import type { Logger } from '#application/engine/ports/logger.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import { EVERY_FIVE_SECONDS, type Scheduler, startScheduler as startTicking } from '#scheduler/scheduler.ts';
import type { Overrides } from './overrides.ts';
import type { OpenServices } from './services.ts';
import { whenEnded } from './worker.ts';

/** The process part that asks for check-ins when they are due; where a test holds the clock, when it says so. */
export const startScheduler = async (
  services: OpenServices,
  leases: Leases,
  { ticksByItself = true }: Overrides,
  ended: AbortSignal,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<Scheduler> => {
  const scheduler = await startTicking({ ...services, leases, logger }, ticksByItself ? EVERY_FIVE_SECONDS : null);
  running.defer(scheduler.stop);
  whenEnded(ended, () => void scheduler.stop());
  return scheduler;
};
