import { z } from 'zod';
import { plan } from '#domain/billing/plans.ts';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, language, moment, userId } from '#domain/event-fields.ts';

/** `userId` is the id of the account to be, which has its key already. */
const signUp = { signUpId: id, userId, at: moment };
const stream = 'signup-<signUpId>';

/**
 * Somebody filled in the sign-up form. `phoneNumber` is E.164, or null where none was given. It holds neither the
 * address nor the phone for anyone.
 */
export const signUpStarted = defineEvent('SignUpStarted', {
  stream,
  by: ['user'],
  data: { ...signUp, plan, coupon: z.string().nullable(), addressName: id, expiresAt: moment },
  personal: { firstName: z.string(), lastName: z.string(), email: z.string(), phoneNumber: z.string().nullable() },
});
export type SignUpStarted = EventOf<typeof signUpStarted>;

/** The browser that signed up asks for pages in this language. */
export const signUpLanguageDetected = defineEvent('SignUpLanguageDetected', {
  stream,
  by: ['user'],
  data: { ...signUp, language },
});

/** The provider opened a checkout with this plan and coupon. One that was opened before is closed. */
export const checkoutOpened = defineEvent('CheckoutOpened', {
  stream,
  by: ['user'],
  data: { ...signUp, checkoutId: id, plan, coupon: z.string().nullable() },
});
export type CheckoutOpened = EventOf<typeof checkoutOpened>;

/** The provider says that its checkout is paid. The ids are the provider’s. */
export const signUpPaid = defineEvent('SignUpPaid', {
  stream,
  by: ['provider'],
  data: { ...signUp, checkoutId: id, subscriptionId: id, customerId: id },
});
export type SignUpPaid = EventOf<typeof signUpPaid>;

/** The account is open. */
export const signUpCompleted = defineEvent('SignUpCompleted', {
  stream,
  by: ['provider'],
  data: signUp,
});
export type SignUpCompleted = EventOf<typeof signUpCompleted>;

/** Another sign-up claimed the address first. What was paid is refunded. */
export const signUpSuperseded = defineEvent('SignUpSuperseded', {
  stream,
  by: ['provider'],
  data: { ...signUp, subscriptionId: id },
});
export type SignUpSuperseded = EventOf<typeof signUpSuperseded>;

/** It was not paid in time. Its key is destroyed. */
export const signUpExpired = defineEvent('SignUpExpired', {
  stream,
  by: ['schedule'],
  data: signUp,
});
export type SignUpExpired = EventOf<typeof signUpExpired>;

export type SignUpEvent = EventsIn<typeof import('./events.ts')>;
