import type { Event } from '../event.ts';

type Id = Readonly<{ userId: number; at: string }>;
type Person = Readonly<{ firstName: string; lastName: string; email: string }>;

/** `addressName` is the name of the address's claim (`address-<addressName>`), which says nothing about the address. */
export type AccountOpened = Event<
  'AccountOpened',
  Id & Readonly<{ timezone: string; complimentary: boolean; addressName: string; personal: Person }>
>;
export type AddressProven = Event<'AddressProven', Id & Readonly<{ addressName: string }>>;
/** The key is destroyed by now: whatever else the log holds of this user can no longer be read. */
export type AccountErased = Event<'AccountErased', Id>;

export type AccountEvent = AccountOpened | AddressProven | AccountErased;

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

export const accountErased = ({ userId, at }: AccountErased['data']): AccountErased => ({
  type: 'AccountErased',
  data: { userId, at },
});
