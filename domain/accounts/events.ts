import type { Event } from '#domain/event.ts';

export type AccountId = Readonly<{ userId: number; at: string }>;
type Person = Readonly<{ firstName: string; lastName: string; email: string }>;

/** `addressName` is the name of the address's claim (`address-<addressName>`), which says nothing about the address. */
export type AccountOpened = Event<
  'AccountOpened',
  AccountId & Readonly<{ timezone: string; complimentary: boolean; addressName: string; personal: Person }>
>;
/**
 * A link or a reply address that was sent there came back. Another address that was wanted is wanted no more; the first
 * time, passkeys lapse too, which were set up by whoever could not show that. `lapsesPhone` is true of events from before
 * 0.4 alone, which took back the verification of a phone as well: that somebody reads an address says nothing against it.
 */
export type AddressProvenV2 = Event<
  'AddressProvenV2',
  AccountId & Readonly<{ addressName: string; lapsesPhone: boolean }>
>;
/** Its user wants it deleted: from here on nobody signs in, and nothing goes out but the receipt. */
export type AccountClosed = Event<'AccountClosed', AccountId>;
/** The key is destroyed by now: whatever else the log holds of this user can no longer be read. */
export type AccountErased = Event<'AccountErased', AccountId>;

export type AccountLifeEvent = AccountOpened | AddressProvenV2 | AccountClosed | AccountErased;

export const accountOpened = ({
  userId,
  at,
  timezone,
  complimentary,
  addressName,
  personal: { firstName, lastName, email },
}: AccountOpened['data']): AccountOpened => ({
  type: 'AccountOpened',
  data: { userId, at, timezone, complimentary, addressName, personal: { firstName, lastName, email } },
});

export const addressProvenV2 = ({
  userId,
  at,
  addressName,
  lapsesPhone,
}: AddressProvenV2['data']): AddressProvenV2 => ({
  type: 'AddressProvenV2',
  data: { userId, at, addressName, lapsesPhone },
});

export const accountClosed = ({ userId, at }: AccountId): AccountClosed => ({
  type: 'AccountClosed',
  data: { userId, at },
});

export const accountErased = ({ userId, at }: AccountId): AccountErased => ({
  type: 'AccountErased',
  data: { userId, at },
});
