import { useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { type MessagePage, messagePage, messageTaken, type Turn } from '#web/contract/messages.ts';
import { randomKey } from '../../shared/api/api.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';

const PATH = '/api/messages';
const PAGE = 10;

/** Undefined until they were read. The newest come first, an answer before what it answers. */
export type Turns = Readonly<{
  turns: readonly Turn[] | undefined;
  hasMore: boolean;
  isReading: boolean;
  failed: boolean;
  showMore: () => void;
  retry: () => void;
}>;

/** What was said so far, read once it is `wanted`, and again whenever the server says that something in it is another now. */
export const useTurns = (wanted: boolean): Turns => {
  const api = useApi();
  const versions = [
    useListVersion('messages'),
    useListVersion('wins'),
    useListVersion('skill-choices'),
    useListVersion('documents'),
  ].join(' ');
  const { data, error, isValidating, setSize, mutate } = useSWRInfinite<MessagePage>(
    (page: number, before: MessagePage | null) => {
      if (!wanted || (page > 0 && !before?.nextCursor)) return null;
      const cursor = before?.nextCursor ? `&cursor=${encodeURIComponent(before.nextCursor)}` : '';
      return [`${PATH}?limit=${PAGE}${cursor}`, versions];
    },
    ([path]: readonly [string, string]) => retrying(() => api.get(path, messagePage), { times: 2, delay: 1000 }),
    { keepPreviousData: true, persistSize: true, revalidateFirstPage: false },
  );
  return {
    turns: data?.flatMap(({ messages }) => messages),
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    isReading: isValidating,
    failed: error !== undefined && !isValidating,
    showMore: () => void setSize((size) => size + 1),
    retry: () => void mutate(),
  };
};

/** Sends a message, and gives its id. The same words tried again after a failure are the same message: none is said twice. */
export const useSendMessage = () => {
  const api = useApi();
  const tried = useRef({ message: '', key: '' });
  return async (message: string): Promise<string> => {
    if (tried.current.message !== message) tried.current = { message, key: randomKey() };
    const { id } = await api.write('POST', PATH, { message }, messageTaken, tried.current.key);
    tried.current = { message: '', key: '' };
    markChanged(['messages']);
    return id;
  };
};
