import { useNavigate } from 'react-router-dom';
import { useSession } from '../features/session/session-context.tsx';

/** Signs out and goes to the login page. */
export const useSignOut = (): (() => void) => {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    void session.signOut();
    navigate('/login');
  };
};
