import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { Cairn } from '../shared/cairn/cairn.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { ButtonLink } from '../shared/parts/button-link.tsx';
import { currentToast, subscribeToToasts } from '../shared/toasts/toasts.ts';
import styles from './landing-page.module.css';

// A notice comes along only with those who have just deleted their account.
const ToastRegion = lazy(async () => ({ default: (await import('../shared/toasts/toast-region.tsx')).ToastRegion }));

/** The first page a visitor sees; whoever is signed in, or has a token that may say so, goes on to their own pages. */
export const LandingPage = () => {
  const { brandName } = useAppConfig();
  usePageTitle(brandName);
  const session = useSession();
  const { status } = useSessionState();
  const noticed = useSyncExternalStore(subscribeToToasts, currentToast) !== null;
  if (status === 'signed-in' || (status === 'signed-out' && session.hasToken()))
    return <Navigate to="/dashboard" replace />;
  return (
    <div className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>A career journal that writes back</p>
        <h1 className={styles.headline}>Transform Daily Achievements Into Ongoing Success</h1>
        <p className={styles.lead}>
          {brandName} asks how your day went. You answer the mail in a line or two. It keeps every win, and shows you
          what each one says about your work.
        </p>
        <div className={styles.ways}>
          <ButtonLink to="/register">Subscribe Now</ButtonLink>
          <ButtonLink to="/login" quiet>
            Sign In
          </ButtonLink>
        </div>
        <p className={styles.price}>$11 per month or $75 per year. Cancel whenever you like.</p>
      </div>
      <div className={styles.picture}>
        <Cairn width={344} />
      </div>
      {noticed && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </div>
  );
};
