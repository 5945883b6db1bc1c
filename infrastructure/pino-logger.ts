import pino from 'pino';
import { originNow } from '#application/engine/origin.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { LogFields, Logger } from '#application/engine/ports/logger.ts';
import { createThrottle } from '#application/engine/throttle.ts';
import type { LogLevel } from './shared/settings.ts';

/** An outage meets every request and every job: one line in so long says what is away. */
const OUTAGE_EVERY_MS = 60_000;

type Options = Readonly<{ now?: () => number; destination?: pino.DestinationStream }>;

/**
 * One line of JSON an event on standard error, with the correlation id of what it belongs to. Only the fields of `LogFields` get
 * through, and only ids, codes and numbers in them. Of an error its name, code and stack are written, not its message, which may
 * quote a user. The message of a store or provider that is away is our own, and is written without a stack.
 */
export const createLogger = (
  level: LogLevel,
  { now = () => performance.now(), destination = pino.destination(2) }: Options = {},
): Logger => {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: correlation }, destination);
  const isToBeSaid = createThrottle(OUTAGE_EVERY_MS, { now });
  const tellOutage = ({ message }: Error) => {
    if (isToBeSaid(message)) log.warn({ code: 'unavailable' }, message);
  };
  return {
    debug(message, fields = {}) {
      if (log.isLevelEnabled('debug')) log.debug(allowed(fields), message);
    },
    info: (message, fields = {}) => log.info(allowed(fields), message),
    warn: (message, fields = {}) => log.warn(allowed(fields), message),
    error(message, error, fields = {}) {
      if (error instanceof Error && isUnavailable(error)) tellOutage(error);
      else log.error({ ...allowed(fields), error: describe(error) }, message);
    },
  };
};

const correlation = () => {
  const origin = originNow();
  return origin ? { correlationId: idOrCode(origin.$correlationId) } : {};
};

const ALLOWED: Readonly<Record<keyof LogFields, 'id' | 'number'>> = {
  reaction: 'id',
  readModel: 'id',
  jobId: 'id',
  mailId: 'id',
  eventId: 'id',
  code: 'id',
  status: 'number',
  method: 'id',
  route: 'id',
  count: 'number',
  milliseconds: 'number',
};

/** TypeScript lets an object with more fields through, and a text of any kind. */
const allowed = (fields: LogFields): Readonly<Record<string, unknown>> => {
  const given = new Map<string, unknown>(Object.entries(fields).filter(([, value]) => value !== undefined));
  return Object.fromEntries(
    Object.entries(ALLOWED)
      .filter(([name]) => given.has(name))
      .map(([name, kind]) => [name, kind === 'number' ? Number(given.get(name)) : idOrCode(given.get(name))]),
  );
};

/**
 * Ids, codes and templates of paths: no space, so no sentence, and no `@` or `+`, so no address and no phone number. A mail server's
 * code has one space (`550 5.7.1`).
 */
const ID_OR_CODE = /^(?:[\w.:/*()-]{1,200}|\d{3} \d\.\d{1,3}\.\d{1,3})$/;
const idOrCode = (value: unknown): string => (ID_OR_CODE.test(String(value)) ? String(value) : '(left out)');

const MAX_FRAMES = 8;
const FRAME = /^ {4}at .{1,300}$/;

const describe = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? idOrCode(error.code) : undefined;
  return { name: idOrCode(error.name), code, stack: framesOf(error) };
};

/** The message stands above the frames, and a line of it could look like one. */
const framesOf = ({ stack = '', message }: Error): readonly string[] => {
  const place = stack.indexOf(message);
  const below = place === -1 ? '' : stack.slice(place + message.length);
  return below
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES);
};
