import { readModel } from '#application/engine/read-model.ts';

/**
 * A mail that may need its user's word. `held`: whose is it? `unreadable`: it could not be read, for `reason`.
 * `left-out`: not all of it was kept, for `reason`: `characters` of it, which begin with `text`, and `files`. Before it has
 * come to that it is `open`, and no page shows it. A message that came without a mail has no `size`.
 */
export type NeedDocument = Readonly<{
  userId: number;
  state: 'open' | 'held' | 'unreadable' | 'left-out';
  receivedAt: string;
  from: string;
  subject: string;
  size: number;
  reason: string;
  characters: number;
  files: number;
  text: string;
}>;

/** What waits for a user's word, under "needs you". */
export const NEEDS_YOU = readModel<NeedDocument>()({
  name: 'needs-you',
  indexes: [['userId', 'state', 'receivedAt']],
});
