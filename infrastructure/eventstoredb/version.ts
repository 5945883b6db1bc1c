import { parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js';

/** The server's version over HTTP; null where it does not say it. Rejects where it cannot be asked. */
export const eventStoreVersion = async (url: string, signal: AbortSignal): Promise<string | null> => {
  const { hosts, tls } = parseConnectionString(url);
  const [host] = hosts;
  if (!host) return null;
  const response = await fetch(`${tls === false ? 'http' : 'https'}://${host.address}:${host.port}/info`, { signal });
  const { esVersion } = (await response.json()) as Readonly<{ esVersion?: unknown }>;
  return typeof esVersion === 'string' ? esVersion : null;
};
