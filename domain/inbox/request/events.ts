import type { Event } from '#domain/event.ts';
import type { RequestOutcome } from './outcome.ts';

/** What came of one request of a mail, the `index`th of it. Stream `request-<mailId>-<index>`. */
export type RequestCarriedOut = Event<
  'RequestCarriedOut',
  Readonly<{
    mailId: string;
    index: number;
    userId: number;
    at: string;
    personal: Readonly<{ outcome: RequestOutcome }>;
  }>
>;

export type RequestEvent = RequestCarriedOut;

export const requestCarriedOut = ({
  mailId,
  index,
  userId,
  at,
  personal: { outcome },
}: RequestCarriedOut['data']): RequestCarriedOut => ({
  type: 'RequestCarriedOut',
  data: { mailId, index, userId, at, personal: { outcome } },
});
