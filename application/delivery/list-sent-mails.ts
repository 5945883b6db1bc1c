import type { PageWanted } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { SENT_MAILS } from './sent-mails.ts';

/** Where a mail of ours stands. `uncertain`: the relay fell silent after it had it, so it may have gone out or not. */
export const sentStates = ['waiting', 'sent', 'refused', 'uncertain', 'expired'] as const;
export type SentState = (typeof sentStates)[number];

/** One mail of ours, without any personal word. `code` is the relay's, or what a report said. */
export type ListedSentMail = Readonly<{
  id: string;
  at: string;
  userId: number;
  kind: string;
  state: string;
  code: string;
}>;

/** Newest first, page by page; of one state alone where it is given. */
export const listSentMails = async (
  { readModels }: Pick<Services, 'readModels'>,
  { state, limit, cursor = null }: Readonly<{ state: SentState | null }> & PageWanted,
): Promise<Readonly<{ mails: readonly ListedSentMail[]; nextCursor: string | null }>> => {
  const { found, nextCursor } = await readModels.page(SENT_MAILS, {
    filter: state === null ? {} : { equals: { state } },
    sort: [['at', 'descending']],
    limit,
    cursor,
  });
  const mails = found.map(({ id, document: { at, userId, kind, state, code } }) => ({
    id,
    at,
    userId,
    kind,
    state,
    code,
  }));
  return { mails, nextCursor };
};
