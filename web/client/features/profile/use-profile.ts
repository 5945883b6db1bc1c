import { useCallback } from 'react';
import useSWR from 'swr';
import { type User, user } from '#web/contract/account.ts';
import { type ProfileChange, profileSaved } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

const path = '/api/user/profile';

type ProfileRead = Readonly<{
  profile: User;
  /** It could not be read, and what is known is from elsewhere. */
  failed: boolean;
  retry: () => void;
  save: (change: ProfileChange) => Promise<User>;
}>;

/**
 * The profile, read again whenever the server says that accounts changed, as when a new address is confirmed. Until it has
 * come, the user that the session knows stands for it. `onSaved` gets the user as saved.
 */
export const useProfile = (known: User, onSaved: (user: User) => void): ProfileRead => {
  const api = useApi();
  const version = useListVersion('accounts');
  const { data, error, isValidating, mutate } = useSWR(
    [path, version],
    () => retrying(() => api.get(path, user), { times: 1, delay: 1000 }),
    { keepPreviousData: true }, // what is being typed stays while it is read again
  );
  const save = useCallback(
    async (change: ProfileChange): Promise<User> => {
      const { profile } = await api.write('PUT', path, change, profileSaved);
      await mutate(profile, { revalidate: false });
      onSaved(profile);
      return profile;
    },
    [api, mutate, onSaved],
  );
  return {
    profile: data ?? known,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    save,
  };
};
