import type { StrangerForgotten } from '#domain/access/stranger/events.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { MailSent } from '#domain/delivery/mail/events.ts';
import type { TextSent } from '#domain/delivery/text/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** A mail or a text that the outbox keeps instead of a provider sending it: where its bytes are. */
export type OutboxDocument = Readonly<{ userId: number; at: string; blob: string; sandbox: 'mail' | 'text' }>;

export const outbox = projector<MailSent | TextSent | AccountErased | StrangerForgotten>()<OutboxDocument>({
  name: 'outbox',
  version: '2',
  readsPersonal: false,
  indexes: [['sandbox', 'at'], ['userId']],
  on: {
    MailSent: ({ mailId, userId, at, blob }) =>
      blob === null ? [] : [one(mailId, () => ({ userId, at, blob, sandbox: 'mail' }))],
    TextSent: ({ textId, userId, at, blob }) =>
      blob === null ? [] : [one(textId, () => ({ userId, at, blob, sandbox: 'text' }))],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
    StrangerForgotten: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
