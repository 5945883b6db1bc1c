import { handle, positionReached } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { paymentNotice } from '#domain/billing/payment-notice/decider.ts';
import { OPERATORS } from '#domain/event.ts';
import type { Notice, PaymentNotices } from './payments.ts';

type Stores = Pick<Services, 'log' | 'clock' | 'telemetry'>;

/** Writes down that the provider says something happened, once for each notice; it is durable when this resolves. */
export const notePayment = async (
  { log, clock, telemetry }: Stores,
  { id, kind, userId, about }: Notice,
): Promise<Position | null> => {
  const noticeId = derivedId('payment-notice', id);
  const { signUpId, checkoutId, subscriptionId } = about;
  const data = {
    noticeId,
    userId: userId ?? OPERATORS,
    at: timestamp(clock),
    kind,
    signUpId,
    checkoutId,
    subscriptionId,
  };
  const command = { type: 'NotePayment', data } as const;
  const noted = await withOrigin(newOrigin('provider', noticeId), () =>
    telemetry.tracer.span({ name: 'note payment', kind: 'server', isRoot: true }, () =>
      handle(log, paymentNotice, streams.paymentNotice(noticeId), command),
    ),
  );
  return positionReached(noted);
};

/** A notice as it came in, with the provider's signature: kept unless it is about nothing of ours. */
export const takeNotice = async (
  services: Stores & Readonly<{ payments: PaymentNotices }>,
  raw: Uint8Array,
  signature: string,
): Promise<void> => {
  const notice = await services.payments.readNotice(raw, signature);
  if (notice) await notePayment(services, notice);
};
