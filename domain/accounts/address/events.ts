import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

const claim = { addressName: id, userId, at: moment };
const stream = 'address-<addressName>';

/**
 * The address belongs to this account, and to no other until it is released. `addressName` is an HMAC of the address
 * and says nothing about it.
 */
export const addressClaimed = defineEvent('AddressClaimed', {
  stream,
  by: ['user'],
  data: claim,
});
export type AddressClaimed = EventOf<typeof addressClaimed>;

/** The address is free: its account has another one, or is gone. */
export const addressReleased = defineEvent('AddressReleased', {
  stream,
  by: ['user'],
  data: claim,
});

export type AddressEvent = EventsIn<typeof import('./events.ts')>;
