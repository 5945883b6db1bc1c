import { OUTBOX } from '#application/delivery/outbox.ts';
import type { StrangerErased } from '#domain/access/stranger/events.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { MailSent } from '#domain/delivery/mail/events.ts';
import type { TextSent } from '#domain/delivery/text/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

export const outbox = projector<MailSent | TextSent | AccountErased | StrangerErased>()(OUTBOX, {
  version: '2',
  readsPersonal: false,
  on: {
    MailSent: ({ mailId, userId, at, blob }) =>
      blob === null ? [] : [one(mailId, () => ({ userId, at, blob, sandbox: 'mail' }))],
    TextSent: ({ textId, userId, at, blob }) =>
      blob === null ? [] : [one(textId, () => ({ userId, at, blob, sandbox: 'text' }))],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
    StrangerErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
