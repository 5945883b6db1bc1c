import type { Event } from '#domain/event.ts';

type Id = Readonly<{ mailId: string; userId: number; at: string }>;

/** Its user says: that was me. It takes the path of a proven one from here. */
export type MailReleased = Event<'MailReleased', Id>;
/** Its user says: that was not me. Nothing of it is kept as a win, and nobody answers it. */
export type MailDisowned = Event<'MailDisowned', Id>;
/** Nobody is asked by mail whose it is, and why; the app asks all the same. */
export type MailLeftUnasked = Event<'MailLeftUnasked', Id & Readonly<{ reason: 'limit' | 'undeliverable' }>>;
/** Its content could not be read; it stands under "needs you" until its user dismisses it. */
export type MailUnreadable = Event<'MailUnreadable', Id & Readonly<{ conversationId: string; reason: string }>>;
/** Its user knows that it could not be read, and has done with it. */
export type MailDismissed = Event<'MailDismissed', Id>;

/** Its user was told by mail, or could not be, that it ends in a week unless they say whose it is. */
export type HeldMailEndAnnounced = Event<'HeldMailEndAnnounced', Id>;
/** Nobody said whose it was for thirty days. Nothing of it is kept as a win, and nobody answers it. */
export type HeldMailEnded = Event<'HeldMailEnded', Id>;

export type NeedsYouEvent =
  | MailReleased
  | MailDisowned
  | MailLeftUnasked
  | MailUnreadable
  | MailDismissed
  | HeldMailEndAnnounced
  | HeldMailEnded;

export const mailReleased = ({ mailId, userId, at }: MailReleased['data']): MailReleased => ({
  type: 'MailReleased',
  data: { mailId, userId, at },
});

export const mailDisowned = ({ mailId, userId, at }: MailDisowned['data']): MailDisowned => ({
  type: 'MailDisowned',
  data: { mailId, userId, at },
});

export const mailLeftUnasked = ({ mailId, userId, at, reason }: MailLeftUnasked['data']): MailLeftUnasked => ({
  type: 'MailLeftUnasked',
  data: { mailId, userId, at, reason },
});

export const mailUnreadable = ({
  mailId,
  userId,
  at,
  conversationId,
  reason,
}: MailUnreadable['data']): MailUnreadable => ({
  type: 'MailUnreadable',
  data: { mailId, userId, at, conversationId, reason },
});

export const mailDismissed = ({ mailId, userId, at }: MailDismissed['data']): MailDismissed => ({
  type: 'MailDismissed',
  data: { mailId, userId, at },
});

export const heldMailEndAnnounced = ({ mailId, userId, at }: HeldMailEndAnnounced['data']): HeldMailEndAnnounced => ({
  type: 'HeldMailEndAnnounced',
  data: { mailId, userId, at },
});

export const heldMailEnded = ({ mailId, userId, at }: HeldMailEnded['data']): HeldMailEnded => ({
  type: 'HeldMailEnded',
  data: { mailId, userId, at },
});
