import { type ListedEvent, listedEvent, whatIdNames } from '#application/engine/find-events.ts';
import type { EventLog, FoundEvent } from '#application/engine/ports/event-log.ts';
import type { Services } from '#application/services.ts';

/** A tree has so many events at most. */
export const MAX_IN_TREE = 500;
/** So many causes above one event are looked up where its tree is too large to be shown as a whole. */
const MAX_CAUSES = 50;

/**
 * An event below the one that it followed from, which stands at the depth before. At depth 0 stands what followed from nothing, or
 * from an event outside the tree. `afterMs` is how long after its cause it happened, null where that is not known.
 */
export type EventNode = Omit<ListedEvent, 'data'> & Readonly<{ depth: number; afterMs: number | null }>;

/**
 * Events that belong together, causes before their effects. `focus` is the event that was asked for, null where it was all of a
 * correlation. `isCut`: there are more; then it is the first of them, or the causes and next effects of `focus`.
 */
export type EventTree = Readonly<{
  correlation: string;
  focus: string | null;
  events: readonly EventNode[];
  isCut: boolean;
}>;

/**
 * The causes and effects within one correlation. `id` is that of an event, a correlation, or a mail that came or was sent; null
 * where it is none of these.
 */
export const eventTree = async ({ log }: Pick<Services, 'log'>, id: string): Promise<EventTree | null> => {
  const named = await whatIdNames(log, id);
  if (!named) return null;
  const { correlation, event: focus } = named;
  const { events, next } = await log.find({ correlation, limit: MAX_IN_TREE });
  const isCut = next !== null;
  const shown = isCut && focus && !events.some((event) => event.id === focus.id) ? await lineOf(log, focus) : events;
  return { correlation, focus: focus?.id ?? null, events: treeOf(shown), isCut };
};

/** An event between its causes and those of its effects that are among the next events of its correlation. */
const lineOf = async (log: Pick<EventLog, 'find'>, focus: FoundEvent): Promise<readonly FoundEvent[]> => {
  const causes: FoundEvent[] = [];
  for (let of = focus; causes.length < MAX_CAUSES; ) {
    const cause = await causeOf(log, of);
    if (!cause) break;
    causes.unshift(cause);
    of = cause;
  }
  const correlation = focus.metadata.$correlationId;
  const { events } = await log.find({ correlation, after: focus.position, limit: MAX_IN_TREE - MAX_CAUSES - 1 });
  const line = new Set([focus.id]);
  const effects = events.filter(({ id, metadata: { $causationId: cause } }) => {
    const isEffect = cause !== null && line.has(cause);
    if (isEffect) line.add(id);
    return isEffect;
  });
  return [...causes, focus, ...effects];
};

const causeOf = async (log: Pick<EventLog, 'find'>, { metadata }: FoundEvent): Promise<FoundEvent | null> => {
  const { $causationId: id, $correlationId: correlation } = metadata;
  if (id === null) return null;
  return (await log.find({ id, correlation, limit: 1 })).events[0] ?? null;
};

/** `events` in the order of the log. A cause stands before its effects there, so whatever has none before it is a root. */
const treeOf = (events: readonly FoundEvent[]): readonly EventNode[] => {
  const effectsOf = new Map<string, FoundEvent[]>();
  const roots: FoundEvent[] = [];
  for (const event of events) {
    const { $causationId: cause } = event.metadata;
    ((cause === null ? undefined : effectsOf.get(cause)) ?? roots).push(event);
    effectsOf.set(event.id, []);
  }
  const nodes: EventNode[] = [];
  const waiting: { event: FoundEvent; depth: number; causedAt: string | null }[] = [];
  const put = (some: readonly FoundEvent[], depth: number, causedAt: string | null) =>
    waiting.push(...some.toReversed().map((event) => ({ event, depth, causedAt })));
  put(roots, 0, null);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { event, depth, causedAt } = next;
    nodes.push({ ...summaryOf(event), depth, afterMs: millisecondsBetween(causedAt, event.data.at) });
    put(effectsOf.get(event.id) ?? [], depth + 1, event.data.at);
  }
  return nodes;
};

const summaryOf = (event: FoundEvent): Omit<ListedEvent, 'data'> => {
  const { data: _, ...summary } = listedEvent(event);
  return summary;
};

const millisecondsBetween = (from: string | null, to: string): number | null => {
  const time = from === null ? Number.NaN : Date.parse(to) - Date.parse(from);
  return Number.isNaN(time) ? null : time;
};
