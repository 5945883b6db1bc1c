import type { SWRConfiguration } from 'swr';

/**
 * How lists are read: one that is known already is shown at once and read again silently by whichever page opens next, and
 * whenever the server says that it changed; never again for focus, interval or reconnecting. What several parts of a page want
 * at the same time is asked once. Retries are the reader's own (`retrying`), so that an error is shown once they are used up.
 */
export const readSettings: SWRConfiguration = {
  dedupingInterval: 2000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
};
