import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { Faq } from '../features/landing/faq.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Pricing } from '../features/landing/pricing.tsx';
import { Cards, Closing, Features, Steps, Testimonials } from '../features/landing/sections.tsx';
import { TryIt } from '../features/landing/try-it.tsx';
import { useTryOut } from '../features/landing/use-try-out.ts';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { currentToast, subscribeToToasts } from '../shared/toasts/toasts.ts';
import styles from './landing-page.module.css';

// A notice comes along only with those who have just deleted their account.
const ToastRegion = lazy(async () => ({ default: (await import('../shared/toasts/toast-region.tsx')).ToastRegion }));

/** The first page a visitor sees; whoever is signed in, or has a token that may say so, goes on to their own pages. */
export const LandingPage = () => {
  usePageTitle(useAppConfig().brandName);
  const session = useSession();
  const { status } = useSessionState();
  if (status === 'signed-in' || (status === 'signed-out' && session.hasToken()))
    return <Navigate to="/dashboard" replace />;
  return <Landing />;
};

const Landing = () => {
  const { sending, result, placed, place } = useTryOut();
  const noticed = useSyncExternalStore(subscribeToToasts, currentToast, () => null) !== null;
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView(); // it was not there yet when the browser looked for it
  }, []);
  return (
    <>
      <Hero placed={placed}>
        <TryIt sending={sending} result={result} place={place} />
      </Hero>
      <div className={styles.cards}>
        <Cards />
      </div>
      <Features />
      <Steps />
      <Pricing />
      <Testimonials />
      <Faq />
      <Closing />
      {noticed && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </>
  );
};
