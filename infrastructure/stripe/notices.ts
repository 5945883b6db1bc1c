import type Stripe from 'stripe';
import { badNotice, badSignature, type Notice, type Payer } from '#application/billing/payments.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import { malformedAnswer } from './faults.ts';
import { idOf, payerOf, text } from './readings.ts';

/** How far a notice's time may lie from ours, either way: older ones may be sent again by anybody who saw them. */
const TOLERANCE_SECONDS = 300;

type Parts = Readonly<{ stripe: Stripe; secrets: readonly string[]; clock: Clock }>;

/** Null for a notice about nothing of ours. While a secret is replaced there are two, and either is right. */
export const readNotice = ({ stripe, secrets, clock }: Parts, raw: Uint8Array, signature: string): Notice | null => {
  const isSigned = secrets.some((secret) => isSignedWith(stripe, raw, signature, secret, clock.now()));
  if (!isSigned || isFromTheFuture(signature, clock.now())) throw badSignature();
  try {
    return noticeOf(objectIn(JSON.parse(Buffer.from(raw).toString('utf8'))));
  } catch {
    throw badNotice(); // signed, and no JSON or of no shape that we know: whatever a parser or a reading says of it
  }
};

const noticeOf = (event: Fields): Notice | null => {
  const kind = text(event.type);
  const about = KINDS.has(kind) ? aboutOf(kind, objectIn(objectIn(event.data).object)) : null;
  if (!about) return null;
  const { payer, checkoutId, subscriptionId } = about;
  return {
    id: text(event.id),
    kind,
    userId: payer.userId,
    about: { signUpId: payer.signUpId, checkoutId, subscriptionId },
  };
};

/** What changes anything that we read. */
const KINDS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

const isSignedWith = (stripe: Stripe, raw: Uint8Array, signature: string, secret: string, now: number): boolean => {
  try {
    stripe.webhooks.constructEvent(Buffer.from(raw), signature, secret, TOLERANCE_SECONDS, undefined, now);
    return true;
  } catch (error) {
    // Signed, though not JSON. Over what somebody made up it throws more than its own errors.
    return error instanceof SyntaxError;
  }
};

/** The library itself takes any time to come. */
const isFromTheFuture = (signature: string, now: number): boolean => {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, time]) => Number(time));
  return times.length === 0 || times.some((time) => time - now / 1000 > TOLERANCE_SECONDS);
};

type Fields = Readonly<Record<string, unknown>>;

const objectIn = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null) throw malformedAnswer();
  return value as Fields;
};

type Found = Readonly<{ payer: Payer; checkoutId: string | null; subscriptionId: string | null }>;

/** An invoice carries what was written on its subscription; a refund of ours says itself which it is of. */
const aboutOf = (kind: string, object: Fields): Found | null => {
  if (kind.startsWith('checkout.')) return found(object.metadata, idOf(object), idOf(object.subscription));
  if (kind.startsWith('customer.')) return found(object.metadata, null, idOf(object));
  if (kind.startsWith('refund.')) return found(object.metadata, null, subscriptionIn(object.metadata));
  return ofInvoice(object);
};

/**
 * A webhook keeps the version of the API that it was made with. Before 2025-03-31 an invoice has its subscription at its top,
 * and in some older ones what was written on that stands on its lines alone.
 */
const ofInvoice = (invoice: Fields): Found | null => {
  const parent = fieldsIn(fieldsIn(invoice.parent).subscription_details);
  const line = linesOf(invoice).find(
    ({ type, subscription }) => type === 'subscription' && idOf(subscription) !== null,
  );
  const subscriptionId = idOf(parent.subscription) ?? idOf(invoice.subscription) ?? idOf(line?.subscription);
  const written = [parent.metadata, fieldsIn(invoice.subscription_details).metadata, line?.metadata];
  return found(written.find((metadata) => payerOf(metadata) !== null) ?? null, null, subscriptionId);
};

const fieldsIn = (value: unknown): Fields => (value ? objectIn(value) : {});

const linesOf = (invoice: Fields): readonly Fields[] => {
  const { data } = fieldsIn(invoice.lines);
  return Array.isArray(data) ? data.map(objectIn) : [];
};

const subscriptionIn = (metadata: unknown): string | null =>
  typeof metadata === 'object' && metadata !== null && 'subscriptionId' in metadata
    ? idOf(metadata.subscriptionId)
    : null;

const found = (metadata: unknown, checkoutId: string | null, subscriptionId: string | null): Found | null => {
  const payer = payerOf(metadata);
  return payer && (checkoutId ?? subscriptionId) !== null ? { payer, checkoutId, subscriptionId } : null;
};
