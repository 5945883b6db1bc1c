import type { Damaged, DamageNotes } from './damage-notes.ts';
import type { EventLog, FollowedEvent } from './ports/event-log.ts';
import { unavailable } from './ports/fault.ts';

export type OnProgress = (progress: Readonly<{ events: number; total: number }>) => void;

/**
 * `events` were read; `damaged` of them are not as they were written or cannot be opened, the first of them are named in
 * `found`.
 */
export type EventsVerified = Readonly<{
  events: number;
  damaged: number;
  found: readonly (Damaged & Readonly<{ revision: number }>)[];
}>;

const COUNTED = 10_000_000;
const NAMED = 1000;

/** Reads every event of the log, as far as it reaches by now, and notes which of them are damaged and which no longer are. */
export const verifyEvents = async (
  { log, damage }: Readonly<{ log: EventLog; damage: DamageNotes }>,
  onProgress: OnProgress,
): Promise<EventsVerified> => {
  const total = await log.countAfter(null, COUNTED);
  const verified = { events: 0, damaged: 0 };
  const found: (Damaged & Readonly<{ revision: number }>)[] = [];
  for await (const { events, caughtUp } of log.follow(null, new AbortController().signal)) {
    verified.events += events.length;
    for (const event of events) {
      const code = codeOf(event);
      if (code === null) continue;
      verified.damaged += 1;
      if (found.length < NAMED) found.push({ id: event.id, stream: event.stream, revision: event.revision, code });
    }
    onProgress({ events: verified.events, total });
    if (!caughtUp && verified.events < total) continue;
    await damage.replace(found.map(({ id, stream, code }) => ({ id, stream, code })));
    return { ...verified, found };
  }
  throw unavailable('the event log, which ended while it was read');
};

/** Why it cannot be read as it was written; null when it can. */
const codeOf = ({ personal }: FollowedEvent): string | null => {
  if (personal === 'damaged') return 'event-damaged';
  return personal === 'unreadable' ? 'words-unreadable' : null;
};
