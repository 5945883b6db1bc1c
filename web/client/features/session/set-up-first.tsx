import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { askedForPhone } from './asked-for-phone.ts';
import { nextStep } from './next-step.ts';
import { useSessionState } from './session-context.tsx';

/** Leads whoever is not through with signing up to the step that is next; shows its page to all others. */
export const SetUpFirst = ({ children }: { children: ReactNode }) => {
  const state = useSessionState();
  if (state.status !== 'signed-in') return children;
  const step = nextStep(state.user, askedForPhone.has(state.user.userId));
  return step === undefined ? children : <Navigate to={step} replace />;
};
