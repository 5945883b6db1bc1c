import { useCallback, useRef, useState } from 'react';
import { couponAnswer } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { texts } from './texts.ts';

const words = texts.coupon;

/** `wrong` is said at the field, and nowhere else. */
export type CouponState =
  | Readonly<{ name: 'idle' | 'verifying' }>
  | Readonly<{ name: 'valid'; code: string; message: string }>
  | Readonly<{ name: 'wrong'; title: string; message: string }>;

const idle: CouponState = { name: 'idle' };
const wrong = (title: string, message: string): CouponState => ({ name: 'wrong', title, message });

/** Whether what stands in the field may be sent: nothing, or a code that was found good. */
export const mayContinue = (typed: string | undefined, coupon: CouponState): boolean => {
  const code = typed?.trim() ?? '';
  return code === '' || (coupon.name === 'valid' && coupon.code === code);
};

/** A coupon on its way from typed to verified. `initial` is where it stands as the form opens. */
export const useCoupon = (initial: CouponState = idle) => {
  const api = useApi();
  const [coupon, setCoupon] = useState<CouponState>(initial);
  const latest = useRef<Promise<CouponState>>(Promise.resolve(idle));

  const ask = useCallback(
    async (code: string): Promise<CouponState> => {
      if (code === '') return wrong(words.required, words.requiredDetail);
      try {
        const answer = await api.get(`/api/verify-coupon?code=${encodeURIComponent(code)}`, couponAnswer);
        if (answer.valid) return { name: 'valid', code, message: answer.message };
        return wrong(words.invalid, answer.message || words.invalidDetail);
      } catch (error) {
        return wrong(words.failed, wordsFor(error, words.failedDetail));
      }
    },
    [api],
  );
  const verify = useCallback(
    async (typed: string | undefined): Promise<void> => {
      const asked = ask(typed?.trim() ?? '');
      latest.current = asked;
      setCoupon({ name: 'verifying' });
      const found = await asked;
      if (latest.current === asked) setCoupon(found);
    },
    [ask],
  );
  const become = useCallback((state: CouponState): void => {
    latest.current = Promise.resolve(state);
    setCoupon(state);
  }, []);
  return {
    coupon,
    verify,
    clear: useCallback(() => become(idle), [become]),
    /** Where the coupon stands once nothing is on its way. */
    settled: useCallback(() => latest.current, []),
    /** Said when a form is sent with a code that nobody has verified. */
    complain: useCallback(() => become(wrong(words.notVerified, words.notVerifiedDetail)), [become]),
  };
};
