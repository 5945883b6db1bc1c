import { type Coupon, type NewCoupon, paymentRefused } from '#application/billing/payments.ts';
import type { Register } from '#application/engine/ports/registers.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';

/**
 * `usedBy` names the checkouts that were paid with it, so that paying one twice counts once. `disabled` is not there in
 * older ones.
 */
type Kept = NewCoupon & Readonly<{ key: string; usedBy: readonly string[]; disabled?: boolean }>;

const KIND = 'sandbox-coupon';
/** More than a checkout that takes no money will ever see. */
const LISTED = 10_000;

/** Codes are found however they are written. */
export const createCoupons = ({ registers, clock }: Pick<Services, 'registers' | 'clock'>) => ({
  async read(code: string): Promise<Coupon | null> {
    const kept = keptIn(await registers.read(KIND, nameOf(code)));
    return kept && couponOf(kept, clock.now());
  },
  /** `payment-refused` when there is one of that code already, unless it was made with this key. */
  async create({ code, discount, months, uses, endsAt }: NewCoupon, key: string): Promise<Coupon> {
    const fresh: Kept = { code, discount, months, uses, endsAt, key, usedBy: [] };
    let current: Kept = fresh;
    await changeRegister(registers, KIND, nameOf(code), (before) => {
      current = keptIn(before) ?? fresh;
      if (current.key !== key) throw paymentRefused();
      return before ? null : { value: fresh, endsAt: null };
    });
    return couponOf(current, clock.now());
  },
  async disable(code: string): Promise<Coupon | null> {
    let current: Kept | null = null;
    await changeRegister(registers, KIND, nameOf(code), (before) => {
      const kept = keptIn(before);
      current = kept && { ...kept, disabled: true };
      return current && { value: current, endsAt: null };
    });
    return current && couponOf(current, clock.now());
  },
  async all(): Promise<readonly Coupon[]> {
    return (await registers.list(KIND, LISTED)).map(({ value }) => couponOf(value as Kept, clock.now()));
  },
  /** Null unless it was good just now, or has been used for this checkout before. */
  async use(code: string, checkoutId: string): Promise<Coupon | null> {
    let used: Coupon | null = null;
    await changeRegister(registers, KIND, nameOf(code), (before) => {
      const kept = keptIn(before);
      const known = kept?.usedBy.includes(checkoutId) ?? false;
      used = kept && (known || isGood(kept, clock.now())) ? couponOf(kept, clock.now()) : null;
      if (!kept || !used || known) return null;
      return { value: { ...kept, usedBy: [...kept.usedBy, checkoutId] }, endsAt: null };
    });
    return used;
  },
  async giveBack(code: string, checkoutId: string): Promise<void> {
    await changeRegister(registers, KIND, nameOf(code), (before) => {
      const kept = keptIn(before);
      if (!kept?.usedBy.includes(checkoutId)) return null;
      return { value: { ...kept, usedBy: kept.usedBy.filter((id) => id !== checkoutId) }, endsAt: null };
    });
  },
});

export type Coupons = ReturnType<typeof createCoupons>;

const nameOf = (code: string): string => code.toUpperCase();
/** What `create` itself has written. */
const keptIn = (register: Register | null): Kept | null => (register ? (register.value as Kept) : null);

const isGood = ({ uses, usedBy, endsAt, disabled = false }: Kept, now: number): boolean =>
  !disabled && (uses === null || usedBy.length < uses) && (endsAt === null || now < Date.parse(endsAt));

const couponOf = (kept: Kept, now: number): Coupon => {
  const { code, discount, months, uses, endsAt, usedBy } = kept;
  return { code, discount, months, uses, endsAt, used: usedBy.length, good: isGood(kept, now) };
};
