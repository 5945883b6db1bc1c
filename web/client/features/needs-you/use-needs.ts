import { useMemo } from 'react';
import useSWR from 'swr';
import { type Done, done } from '#web/contract/answers.ts';
import { heldMailAnswer, needList } from '#web/contract/needs-you.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { firstOf } from '../../shared/api/first-of.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';

const PATH = '/api/needs-you';

/** What waits for the user's word, read again whenever the server says that it changed; undefined until it is known. */
export const useNeeds = () => {
  const api = useApi();
  const version = useListVersion('needs-you');
  const { data } = useSWR([PATH, version], () => retrying(() => api.get(PATH, needList), { times: 2, delay: 1000 }), {
    keepPreviousData: true,
    ...firstOf(api, PATH, needList),
  });
  return data;
};

const heldPath = (id: string): string => `/api/held/${encodeURIComponent(id)}`;

/** One mail that is held, for whoever has the token of the mail that asked, or is signed in as its user. */
export const useHeldMail = (id: string, token: string | undefined) => {
  const api = useApi();
  const path = `${heldPath(id)}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
  const { data, error, isValidating, mutate } = useSWR(path, () =>
    retrying(() => api.get(path, heldMailAnswer), { times: 1, delay: 1000 }),
  );
  return {
    mail: data?.mail,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
};

export const downloadPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}/original`;

/** What can be done. Each answers once the list will read the new state. */
export const useNeedActions = (token?: string) => {
  const api = useApi();
  return useMemo(() => {
    const act = async (path: string, body: unknown): Promise<Done> => {
      const answer = await api.write('POST', path, body, done);
      markChanged(['needs-you', 'wins']);
      return answer;
    };
    const proof = token === undefined ? {} : { token };
    return {
      release: (id: string) => act(`${heldPath(id)}/release`, proof),
      disown: (id: string) => act(`${heldPath(id)}/disown`, proof),
      disownAll: (ids: readonly string[]) => act(`${PATH}/disown`, { ids }),
      keep: (id: string) => act(`${PATH}/${encodeURIComponent(id)}/keep`, undefined),
      dismiss: (id: string) => act(`${PATH}/${encodeURIComponent(id)}/dismiss`, undefined),
    };
  }, [api, token]);
};
