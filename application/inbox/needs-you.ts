import type { ReadModels } from '#application/engine/ports/read-models.ts';
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

const MOST = 50;
const KINDS = ['held', 'unreadable', 'left-out'] as const;

type ListedNeed = Omit<NeedDocument, 'userId' | 'state'> & Readonly<{ id: string; kind: (typeof KINDS)[number] }>;

/** What waits for this user's word, newest first; no more than 50 of them all. */
export const listNeeds = async (
  readModels: ReadModels,
  userId: number,
): Promise<Readonly<{ needs: readonly ListedNeed[]; total: number }>> => {
  const kinds = await Promise.all(KINDS.map((kind) => ofKind(readModels, userId, kind)));
  const needs = kinds.flat().sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1));
  const counts = await readModels.countBy(NEEDS_YOU, { equals: { userId } }, 'state');
  return { needs: needs.slice(0, MOST), total: KINDS.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0) };
};

const ofKind = async (
  readModels: ReadModels,
  userId: number,
  kind: ListedNeed['kind'],
): Promise<readonly ListedNeed[]> => {
  const { found } = await readModels.page(NEEDS_YOU, {
    filter: { equals: { userId, state: kind } },
    sort: [['receivedAt', 'descending']],
    limit: MOST,
  });
  return found.map(({ id, document: { from, subject, receivedAt, size, reason, characters, files, text } }) => ({
    id,
    kind,
    from,
    subject,
    receivedAt,
    size,
    reason,
    characters,
    files,
    text,
  }));
};
