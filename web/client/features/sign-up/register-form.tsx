import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { PlanType } from '#web/contract/fields.ts';
import { type Registration, registration } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { callingCodeOf, likelyCountry } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import { type AddressDoubt, doubtOf } from '../../shared/forms/address-doubt.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { planChoices } from '../../shared/plan-choices.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import { copy } from './copy.ts';
import { CouponField, type CouponState, mayContinue, useCoupon } from './coupon-field.tsx';
import { register } from './register.ts';
import styles from './register-form.module.css';
import { type SignUpDraft, signUpDraft } from './sign-up-draft.ts';

const words = copy.register;
const schema = dialledIn(registration, callingCodeOf);

/** Takes who subscribes and to which plan, and sends the browser on to pay. What was typed before comes back; `plan` rules. */
export const RegisterForm = ({ plan }: { plan: PlanType | undefined }) => {
  const api = useApi();
  const { leaving, leaveFor } = useLeaving();
  const [unpayable, setUnpayable] = useState(false);
  const [asked, setAsked] = useState<Readonly<{ doubt: AddressDoubt; email: string }>>();
  const sure = useRef('');
  const [draft] = useState(signUpDraft.read);
  const [initial] = useState(() => initialValues(draft, plan));
  const verified = draft.verifiedCoupon === draft.couponCode?.trim() ? draft.verifiedCoupon : '';
  const coupon = useCoupon(verified ? { name: 'verifying' } : undefined);
  const { verify } = coupon;
  useEffect(() => {
    if (verified) void verify(verified);
  }, [verified, verify]);

  const submit = async (request: Registration): Promise<void> => {
    setUnpayable(false);
    const { email } = request;
    const doubt = sure.current === email ? null : doubtOf(email);
    setAsked(doubt ? { doubt, email } : undefined);
    if (!mayContinue(request.couponCode, await coupon.settled())) return coupon.complain();
    if (doubt) return;
    const url = await register(api, request, location.origin);
    if (url === null) return setUnpayable(true);
    leaveFor(url);
  };
  return (
    <SchemaForm
      className={page.form}
      schema={schema}
      initialValues={initial}
      failure={words.tryLater}
      onSubmit={submit}
    >
      {({ submitting, error }) => (
        <>
          <KeepDraft coupon={coupon.coupon} askedPlan={plan} />
          <PersonFields />
          <ChoiceField name="plan" label={words.plan} choices={planChoices} />
          <CouponField coupon={coupon.coupon} verify={coupon.verify} clear={coupon.clear} />
          <CheckField name="terms">
            {words.agree} <NewTab to="/terms" label={words.terms} /> {words.and}{' '}
            <NewTab to="/privacy" label={words.privacy} />
            {words.agreed}
          </CheckField>
          {asked && (
            <AddressQuestion
              {...asked}
              onKeep={(email) => {
                sure.current = email;
              }}
            />
          )}
          {error !== undefined && <Alert title={words.failed} detail={error} />}
          {unpayable && !submitting && <Alert title={words.failed} detail={words.noPaymentSession} />}
          <Button type="primary" htmlType="submit" loading={submitting || leaving} block>
            {submitting || leaving ? words.submitting : words.submit}
          </Button>
        </>
      )}
    </SchemaForm>
  );
};

const PersonFields = () => (
  <>
    <div className={page.pair}>
      <TextField name="firstName" label={words.firstName} look={{ kind: 'text', autoComplete: 'given-name' }} />
      <TextField name="lastName" label={words.lastName} look={{ kind: 'text', autoComplete: 'family-name' }} />
    </div>
    <TextField name="email" label={words.email} look={{ kind: 'email', autoComplete: 'email' }} />
    <PhoneField label={words.phone} countryLabel={words.country} hint={words.phoneHint} />
  </>
);

/** Opens beside the form, so that nothing typed is lost. */
const NewTab = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {label}
  </a>
);

/** A plan that the page's address asks for rules, unless another one was chosen on this very page. */
const initialValues = ({ verifiedCoupon: _, askedPlan, ...draft }: SignUpDraft, plan: PlanType | undefined) => ({
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  phoneCountry: likelyCountry(navigator.languages),
  plan: 'monthly',
  couponCode: '',
  terms: false,
  ...draft,
  ...(plan !== undefined && plan !== askedPlan && { plan }),
});

const questionWords = copy.address;

/** Asks whether the address is right before it is paid for; either answer goes on, by sending the form again. */
const AddressQuestion = (props: { doubt: AddressDoubt; email: string; onKeep: (email: string) => void }) => {
  const form = useForm();
  const { doubt, email } = props;
  const goOnWith = (address: string): void => {
    props.onKeep(address);
    form.change('email', address);
    void form.submit();
  };
  return (
    <div className={styles.question} role="alert">
      <strong>{doubt.meant === null ? questionWords.noDot : questionWords.didYouMean(doubt.meant)}</strong>
      {questionWords.why(email)}
      <div className={styles.answers}>
        {doubt.meant !== null && (
          <Button type="primary" onClick={() => goOnWith(doubt.meant ?? email)}>
            {questionWords.use(doubt.meant)}
          </Button>
        )}
        <Button onClick={() => goOnWith(email)}>{questionWords.keep(email)}</Button>
      </div>
    </div>
  );
};

/** Keeps the form around it with every change, so that neither a reload nor a cancelled checkout empties it. */
const KeepDraft = ({ coupon, askedPlan }: { coupon: CouponState; askedPlan: string | undefined }) => {
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
