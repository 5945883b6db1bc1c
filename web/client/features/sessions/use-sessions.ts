import { useCallback } from 'react';
import useSWR from 'swr';
import { type SessionList, sessionList, sessionsEnded } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';

const path = '/api/user/sessions';

export type Session = SessionList['sessions'][number];

/** Where the account is signed in, and how to end that. Ending answers once the list is as it then is. */
export const useSessions = () => {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR(path, () =>
    retrying(() => api.get(path, sessionList), { times: 1, delay: 1000 }),
  );
  const end = useCallback(
    async (id: string): Promise<void> => {
      await api.write('DELETE', `${path}/${encodeURIComponent(id)}`, undefined, sessionsEnded);
      await mutate();
    },
    [api, mutate],
  );
  const endOthers = useCallback(async (): Promise<void> => {
    await api.write('POST', `${path}/end-others`, undefined, sessionsEnded);
    await mutate();
  }, [api, mutate]);
  return {
    sessions: data?.sessions,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    end,
    endOthers,
  };
};
