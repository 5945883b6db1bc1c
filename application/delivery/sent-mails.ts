import type { PageWanted } from '#application/engine/ports/read-models.ts';
import { readModel } from '#application/engine/read-model.ts';
import type { Services } from '#application/services.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';

/**
 * `waiting` until it has met an end. `code` is the relay's when it refused, or says what a report has told since. `showable`:
 * it went out and holds no link that signs anyone in.
 */
export type SentMailDocument = Readonly<{
  userId: number;
  at: string;
  kind: MailKind;
  conversationId: string;
  state: 'waiting' | 'sent' | 'refused' | 'uncertain' | 'expired';
  code: string;
  hasLink: boolean;
  showable: boolean;
}>;

/** The mails we wrote to a user, without a word of them. */
export const SENT_MAILS = readModel<SentMailDocument>()({
  name: 'sent-mails',
  indexes: [
    ['userId', 'at'],
    ['userId', 'conversationId', 'at'],
    ['userId', 'showable', 'at'],
    ['state', 'at'],
    ['at'],
  ],
});

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
