import type { SWRConfiguration } from 'swr';

/**
 * How lists are read: fresh for 60 seconds unless the server says that they changed, never again for focus, interval
 * or reconnecting. Retries are the reader's own (`retrying`), so that an error is shown once they are used up.
 */
export const readSettings: SWRConfiguration = {
  dedupingInterval: 60_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
};
