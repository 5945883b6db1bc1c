import type { Event } from '../event.ts';

export type AccountId = Readonly<{ userId: number; at: string }>;
type Person = Readonly<{ firstName: string; lastName: string; email: string }>;

/** `addressName` is the name of the address's claim (`address-<addressName>`), which says nothing about the address. */
export type AccountOpened = Event<
  'AccountOpened',
  AccountId & Readonly<{ timezone: string; complimentary: boolean; addressName: string; personal: Person }>
>;
/**
 * A link or a reply address that was sent there came back. The first time, what was set up before by whoever could not show
 * that lapses: passkeys, a wanted change of the address, and the verification of a phone, which stays given.
 */
export type AddressProven = Event<'AddressProven', AccountId & Readonly<{ addressName: string }>>;
/** Its user wants it deleted: from here on nobody signs in, and nothing goes out but the receipt. */
export type AccountClosed = Event<'AccountClosed', AccountId>;
/** The key is destroyed by now: whatever else the log holds of this user can no longer be read. */
export type AccountErased = Event<'AccountErased', AccountId>;

export type AccountLifeEvent = AccountOpened | AddressProven | AccountClosed | AccountErased;

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

export const addressProven = ({ userId, at, addressName }: AddressProven['data']): AddressProven => ({
  type: 'AddressProven',
  data: { userId, at, addressName },
});

export const accountClosed = ({ userId, at }: AccountId): AccountClosed => ({
  type: 'AccountClosed',
  data: { userId, at },
});

export const accountErased = ({ userId, at }: AccountId): AccountErased => ({
  type: 'AccountErased',
  data: { userId, at },
});
