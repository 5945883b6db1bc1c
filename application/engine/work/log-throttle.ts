import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import { createSeldom } from '../seldom.ts';
import type { Job } from './reaction.ts';

/** Of a reaction that waits, one line in so long: an outage meets every job there is. */
const ONE_LINE_EVERY_MS = 60_000;

/** Says that work waits, and for what, without saying it for each job. */
export const createLogThrottle = ({ clock, logger }: Readonly<{ clock: Clock; logger: Logger }>) => {
  const isToBeSaid = createSeldom(ONE_LINE_EVERY_MS, clock);
  return {
    warn({ reaction, id }: Job, code: string) {
      if (isToBeSaid(`${reaction} ${code}`)) logger.warn('work waits', { reaction, jobId: id, code });
    },
  };
};
