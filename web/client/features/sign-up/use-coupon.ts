import { useCallback, useState } from 'react';
import { couponAnswer } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { texts } from './texts.ts';

const words = texts.coupon;

export type CouponState =
  | Readonly<{ name: 'idle' | 'verifying' }>
  | Readonly<{ name: 'valid'; code: string; message: string }>
  | Readonly<{ name: 'invalid'; message: string }>;

const idle: CouponState = { name: 'idle' };

/** Whether what stands in the field may be sent: nothing, or a code that was found good. */
export const mayContinue = (typed: string | undefined, coupon: CouponState): boolean => {
  const code = typed?.trim() ?? '';
  return code === '' || (coupon.name === 'valid' && coupon.code === code);
};

/** A coupon on its way from typed to verified. What goes wrong is said in a notice. */
export const useCoupon = () => {
  const api = useApi();
  const [coupon, setCoupon] = useState<CouponState>(idle);

  const verify = useCallback(
    async (typed: string | undefined): Promise<void> => {
      const code = typed?.trim() ?? '';
      if (code === '') return complain(words.required, words.requiredDetail);
      setCoupon({ name: 'verifying' });
      try {
        const answer = await api.get(`/api/verify-coupon?code=${encodeURIComponent(code)}`, couponAnswer);
        if (answer.valid) return setCoupon({ name: 'valid', code, message: answer.message });
        const message = answer.message || words.invalidDetail;
        setCoupon({ name: 'invalid', message });
        complain(words.invalid, message);
      } catch (error) {
        setCoupon(idle);
        complain(words.failed, wordsFor(error, words.failedDetail));
      }
    },
    [api],
  );
  return { coupon, verify, clear: useCallback(() => setCoupon(idle), []) };
};

/** Said when a form is sent with a code that nobody has verified. */
export const complainUnverified = (): void => complain(words.notVerified, words.notVerifiedDetail);

const complain = (title: string, description: string): void => toast({ title, description, variant: 'destructive' });
