import { Button } from 'antd';
import { useState } from 'react';
import type { PlanType } from '#web/contract/fields.ts';
import { type Registration, registration } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { likelyCountry } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import { callingCodeOf } from '../../shared/country-select/load-countries.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import { Alert } from '../../shared/forms/alert.tsx';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { planChoices } from '../../shared/plan-choices.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import { CouponField } from './coupon-field.tsx';
import { register } from './register.ts';
import { signUpDraft } from './sign-up-draft.ts';
import { texts } from './texts.ts';
import { complainUnverified, mayContinue, useCoupon } from './use-coupon.ts';

const words = texts.register;
const schema = dialledIn(registration, callingCodeOf);

/** Takes who subscribes and to which plan, and sends the browser on to pay. What was typed before comes back; `plan` rules. */
export const RegisterForm = ({ plan }: { plan: PlanType | undefined }) => {
  const api = useApi();
  const coupon = useCoupon();
  const { leaving, leaveFor } = useLeaving();
  const [unpayable, setUnpayable] = useState(false);
  const [initial] = useState(() => initialValues(plan));

  const submit = async (request: Registration): Promise<void> => {
    setUnpayable(false);
    if (!mayContinue(request.couponCode, coupon.coupon)) return complainUnverified();
    const url = await register(api, request, location.origin);
    if (url === null) return setUnpayable(true);
    signUpDraft.keep({ ...request, phoneCountry: request.phoneCountry ?? '' });
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
          <PersonFields />
          <ChoiceField name="plan" label={words.plan} choices={planChoices} />
          <CouponField {...coupon} />
          <CheckField name="terms">
            {words.agree} <NewTab to="/terms" label={words.terms} /> {words.and}{' '}
            <NewTab to="/privacy" label={words.privacy} />
          </CheckField>
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

const initialValues = (plan: PlanType | undefined) => ({
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  phoneCountry: likelyCountry(navigator.languages),
  plan: 'monthly',
  couponCode: '',
  terms: false,
  ...signUpDraft.read(),
  ...(plan !== undefined && { plan }),
});
