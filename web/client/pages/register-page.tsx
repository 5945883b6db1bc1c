import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { planType } from '#web/contract/fields.ts';
import { useSessionState } from '../features/session/session-context.tsx';
import { copy } from '../features/sign-up/copy.ts';
import { RegisterForm } from '../features/sign-up/register-form.tsx';
import { SignUpSteps } from '../features/sign-up/sign-up-steps.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import styles from '../shared/forms/form-page.module.css';
import { Banner, FormPage } from '../shared/forms/form-page.tsx';
import { usePageTitle } from '../shared/page-title.ts';

const words = copy.register;

/** Sign-up. Whoever is signed in has done that. */
export default function RegisterPage() {
  usePageTitle(useAppConfig().brandName, words.title);
  const [query] = useSearchParams();
  if (useSessionState().status === 'signed-in') return <Navigate to="/dashboard" replace />;
  const cancelled = query.get('cancelled') === '1';
  return (
    <SignUpSteps at="paid">
      <FormPage
        title={words.heading}
        lead={words.lead}
        notice={cancelled && <Banner title={words.cancelled}>{words.cancelledDetail}</Banner>}
      >
        <RegisterForm plan={planType.safeParse(query.get('plan')).data} />
        <p className={styles.after}>
          {words.hasAccount} <Link to="/login">{words.signIn}</Link>
        </p>
      </FormPage>
    </SignUpSteps>
  );
}
