import { useCallback } from 'react';
import useSWR from 'swr';
import { type User, user } from '#web/contract/account.ts';
import { type ProfileChange, profileSaved } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

export type ProfileRead = Readonly<{
  profile: User | undefined;
  failed: boolean;
  retry: () => void;
  save: (change: ProfileChange) => Promise<User>;
}>;

/** The profile, read again whenever the server says that accounts changed, as when a new address is confirmed. */
export const useProfile = (): ProfileRead => {
  const api = useApi();
  const version = useListVersion('accounts');
  const { data, error, isValidating, mutate } = useSWR(['/api/user/profile', version], () =>
    retrying(() => api.get('/api/user/profile', user), { times: 1, delay: 1000 }),
  );
  const save = useCallback(
    async (change: ProfileChange): Promise<User> => {
      const { profile } = await api.write('PUT', '/api/user/profile', change, profileSaved);
      await mutate(profile, { revalidate: false });
      return profile;
    },
    [api, mutate],
  );
  return {
    profile: data,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    save,
  };
};
