import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { type SignUpDraft, signUpDraft } from './sign-up-draft.ts';
import type { CouponState } from './use-coupon.ts';

/** Keeps the form around it with every change, so that neither a reload nor a cancelled checkout empties it. */
export const KeepDraft = ({ coupon, askedPlan }: { coupon: CouponState; askedPlan: string | undefined }) => {
  const { values } = useFormState<SignUpDraft>({ subscription: { values: true } });
  useEffect(() => {
    if (coupon.name === 'verifying') return; // what it was before still stands
    signUpDraft.keep({
      ...values,
      verifiedCoupon: coupon.name === 'valid' ? coupon.code : '',
      askedPlan: askedPlan ?? '',
    });
  }, [values, coupon, askedPlan]);
  return null;
};
