import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);

/**
 * Starts the session and hands it to everything below. The tabs of a browser share one session: signing out in another
 * signs out here too, and so does signing in there as someone else.
 */
export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => {
  useEffect(() => {
    void session.start();
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== 'authToken') return;
      if (event.newValue === null) session.forget();
      else void session.check();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
};

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider around it');
  return session;
};

export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
};
