import type { AccountErased } from '#domain/account/events.ts';
import type { MailSent } from '#domain/outgoing-mail/events.ts';
import { everyDocumentOf, one, projector } from './projector.ts';

/** A mail that the outbox keeps instead of a relay sending it: where its bytes are. */
export type OutboxDocument = Readonly<{ userId: number; at: string; blob: string; sandbox: true }>;

export const outbox = projector<MailSent | AccountErased>()<OutboxDocument>({
  name: 'outbox',
  version: '1',
  readsPersonal: false,
  indexes: [['sandbox', 'at'], ['userId']],
  on: {
    MailSent: ({ mailId, userId, at, blob }) =>
      blob === null ? [] : [one(mailId, () => ({ userId, at, blob, sandbox: true }))],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
