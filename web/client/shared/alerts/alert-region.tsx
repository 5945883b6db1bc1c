import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type Alert, currentAlert, dismissAlert, subscribeToAlerts } from './alerts.ts';

const AlertDialog = lazy(() => import('./alert-dialog.tsx'));

/** Where alerts are shown. What one said stays in its dialog while that closes. */
export const AlertRegion = () => {
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null);
  const [last, setLast] = useState<Alert | null>(null);
  useEffect(() => {
    if (alert !== null) setLast(alert);
  }, [alert]);
  const told = alert ?? last;
  return <Suspense>{told !== null && <AlertDialog {...told} open={alert !== null} onClose={dismissAlert} />}</Suspense>;
};
