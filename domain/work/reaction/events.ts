import type { Event } from '#domain/event.ts';

/** From here on the reaction answers; whatever older events would have asked of it is dropped. Stream `reaction-<name>`. */
export type ReactionStarted = Event<'ReactionStarted', Readonly<{ reaction: string; at: string }>>;

export type ReactionEvent = ReactionStarted;

export const reactionStarted = ({ reaction, at }: ReactionStarted['data']): ReactionStarted => ({
  type: 'ReactionStarted',
  data: { reaction, at },
});
