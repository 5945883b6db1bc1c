import type { Logger } from '#application/engine/ports/logger.ts';

const MINUTE_MS = 60_000;

/**
 * Whether an error of a connection is its client's own doing: it went away, sent its request too slowly or never to its
 * end, or what it sent was no HTTP.
 */
export const isClients = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (CODES.has(String(error.code)) || String(error.code).startsWith('HPE_'));

const CODES: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_HTTP_REQUEST_TIMEOUT',
]);

/** Requests that their clients broke off: one line a minute says how many, so that nobody can fill the log with them. */
export const createBrokenRequests = (logger: Logger): Readonly<{ note(): void; end(): void }> => {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (count > 0) logger.warn('requests were broken off by their clients', { count });
    count = 0;
  };
  return {
    note() {
      count += 1;
      timer ??= setTimeout(tell, MINUTE_MS).unref();
    },
    end: tell,
  };
};
