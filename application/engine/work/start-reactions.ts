import { streams } from '#application/streams.ts';
import { reaction as reactionDecider } from '#domain/work/reaction/decider.ts';
import { handle, positionReached } from '../handle.ts';
import type { EngineParts } from '../parts.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { Reaction } from './reaction.ts';

/**
 * Each reaction's first start is an event: jobs that older events would have opened for it are dropped by it. One that was
 * split off has no start of its own, or what waited in the older one would be lost. Answers what must be folded before
 * any job is taken.
 */
export const startReactions = async (
  { log, clock }: Pick<EngineParts, 'log' | 'clock'>,
  reactions: readonly Reaction[],
): Promise<Position> => {
  const positions: Position[] = [];
  for (const name of new Set(reactions.map(({ rules }) => rules.splitFrom ?? rules.reaction))) {
    const stream = streams.reaction(name);
    const data = { reaction: name, at: timestamp(clock) };
    const position = positionReached(await handle(log, reactionDecider, stream, { type: 'StartReaction', data }));
    if (position) positions.push(position);
  }
  return positions.sort().at(-1) ?? '';
};
