import type { AnyEvent } from '#domain/event.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLog, LoggedEvent, SealedEvent } from '../ports/event-log.ts';
import type { Expected, Metadata, Position } from '../ports/event-store.ts';
import type { Job } from './reaction.ts';

/** A stream from its first event on, up to `position` at least. */
type Known = Readonly<{ events: readonly LoggedEvent[]; position: Position; at: number }>;

/** The next job begins within moments; words in clear are kept no longer than it takes. */
const KEPT_MS = 30_000;
const MOST_KEPT = 500;

/**
 * What jobs hand on to those that follow from them: the streams that they wrote and know the whole of. A job was opened by
 * an event at `opened`; what is known up to there or beyond is all that it needs, for no event ever changes. What it decides
 * is appended at the revision it knows, so that anything newer is met there.
 */
export const createJobLogs = (log: EventLog, clock: Clock) => {
  const handedOn = new Map<string, Known>();

  const keep = (stream: string, events: readonly LoggedEvent[], position: Position) => {
    handedOn.delete(stream); // so that the oldest stand first
    handedOn.set(stream, { events, position, at: clock.now() });
    for (const [name, { at }] of handedOn)
      if (handedOn.size > MOST_KEPT || clock.now() - at > KEPT_MS) handedOn.delete(name);
      else return;
  };

  const takenOver = ({ stream, opened }: Job): readonly LoggedEvent[] | null => {
    const known = handedOn.get(stream);
    return known && known.position >= opened && clock.now() - known.at <= KEPT_MS ? known.events : null;
  };

  /** The log as one job sees it: each stream is loaded once. */
  return (job: Job): EventLog => {
    const opened = new Map<string, Promise<readonly LoggedEvent[]>>();
    const sealed = new Map<string, Promise<readonly SealedEvent[]>>();
    const own = takenOver(job);
    if (own) opened.set(job.stream, Promise.resolve(own));
    const forget = (stream: string) => {
      opened.delete(stream);
      sealed.delete(stream);
    };
    return {
      ...log,
      async read<Any extends AnyEvent>(stream: string) {
        const events = await once(opened, stream, () => log.read(stream));
        return events as readonly AnyEvent[] as readonly LoggedEvent<Any>[]; // whoever names a stream names its type
      },
      async readSealed<Any extends AnyEvent>(stream: string) {
        const known = opened.get(stream);
        const events = known ? (await known).map(asSealed) : await once(sealed, stream, () => log.readSealed(stream));
        return events as readonly AnyEvent[] as readonly SealedEvent<Any>[];
      },
      async append(stream, events, expected) {
        const before = expected === 'no-stream' ? [] : await opened.get(stream);
        forget(stream); // when another was faster, it is read afresh
        const appended = await log.append(stream, events, expected);
        if (before && reaches(before, expected)) {
          const all = [...before, ...events.map((event, at) => asLogged(stream, event, before.length + at))];
          opened.set(stream, Promise.resolve(all));
          keep(stream, all, appended.position);
        }
        return appended;
      },
    };
  };
};

const once = <Value>(known: Map<string, Promise<Value>>, name: string, load: () => Promise<Value>): Promise<Value> => {
  const before = known.get(name);
  if (before) return before;
  const loading = load();
  known.set(name, loading);
  loading.catch(() => known.delete(name));
  return loading;
};

/** All of it is known, and each word of it can be read. */
const reaches = (events: readonly LoggedEvent[], revision: Expected): boolean =>
  (revision === 'no-stream' ? events.length === 0 : events.at(-1)?.revision === revision) &&
  events.every(({ personal }) => personal === 'open' || personal === 'none');

const asLogged = (stream: string, event: AnyEvent, revision: number): LoggedEvent => ({
  ...event,
  id: '', // drawn by the store, and of no use to a job
  stream,
  revision,
  personal: 'personal' in event.data ? 'open' : 'none',
  metadata: UNKNOWN,
});

/** Drawn by the store with the id. */
const UNKNOWN: Metadata = { $correlationId: '', $causationId: null, actor: '' };

/** As deciders get it. */
const asSealed = (event: LoggedEvent): SealedEvent =>
  event.personal === 'open' ? { ...event, personal: 'sealed', data: { ...event.data, personal: null } } : event;
