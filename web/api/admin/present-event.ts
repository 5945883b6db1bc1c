import type { ListedEvent } from '#application/engine/find-events.ts';
import type { EventTree as Tree } from '#application/operators/event-tree.ts';
import type { EventDetail, EventSummary, EventTree } from '#web/contract/admin/events.ts';

export const presentSummary = ({
  id,
  at,
  type,
  stream,
  revision,
  userId,
  actor,
  correlationId,
  causationId,
  state,
  sealedBytes,
}: Omit<ListedEvent, 'data'>): EventSummary => ({
  ...{ id, at, type, stream, revision, userId, actor, correlationId, causationId, state, sealedBytes },
});

export const presentEvent = (event: ListedEvent): EventDetail => ({
  ...presentSummary(event),
  data: { ...event.data },
});

export const presentTree = ({ correlation, focus, events, isCut }: Tree): EventTree => ({
  ...{ correlation, focus, isCut },
  events: events.map(({ depth, afterMs, ...event }) => ({ ...presentSummary(event), depth, afterMs })),
});
