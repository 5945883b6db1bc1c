import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../features/session/session-context.tsx';
import { copy } from '../features/sign-up/copy.ts';
import { PaymentResult } from '../features/sign-up/payment-result.tsx';
import { SignUpSteps } from '../features/sign-up/sign-up-steps.tsx';
import { usePaymentReturn } from '../features/sign-up/use-payment-return.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './page.module.css';

const beforeGoingOn = 1500;

/** Where paying leads back to: signs the payer in once the payment is confirmed. */
export default function PaymentSuccessPage() {
  usePageTitle(useAppConfig().brandName, copy.payment.title);
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const phase = usePaymentReturn(query.get('email')?.trim() ?? '', async (token) => {
    await session.adopt(token);
    return session.arrive();
  });
  useEffect(() => {
    if (phase !== 'success') return;
    const timer = setTimeout(() => navigate('/', { replace: true }), beforeGoingOn);
    return () => clearTimeout(timer);
  }, [phase, navigate]);
  return (
    <SignUpSteps at="paid" done={phase === 'success'}>
      <div className={styles.reading}>
        <PaymentResult phase={phase} />
      </div>
    </SignUpSteps>
  );
}
