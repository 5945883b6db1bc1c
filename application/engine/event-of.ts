import type { AnyEvent } from '#domain/event.ts';
import type { EventLog } from './ports/event-log.ts';

/** The newest event of one type in a stream, with its words; null when there is none or its words are gone. */
export const eventOf = async <E extends AnyEvent>(
  log: EventLog,
  stream: string,
  type: E['type'],
): Promise<E['data'] | null> => {
  const found = (await log.read<E>(stream)).findLast((event) => event.type === type);
  return found && found.personal !== 'destroyed' ? found.data : null;
};
