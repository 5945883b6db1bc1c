import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { AdminList } from '#web/contract/system.ts';
import type { ResponseSchema } from '../../shared/api/api.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

/** Figures change by themselves: what is older than this is read again, not the minute that subscribers' lists stay fresh. */
const FRESH_MS = 1000;
const ONCE_MORE = { times: 1, delay: 1000 };

type Live = Readonly<{
  /** Milliseconds after which it is read again, while the page can be seen. */
  every?: number | undefined;
  /** The server's list whose changes it follows. */
  list?: AdminList | undefined;
}>;

/** One answer of the server. `failed`: the last reading failed; `data` is then from the one before, if there was one. */
export const useAdminRead = <Shape>(path: string | null, answer: ResponseSchema<Shape>, { every, list }: Live = {}) => {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR<Shape, unknown>(
    path,
    (address: string) => retrying(() => api.get(address, answer), ONCE_MORE),
    { dedupingInterval: FRESH_MS, refreshInterval: every ?? 0 },
  );
  const readAgain = () => mutate();
  useChanges(list, readAgain);
  return { data, error, failed: error !== undefined, isReading: isValidating, readAgain };
};

/** A list page by page: rows of all that were loaded so far. `query` leaves out what is ''. */
export const useAdminList = <Page extends Readonly<{ nextCursor: string | null }>>(
  path: string,
  query: Readonly<Record<string, string>>,
  answer: ResponseSchema<Page>,
  { every, list }: Live = {},
) => {
  const api = useApi();
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Page, unknown>(
    (_index, before: Page | null) =>
      before?.nextCursor === null ? null : withQuery(path, { ...query, cursor: before?.nextCursor ?? '' }),
    (address: string) => retrying(() => api.get(address, answer), ONCE_MORE),
    { dedupingInterval: FRESH_MS, refreshInterval: every ?? 0, revalidateAll: true },
  );
  const readAgain = () => mutate();
  useChanges(list, readAgain);
  return {
    pages: data,
    error,
    failed: error !== undefined,
    isReading: isValidating,
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    more: () => void setSize(size + 1),
    readAgain,
  };
};

/** The address with what is not ''. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** Calls when the server says that this list has changed since the page opened. */
const useChanges = (list: AdminList | undefined, call: () => unknown): void => {
  const version = useListVersion(list ?? 'admin:work');
  const latest = useRef(call);
  latest.current = call;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version || list === undefined) return;
    seen.current = version;
    latest.current();
  }, [version, list]);
};
