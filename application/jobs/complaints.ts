import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Job } from './reaction.ts';

/** Of a reaction that waits, one line in so long: an outage meets every job there is. */
const COMPLAIN_EVERY_MS = 60_000;

/** Says that work waits, and for what, without saying it for each job. */
export const createComplaints = ({ clock, logger }: Readonly<{ clock: Clock; logger: Logger }>) => {
  const lately = new Map<string, number>();
  return {
    about({ reaction, id }: Job, code: string) {
      const last = lately.get(`${reaction} ${code}`) ?? Number.NEGATIVE_INFINITY;
      if (clock.now() - last < COMPLAIN_EVERY_MS) return;
      lately.set(`${reaction} ${code}`, clock.now());
      logger.warn('work waits', { reaction, jobId: id, code });
    },
  };
};
