import { useCallback } from 'react';
import useSWR from 'swr';
import { done } from '#web/contract/answers.ts';
import { type NewPasskeyOptions, newPasskeyOptions } from '#web/contract/passkeys.ts';
import { type PasskeyList, passkeyList } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { makePasskey, type Trouble } from './browser-passkeys.ts';

const path = '/api/user/passkeys';

export type Passkey = PasskeyList['passkeys'][number];

/** The account's passkeys. Adding and removing answer once the list is as it then is. */
export const usePasskeys = () => {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR(path, () =>
    retrying(() => api.get(path, passkeyList), { times: 1, delay: 1000 }),
  );
  /** What the browser needs for a new one, and a name to offer. 403 when the sign-in is older than a quarter of an hour. */
  const ask = useCallback(
    (): Promise<NewPasskeyOptions> => api.write('POST', `${path}/options`, undefined, newPasskeyOptions),
    [api],
  );
  const add = useCallback(
    async ({ options }: NewPasskeyOptions, label: string): Promise<'added' | Trouble> => {
      const made = await makePasskey(options);
      if (typeof made === 'string') return made;
      await api.write('POST', path, { label, response: made.answer }, done);
      await mutate();
      return 'added';
    },
    [api, mutate],
  );
  const remove = useCallback(
    async (id: string): Promise<void> => {
      await api.write('DELETE', `${path}/${encodeURIComponent(id)}`, undefined, done);
      await mutate();
    },
    [api, mutate],
  );
  return {
    passkeys: data?.passkeys,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    ask,
    add,
    remove,
  };
};
export type PasskeyActions = Pick<ReturnType<typeof usePasskeys>, 'ask' | 'add' | 'remove'>;
