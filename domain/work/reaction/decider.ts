import type { Decider } from '#domain/decider.ts';
import { type ReactionEvent, type ReactionStarted, reactionStarted } from './events.ts';

type ReactionCommand = Readonly<{ type: 'StartReaction'; data: ReactionStarted['data'] }>;

export const reaction: Decider<Readonly<{ started: boolean }>, ReactionCommand, ReactionEvent, never> = {
  initial: { started: false },
  decide: ({ data }, { started }) => (started ? [] : [reactionStarted(data)]),
  evolve: () => ({ started: true }),
};
