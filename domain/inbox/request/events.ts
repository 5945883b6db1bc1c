import type { Event } from '#domain/event.ts';
import type { RequestOutcome } from './outcome.ts';

/** What came of one request of a mail, the `index`th of it. Stream `request-<mailId>-<index>`. */
export type RequestCarriedOutV2 = Event<
  'RequestCarriedOutV2',
  Readonly<{
    mailId: string;
    index: number;
    userId: number;
    at: string;
    personal: Readonly<{ outcome: RequestOutcome }>;
  }>
>;

export type RequestEvent = RequestCarriedOutV2;

export const requestCarriedOutV2 = ({
  mailId,
  index,
  userId,
  at,
  personal: { outcome },
}: RequestCarriedOutV2['data']): RequestCarriedOutV2 => ({
  type: 'RequestCarriedOutV2',
  data: { mailId, index, userId, at, personal: { outcome } },
});
