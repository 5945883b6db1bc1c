import type { Figures } from './figures.ts';
import { isUnavailable } from './ports/fault.ts';
import type { Logger } from './ports/logger.ts';

/** Counted under `<name>` and `<name>|<what was logged>`. An outage is a store or provider that was away. */
export const ERROR = 'error';
export const OUTAGE = 'outage';

/** The sentences are constants of ours. One that looks like anything else is counted without its words. */
const SENTENCE = /^[a-z0-9 ,.:'’-]{1,120}$/i;

/** A logger that counts the errors that it is told. */
export const countingErrors = (logger: Logger, figures: Figures): Logger => ({
  ...logger,
  error(message, error, fields) {
    const name = isUnavailable(error) ? OUTAGE : ERROR;
    figures.add(name);
    figures.add(`${name}|${SENTENCE.test(message) ? message : 'something else'}`);
    logger.error(message, error, fields);
  },
});
