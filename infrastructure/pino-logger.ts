import pino from 'pino';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createThrottle } from '#application/engine/throttle.ts';
import type { LogLevel } from './shared/settings.ts';

/** An outage meets every request and every job: one line in so long says what is away. */
const OUTAGE_EVERY_MS = 60_000;

type Options = Readonly<{ now?: () => number; destination?: pino.DestinationStream }>;

/**
 * Lines of JSON on standard error. Of an error only its name, code and stack are told: a message may quote a user. That of
 * a store or a provider that is away is our own, and is told without a stack.
 */
export const createLogger = (
  level: LogLevel,
  { now = () => performance.now(), destination = pino.destination(2) }: Options = {},
): Logger => {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const isToBeSaid = createThrottle(OUTAGE_EVERY_MS, { now });
  const tellOutage = ({ message }: Error) => {
    if (isToBeSaid(message)) log.warn({ code: 'unavailable' }, message);
  };
  return {
    info: (message, fields = {}) => log.info(fields, message),
    warn: (message, fields = {}) => log.warn(fields, message),
    error(message, error, fields = {}) {
      if (error instanceof Error && isUnavailable(error)) tellOutage(error);
      else log.error({ ...fields, error: describe(error) }, message);
    },
  };
};

const describe = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  return { name: error.name, code, stack: frames };
};
