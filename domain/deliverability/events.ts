import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';

const deliveryFailure = z.enum(['hard', 'soft', 'complaint']);
export type DeliveryFailure = z.infer<typeof deliveryFailure>;

/**
 * A mail of ours did not reach the account’s address. `hard`: the address takes no mail. `soft`: it did not take this
 * one. `complaint`: its owner reported it as unwanted. `proofs` is how often the account had proven an address by then
 * (AddressVerified, AddressChanged): once it does so again, this failure counts no more. `status` is the report’s enhanced
 * code (RFC 3463), empty without one.
 */
export const addressDeliveryFailed = defineEvent('AddressDeliveryFailed', {
  stream: 'deliverability-<userId>',
  by: ['mail server'],
  data: {
    userId,
    at: moment,
    mailId: id,
    addressName: id,
    proofs: count,
    failure: deliveryFailure,
    status: z.string(),
  },
});
export type AddressDeliveryFailed = EventOf<typeof addressDeliveryFailed>;

export type DeliverabilityEvent = EventsIn<typeof import('./events.ts')>;
