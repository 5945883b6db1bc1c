import { useSessionState } from '../features/session/session-context.tsx';
import { todayIn } from '../shared/calendar.ts';

/** Today where the user lives; before the user is known, where the browser is. */
export const useToday = (): string => {
  const state = useSessionState();
  const zone = state.status === 'signed-in' ? state.user.timezone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  return todayIn(zone, new Date());
};
