import type { Event } from '#domain/event.ts';

type Id = Readonly<{ addressName: string; userId: number; at: string }>;

/** An address belongs to one account at a time. Stream `address-<addressName>`. */
export type AddressClaimed = Event<'AddressClaimed', Id>;
export type AddressReleased = Event<'AddressReleased', Id>;

export type AddressEvent = AddressClaimed | AddressReleased;

export const addressClaimed = ({ addressName, userId, at }: Id): AddressClaimed => ({
  type: 'AddressClaimed',
  data: { addressName, userId, at },
});

export const addressReleased = ({ addressName, userId, at }: Id): AddressReleased => ({
  type: 'AddressReleased',
  data: { addressName, userId, at },
});
