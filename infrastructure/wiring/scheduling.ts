import type { Logger } from '#application/engine/ports/logger.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import { EVERY_FIVE_SECONDS, type Scheduler, startScheduler } from '#scheduler/scheduler.ts';
import type { Overrides } from './overrides.ts';
import type { OpenServices } from './services.ts';

/** Check-ins are asked for when they are due; where a test holds the clock, when it says so. */
export const startScheduling = async (
  services: OpenServices,
  leases: Leases,
  { ticksByItself = true }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<Scheduler> => {
  const scheduler = await startScheduler({ ...services, leases, logger }, ticksByItself ? EVERY_FIVE_SECONDS : null);
  running.defer(scheduler.stop);
  return scheduler;
};
