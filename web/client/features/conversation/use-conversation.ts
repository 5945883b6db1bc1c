import { useRef } from 'react';
import useSWR from 'swr';
import { messagePage, messageTaken, type Turn } from '#web/contract/messages.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { randomKey } from '../../shared/api/random-key.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';

const PATH = '/api/messages';

/** The turns in the order they were said, read again whenever the server says that there is another. */
export const useTurns = () => {
  const api = useApi();
  const version = useListVersion('messages');
  const { data, error, mutate } = useSWR<readonly Turn[]>([PATH, version], async () =>
    (await retrying(() => api.get(PATH, messagePage), { times: 2, delay: 1000 })).messages.toReversed(),
  );
  return { turns: data, failed: error !== undefined, retry: () => void mutate() };
};

/** Sends a message. The same words tried again after a failure are the same message, so that none is said twice. */
export const useSendMessage = () => {
  const api = useApi();
  const tried = useRef({ message: '', key: '' });
  return async (message: string): Promise<void> => {
    if (tried.current.message !== message) tried.current = { message, key: randomKey() };
    await api.write('POST', PATH, { message }, messageTaken, tried.current.key);
    tried.current = { message: '', key: '' };
    markChanged(['messages']);
  };
};
