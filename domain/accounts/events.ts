import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

const account = { userId, at: moment };
export type AccountId = Readonly<{ userId: number; at: string }>;
const stream = 'account-<userId>';

/**
 * An account is open. `addressName` names the claim of its address (stream `address-<addressName>`). `complimentary`:
 * an operator opened it, and nothing is charged.
 */
export const accountOpened = defineEvent('AccountOpened', {
  stream,
  by: ['user', 'operator'],
  data: { ...account, timezone: z.string(), complimentary: z.boolean(), addressName: id },
  personal: { firstName: z.string(), lastName: z.string(), email: z.string() },
});
export type AccountOpened = EventOf<typeof accountOpened>;

/**
 * A link or a reply address that was sent there came back. A change to another address is withdrawn. The first time,
 * passkeys lapse too: whoever set them up could not show that the address is theirs.
 */
export const addressVerified = defineEvent('AddressVerified', {
  stream,
  by: ['user'],
  data: { ...account, addressName: id },
});
export type AddressVerified = EventOf<typeof addressVerified>;

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

export type AccountLifeEvent = EventsIn<typeof import('./events.ts')>;
