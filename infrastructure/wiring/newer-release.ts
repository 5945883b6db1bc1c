import { type EventLog, isUnknownEvent } from '#application/engine/ports/event-log.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { AnyEvent } from '#domain/event.ts';

/**
 * The log of a release that may run beside a newer one. A stream with an event that only the newer one can read is
 * `unavailable` here: nothing has failed, it waits for a process that can read it, and all other work goes on.
 */
export const besideNewerRelease = (log: EventLog, logger: Logger): EventLog => {
  let hasMet = false;
  const met = (error: unknown): never => {
    if (!isUnknownEvent(error)) throw error;
    if (!hasMet) logger.warn('a newer release writes to this log: some streams wait for a process of that release');
    hasMet = true;
    throw unavailable('a stream of a newer release', error);
  };
  return {
    ...log,
    read: <Any extends AnyEvent>(stream: string) => log.read<Any>(stream).catch(met),
    readSealed: <Any extends AnyEvent>(stream: string) => log.readSealed<Any>(stream).catch(met),
  };
};
