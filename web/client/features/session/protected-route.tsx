import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { askedStep } from '../../shared/asked-step.ts';
import { Waiting } from '../../shared/parts/waiting.tsx';
import { askedForPhone } from './asked-for-phone.ts';
import { copy } from './copy.ts';
import { nextStep } from './next-step.ts';
import { useSession, useSessionState } from './session-context.tsx';

const wait = 3000;
const mostAttempts = 3;

/**
 * Shows its page to whoever is signed in. Without a stored token the login page stands in its place; with one, the
 * token is checked up to three times, three seconds apart, and then left to the token screen, which reads it from
 * storage: in an address it could leak. A page whose session
 * is still loading after three waits is shown anyway.
 */
export const ProtectedRoute = ({ login, children }: { login: ReactNode; children: ReactNode }) => {
  const session = useSession();
  const state = useSessionState();
  const waits = useWaits(state.status === 'loading');
  if (state.status === 'signed-in') return children;
  if (state.status === 'signed-out') return session.hasToken() ? <Recovery /> : <InItsPlace>{login}</InItsPlace>;
  if (waits >= mostAttempts && session.hasToken()) return children;
  return <Waiting title={copy.guard.verifying} detail={waits > 0 ? copy.guard.attempt(waits + 1) : undefined} />;
};

/** What the address wanted done is kept for the sign-in, which may end in another tab. */
const InItsPlace = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  useEffect(() => askedStep.note(pathname + search), [pathname, search]);
  return children;
};

/** How many waits have passed since `active`. */
const useWaits = (active: boolean): number => {
  const [waits, setWaits] = useState(0);
  useEffect(() => {
    setWaits(0);
    if (!active) return;
    const timer = setInterval(() => setWaits((count) => count + 1), wait);
    return () => clearInterval(timer);
  }, [active]);
  return waits;
};

/** Checks a stored token that gave no user; a refusal, or a third failure, goes to the token screen. */
const Recovery = () => {
  const session = useSession();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void session.check().then((result) => {
      if (left || result === 'signed-in') return;
      if (result === 'unknown' && attempt < mostAttempts) timer = setTimeout(() => setAttempt(attempt + 1), wait);
      else navigate('/login/token', { replace: true });
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [session, navigate, attempt]);
  const recovering = attempt === mostAttempts;
  return (
    <Waiting
      title={recovering ? copy.guard.recovering : copy.guard.verifying}
      detail={attempt > 1 ? copy.guard.attempt(attempt) : undefined}
    />
  );
};

/** Leads whoever is not through with signing up to the step that is next; shows its page to all others. */
export const SetUpFirst = ({ children }: { children: ReactNode }) => {
  const state = useSessionState();
  if (state.status !== 'signed-in') return children;
  const step = nextStep(state.user, askedForPhone.has(state.user.userId));
  return step === undefined ? children : <Navigate to={step} replace />;
};
