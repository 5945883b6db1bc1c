import { Button, Input } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import { useField } from 'react-final-form';
import field from '../../shared/forms/text-field.module.css';
import styles from './coupon-field.module.css';
import { texts } from './texts.ts';
import type { CouponState, useCoupon } from './use-coupon.ts';

const words = texts.coupon;

/** A coupon code and the button that verifies it. A good one is locked, and can be removed again. */
export const CouponField = ({
  coupon,
  verify,
  clear,
}: Pick<ReturnType<typeof useCoupon>, 'coupon' | 'verify' | 'clear'>) => {
  const id = useId();
  const { input } = useField<string>('couponCode');
  const valid = coupon.name === 'valid';
  const change = (code: string): void => {
    input.onChange(code);
    if (coupon.name !== 'idle') clear();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // it would send the whole form
    void verify(input.value);
  };
  return (
    <div className={field.field}>
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.line}>
        <Input
          id={id}
          autoComplete="off"
          maxLength={100}
          value={input.value}
          readOnly={valid || coupon.name === 'verifying'}
          className={valid ? (field.still ?? '') : ''}
          onChange={(event) => change(event.target.value)}
          onKeyDown={valid ? undefined : onKeyDown}
          aria-invalid={coupon.name === 'wrong'}
          aria-describedby={`${id}-words`}
          {...(coupon.name === 'wrong' && { status: 'error' as const })}
        />
        <Button onClick={() => verify(input.value)} loading={coupon.name === 'verifying'} disabled={valid}>
          {labelOf(coupon)}
        </Button>
      </div>
      <p id={`${id}-words`} className={coupon.name === 'wrong' ? field.error : field.hint} aria-live="polite">
        {coupon.name === 'wrong' && (
          <>
            <strong>{coupon.title}</strong> <span>{coupon.message}</span>
          </>
        )}
        {valid && <span className={styles.good}>{coupon.message} </span>}
        {valid && (
          <button type="button" className={styles.remove} onClick={() => change('')}>
            {words.remove}
          </button>
        )}
        {(coupon.name === 'idle' || coupon.name === 'verifying') && '\u00a0'}
      </p>
    </div>
  );
};

const labelOf = ({ name }: CouponState): string => {
  if (name === 'verifying') return words.verifying;
  return name === 'valid' ? words.verified : words.apply;
};
