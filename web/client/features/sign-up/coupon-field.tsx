import { Button, Input } from 'antd';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { couponAnswer } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import field from '../../shared/forms/text-field.module.css';
import { copy } from './copy.ts';
import styles from './register-form.module.css';

const words = copy.coupon;

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
