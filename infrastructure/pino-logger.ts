import pino from 'pino';
import type { Logger } from '#application/ports/logger.ts';
import type { LogLevel } from './shared/settings.ts';

/** Lines of JSON on standard error. Of an error only its name, code and stack are told: a message may quote a user. */
export const createLogger = (level: LogLevel): Logger => {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  return {
    info: (message, fields = {}) => log.info(fields, message),
    warn: (message, fields = {}) => log.warn(fields, message),
    error: (message, error, fields = {}) => log.error({ ...fields, error: describe(error) }, message),
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
