import { randomInt } from 'node:crypto';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { type Coupon, type Coupons, isPaymentRefused, type NewCoupon } from './payments.ts';

/** Without letters and digits that are taken for one another: of ten there are 2^49. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const DRAWN_LENGTH = 10;
const CODE = /^[A-Z0-9]{8,40}$/;

export const drawCouponCode = (): string =>
  Array.from({ length: DRAWN_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** `code` null draws one nobody can guess. */
export type WantedCoupon = Omit<NewCoupon, 'code'> & Readonly<{ code: string | null }>;

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
