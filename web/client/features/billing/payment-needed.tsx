import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paymentNeeded } from '../../shared/api/payment-needed.ts';

const PaymentNeededDialog = lazy(() => import('./payment-needed-dialog.tsx'));

/** Whatever call comes back with 402: the way to the billing page is shown, except on that page itself. */
export const PaymentNeeded = () => {
  const needed = useSyncExternalStore(paymentNeeded.subscribe, paymentNeeded.is);
  const onBilling = useLocation().pathname === '/billing';
  useEffect(() => {
    if (onBilling && needed) paymentNeeded.dismiss();
  }, [onBilling, needed]);
  if (!needed || onBilling) return null;
  return (
    <Suspense>
      <PaymentNeededDialog open onClose={paymentNeeded.dismiss} />
    </Suspense>
  );
};
