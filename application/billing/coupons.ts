import { randomInt } from 'node:crypto';
import { derivedId, newId } from '#application/engine/ids.ts';
import { type NetworkLimits, takeForNetwork } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { type Coupon, type Coupons, isPaymentRefused, type NewCoupon } from './payments.ts';

const MINUTES = 10;

/** Of codes asked about, wherever they are typed: 3,840 in ten minutes of all networks together (64 parts). */
const limits: NetworkLimits = {
  network: { name: 'coupon-network', most: 10, seconds: MINUTES * 60 },
  wider: { name: 'coupon-wider', most: 30, seconds: MINUTES * 60 },
  part: { name: 'coupon-part', most: 60, seconds: MINUTES * 60 },
};

type Parts = Pick<Services, 'registers' | 'vault' | 'clock'> & Readonly<{ payments: Coupons }>;

/** Codes are compared without letter case; null for none. */
export const couponCodeOf = (text: string | undefined): string | null => text?.trim().toUpperCase() || null;

/** Switched off, for good: nobody can pay with it any more. Null where there is no such code. */
export const disableCoupon = async ({ payments }: Pick<Parts, 'payments'>, text: string): Promise<Coupon | null> => {
  const code = couponCodeOf(text);
  return code === null ? null : payments.disableCoupon(code, derivedId('coupon-off', code));
};

const isGoodCoupon = async ({ payments }: Pick<Parts, 'payments'>, code: string): Promise<boolean> =>
  (await payments.coupon(code))?.good ?? false;

/** Whether a code would take something off now. Nothing is used up by asking, and nobody may ask often. */
export const verifyCoupon = async (
  services: Parts,
  text: string,
  network: string,
): Promise<'good' | 'bad' | 'too-many'> => {
  const id = newId(services.clock.now());
  if (!(await takeForNetwork(services, limits, network, id))) return 'too-many';
  const code = couponCodeOf(text);
  return code !== null && (await isGoodCoupon(services, code)) ? 'good' : 'bad';
};

/** Without letters and digits that are taken for one another: of ten there are 2^49. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const DRAWN_LENGTH = 10;
const CODE = /^[A-Z0-9]{8,40}$/;

export const drawCouponCode = (): string =>
  Array.from({ length: DRAWN_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** `code` null draws one nobody can guess. */
type WantedCoupon = Omit<NewCoupon, 'code'> & Readonly<{ code: string | null }>;

/** A coupon at the payment provider, as operators make them. Short codes are refused: they could be guessed. */
export const createCoupon = async (
  { payments, clock }: Pick<Services, 'clock'> & Readonly<{ payments: Coupons }>,
  wanted: WantedCoupon,
): Promise<Coupon | Refusal<'bad-code' | 'code-taken' | 'ended' | 'refused-by-provider'>> => {
  const code = wanted.code === null ? drawCouponCode() : wanted.code.trim().toUpperCase();
  if (!CODE.test(code)) return refuse('bad-code');
  if (wanted.endsAt !== null && wanted.endsAt <= timestamp(clock)) return refuse('ended');
  if (await payments.coupon(code)) return refuse('code-taken');
  const { discount, months, uses, endsAt } = wanted;
  const coupon = { code, discount, months, uses, endsAt };
  try {
    return await payments.createCoupon(coupon, derivedId('coupon', JSON.stringify(coupon)));
  } catch (error) {
    if (isPaymentRefused(error)) return refuse('refused-by-provider');
    throw error;
  }
};
