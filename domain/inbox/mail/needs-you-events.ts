import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

const mail = { mailId: id, userId, at: moment };
const stream = 'mail-<mailId>';

/** Its user says: that was me. It is handled from here on as a mail whose sender is proven. */
export const mailSenderConfirmed = defineEvent('MailSenderConfirmed', {
  stream,
  by: ['user'],
  data: mail,
});
export type MailSenderConfirmed = EventOf<typeof mailSenderConfirmed>;

/** Its user says: that was not me. Nothing of it is kept as a win, and it is not answered. */
export const mailSenderDenied = defineEvent('MailSenderDenied', {
  stream,
  by: ['user'],
  data: mail,
});
export type MailSenderDenied = EventOf<typeof mailSenderDenied>;

/**
 * No mail asks its user whether it was them: too many did lately (`limit`), or none arrives (`undeliverable`). The app
 * asks all the same.
 */
export const mailConfirmationSkipped = defineEvent('MailConfirmationSkipped', {
  stream,
  by: ['mail server'],
  data: { ...mail, reason: z.enum(['limit', 'undeliverable']) },
});
export type MailConfirmationSkipped = EventOf<typeof mailConfirmationSkipped>;

/** Its content could not be read. It stands under “needs you” until its user dismisses it. */
export const mailFoundUnreadable = defineEvent('MailFoundUnreadable', {
  stream,
  by: ['user'],
  data: { ...mail, conversationId: id, reason: z.string() },
});
export type MailFoundUnreadable = EventOf<typeof mailFoundUnreadable>;

/** Its user knows that it could not be read, or not all of it, and has dealt with it. */
export const mailDismissed = defineEvent('MailDismissed', {
  stream,
  by: ['user'],
  data: mail,
});
export type MailDismissed = EventOf<typeof mailDismissed>;

/** Its user was told by mail, or could not be, that it expires in a week unless they say whose it is. */
export const heldMailExpiryAnnounced = defineEvent('HeldMailExpiryAnnounced', {
  stream,
  by: ['schedule'],
  data: mail,
});
export type HeldMailExpiryAnnounced = EventOf<typeof heldMailExpiryAnnounced>;

/** For thirty days its user did not say whose it was. Nothing of it is kept as a win, and it is not answered. */
export const heldMailExpired = defineEvent('HeldMailExpired', {
  stream,
  by: ['schedule'],
  data: mail,
});
export type HeldMailExpired = EventOf<typeof heldMailExpired>;

export type NeedsYouEvent = EventsIn<typeof import('./needs-you-events.ts')>;
