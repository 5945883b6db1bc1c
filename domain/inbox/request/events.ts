import { z } from 'zod';
import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';
import type { RequestOutcome } from './outcome.ts';

/**
 * What came of one request of a mail or message, the `index`th of it from 0 on. `outcome` holds the facts that the
 * answer is made of; their shape belongs to the answer’s template.
 */
export const requestCarriedOut = defineEvent('RequestCarriedOut', {
  stream: 'request-<mailId>-<index>',
  by: ['user'],
  data: { mailId: id, index: count, userId, at: moment },
  personal: {
    outcome: z.custom<RequestOutcome>((value) => typeof value === 'object' && value !== null && 'result' in value),
  },
});
export type RequestCarriedOut = EventOf<typeof requestCarriedOut>;

export type RequestEvent = RequestCarriedOut;
