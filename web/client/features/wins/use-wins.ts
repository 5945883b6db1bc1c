import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { achievementPage } from '#web/contract/achievements.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { type ReadStatus, readStatus } from '../../shared/lists/read-status.ts';
import { type Filters, readPages, type WinList } from './read-pages.ts';

export type WinsRead = Readonly<{
  /** What was read last; it may be of the filters before while the new ones are being read. */
  list: WinList | undefined;
  status: ReadStatus;
  showMore: () => void;
  retry: () => void;
}>;

/** The wins that match the filters, page by page, read again whenever the server says that wins changed. */
export const useWins = (filters: Filters): WinsRead => {
  const api = useApi();
  const { cache } = useSWRConfig();
  const version = useListVersion('wins');
  const [asked, setAsked] = useState({ filters, pages: 1 });
  const pages = sameFilters(asked.filters, filters) ? asked.pages : 1;
  const keyOf = (count: number) => ['wins', filters.q, filters.category, filters.skill, version, count] as const;

  const read = useSWR<WinList>(keyOf(pages), () => {
    const known: WinList | undefined = pages > 1 ? cache.get(unstable_serialize(keyOf(pages - 1)))?.data : undefined;
    const readPage = (path: string) => retrying(() => api.get(path, achievementPage), { times: 3, delay: 1000 });
    return readPages(readPage, filters, pages, known);
  });

  return {
    list: read.data,
    status: readStatus(read),
    showMore: () => setAsked({ filters, pages: pages + 1 }),
    retry: () => void read.mutate(),
  };
};

const sameFilters = (one: Filters, other: Filters): boolean =>
  one.q === other.q && one.category === other.category && one.skill === other.skill;
