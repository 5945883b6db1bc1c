import useSWR from 'swr';
import { done } from '#web/contract/answers.ts';
import { type Outbox, type OutboxReply, outbox } from '#web/contract/outbox.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';

/** All that was kept instead of sent, read again whenever the server says that something came. */
export const useOutbox = () => {
  const api = useApi();
  const version = useListVersion('outbox');
  const { data, error, isValidating, mutate } = useSWR<Outbox>(['/api/outbox', version], () =>
    retrying(() => api.get('/api/outbox?limit=100', outbox), { times: 1, delay: 1000 }),
  );
  return { outbox: data, failed: error !== undefined && !isValidating, retry: () => void mutate() };
};

/** Answers what is kept as its reader would; the server's own sentence says how that went. */
export const useReply = (): ((id: string, reply: OutboxReply) => Promise<string>) => {
  const api = useApi();
  return async (id, reply) => {
    const path = `/api/outbox/${encodeURIComponent(id)}/reply`;
    const { message } = await api.write('POST', path, reply, done);
    markChanged(['outbox', 'wins']);
    return message;
  };
};
