import { type EventLog, isUnknownEvent } from '#application/engine/ports/event-log.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { AnyEvent } from '#domain/event.ts';

/**
 * The log of a release that may run beside a newer one. A stream with an event that only the newer one can read is
 * `unavailable` here: nothing has failed, and it waits for a process that can. At the first such event `onMet` is called, so
 * that this process works no more.
 */
export const besideNewerRelease = (log: EventLog, onMet: () => void, logger: Logger): EventLog => {
  let hasMet = false;
  const met = (error: unknown): never => {
    if (!isUnknownEvent(error)) throw error;
    if (!hasMet) logger.error('a newer release writes to this log: this process does no more work', error);
    hasMet = true;
    onMet();
    throw unavailable('a stream of a newer release', error);
  };
  return {
    ...log,
    read: <Any extends AnyEvent>(stream: string) => log.read<Any>(stream).catch(met),
    readSealed: <Any extends AnyEvent>(stream: string) => log.readSealed<Any>(stream).catch(met),
  };
};
