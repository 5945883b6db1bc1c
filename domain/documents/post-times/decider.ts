import type { Decider } from '#domain/decider.ts';
import { type PostTimesEvent, type PostTimesReviewed, postTimesReviewed } from './events.ts';

type PostTimesCommand = Readonly<{ type: 'NotePostTimesReviewed'; data: PostTimesReviewed['data'] }>;

/** Each time anew: whoever asked for it waits for it. */
export const postTimes: Decider<null, PostTimesCommand, PostTimesEvent, never> = {
  initial: null,
  decide: ({ data }) => [postTimesReviewed(data)],
  evolve: () => null,
};
