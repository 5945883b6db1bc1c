import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { achievementPage } from '#web/contract/achievements.ts';
import { winsPath } from '#web/contract/win-paths.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { type ReadStatus, readStatus } from '../../shared/lists/read-status.ts';
import {
  type Filters,
  keepingSame,
  keyOfFilters,
  readPages,
  sameFilters,
  type WinList,
  withPage,
} from './read-pages.ts';

export type WinsRead = Readonly<{
  /** What was read last; it may be of the filters before while the new ones are being read. */
  list: WinList | undefined;
  status: ReadStatus;
  pages: number;
  showMore: () => void;
  retry: () => void;
}>;

/**
 * The wins that match the filters, page by page, read again whenever the server says that wins changed. Coming back to them
 * shows at once what was there before, from `firstPages` on.
 */
export const useWins = (filters: Filters, firstPages = 1): WinsRead => {
  const api = useApi();
  const { cache } = useSWRConfig();
  const version = useListVersion('wins');
  const [asked, setAsked] = useState({ filters, pages: firstPages });
  const pages = sameFilters(asked.filters, filters) ? asked.pages : 1;
  const keyOf = (count: number) => ['wins', keyOfFilters(filters), version, count] as const;
  const cached = (key: string): WinList | undefined => cache.get(key)?.data;
  const lastKey = unstable_serialize(['wins read last', keyOfFilters(filters)]);

  const readAll = async (): Promise<WinList> => {
    const known = pages > 1 ? cached(unstable_serialize(keyOf(pages - 1))) : undefined;
    const readPage = (path: string) => retrying(() => api.get(path, achievementPage), { times: 3, delay: 1000 });
    const list = keepingSame(await readPages(readPage, { filters, pages, version }, known), cached(lastKey));
    cache.set(lastKey, { data: list });
    return list;
  };
  const first = pages === 1 ? api.first(winsPath(filters, null), achievementPage) : undefined;
  const read = useSWR<WinList>(keyOf(pages), readAll, {
    ...(first && { fallbackData: withPage(undefined, first, { filters, version }) }),
  });

  const last = cached(lastKey);
  const isShown =
    read.data !== undefined &&
    read.data.version === version &&
    sameFilters(read.data.filters, filters) &&
    (read.data.pages >= pages || read.data.nextCursor === null);

  return {
    list: read.data ?? (last?.version === version ? last : undefined),
    status: readStatus(read, isShown),
    pages,
    showMore: () => setAsked({ filters, pages: pages + 1 }),
    retry: () => void read.mutate(),
  };
};
