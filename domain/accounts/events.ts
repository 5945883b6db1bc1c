import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, language, moment, userId } from '#domain/event-fields.ts';

const account = { userId, at: moment };
export type AccountId = Readonly<{ userId: number; at: string }>;
const stream = 'account-<userId>';

/**
 * An account is open. `addressName` names the claim of its address (stream `address-<addressName>`). `complimentary`:
 * an operator opened it, and nothing is charged. Check-ins are in `timezone` (IANA) until a schedule is saved. `language`
 * is the one that the browser asked for at sign-up: its user is written to in it until they write in another one.
 */
export const accountOpened = defineEvent('AccountOpened', {
  stream,
  by: ['user', 'operator'],
  data: {
    ...account,
    timezone: z.string(),
    complimentary: z.boolean(),
    addressName: id,
    language: language.nullable(),
  },
  personal: { firstName: z.string(), lastName: z.string(), email: z.string() },
});
export type AccountOpened = EventOf<typeof accountOpened>;

/**
 * A link or a reply address that was sent there came back. A change to another address is withdrawn. The first time,
 * passkeys that were added before lapse: whoever set them up could not show that the address is theirs. Also noted again
 * after mail to the address has failed for good.
 */
export const addressVerified = defineEvent('AddressVerified', {
  stream,
  by: ['user'],
  data: { ...account, addressName: id },
});
export type AddressVerified = EventOf<typeof addressVerified>;

/** A phone number (E.164) was entered. It gets no texts but the code until that is typed. */
export const phoneNumberEntered = defineEvent('PhoneNumberEntered', {
  stream,
  by: ['user'],
  data: { ...account, phoneName: id },
  personal: { phoneNumber: z.string() },
});
export type PhoneNumberEntered = EventOf<typeof phoneNumberEntered>;

/** The code that was texted to the number was typed. */
export const phoneVerified = defineEvent('PhoneVerified', {
  stream,
  by: ['user'],
  data: { ...account, phoneName: id },
});
export type PhoneVerified = EventOf<typeof phoneVerified>;

/** The account has no phone number any more. */
export const phoneRemoved = defineEvent('PhoneRemoved', {
  stream,
  by: ['user'],
  data: { ...account, phoneName: id },
});
export type PhoneRemoved = EventOf<typeof phoneRemoved>;

/** Its user wants another email address. It counts once a link sent there comes back. */
export const addressChangeRequested = defineEvent('AddressChangeRequested', {
  stream,
  by: ['user'],
  data: { ...account, changeId: id, addressName: id },
  personal: { email: z.string() },
});
export type AddressChangeRequested = EventOf<typeof addressChangeRequested>;

/** The new address is the account’s, and verified. `previousAddressName` names the claim of the old one. */
export const addressChanged = defineEvent('AddressChanged', {
  stream,
  by: ['user'],
  data: { ...account, changeId: id, addressName: id, previousAddressName: id },
  personal: { email: z.string() },
});
export type AddressChanged = EventOf<typeof addressChanged>;

/** Its user wants it deleted. From here on nobody signs in, and nothing goes out but the receipt. */
export const accountClosed = defineEvent('AccountClosed', {
  stream,
  by: ['user', 'operator'],
  data: account,
});
export type AccountClosed = EventOf<typeof accountClosed>;

/** The key is destroyed: whatever else the log holds of this user can no longer be read. */
export const accountErased = defineEvent('AccountErased', {
  stream,
  by: ['user', 'operator'],
  data: account,
});
export type AccountErased = EventOf<typeof accountErased>;

/** Everything on the stream `account-<userId>`. */
export type AccountEvent = EventsIn<typeof import('./events.ts')>;
