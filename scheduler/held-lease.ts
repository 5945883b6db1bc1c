import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Leases } from '#application/engine/work/leases.ts';

const LEASE = 'scheduler';
/** In between, the lease is still ours. */
const PROLONG_EVERY_MS = 10_000;

/** The lease of the one process that decides: asked for when it is needed, given back at the end. */
export const createHeldLease = ({ leases, logger }: Readonly<{ leases: Leases; logger: Logger }>) => {
  let prolongAt = Number.NEGATIVE_INFINITY;
  return {
    async isHeld(): Promise<boolean> {
      if (performance.now() < prolongAt) return true;
      const isHeld = (await leases.hold(LEASE)) !== null;
      prolongAt = isHeld ? performance.now() + PROLONG_EVERY_MS : Number.NEGATIVE_INFINITY;
      return isHeld;
    },
    async release(): Promise<void> {
      if (prolongAt === Number.NEGATIVE_INFINITY) return;
      await leases.release(LEASE).catch((error: unknown) => {
        if (!isUnavailable(error)) logger.error('the scheduler could not give its lease back', error);
      });
    },
  };
};
