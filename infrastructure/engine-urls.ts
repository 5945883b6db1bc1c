import { Fault } from '#application/engine/ports/fault.ts';
import { BadSettings, type Settings } from './shared/settings.ts';

/**
 * Has each engine's own client read its address, before anything is opened. Throws `BadSettings` with all that is wrong.
 * A client that is not needed is not loaded: each takes some 30 MB.
 */
export const checkEngineUrls = async ({
  eventStoreUrl,
  mongoUrl,
}: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>): Promise<void> => {
  const problems = [
    ...(eventStoreUrl
      ? await problemOf(async () => (await import('./eventstoredb/address.ts')).checkEventStoreUrl(eventStoreUrl))
      : []),
    ...(mongoUrl ? await problemOf(async () => (await import('./mongodb/connection.ts')).checkMongoUrl(mongoUrl)) : []),
  ];
  if (problems.length > 0) throw new BadSettings(problems);
};

const problemOf = async (check: () => Promise<void>): Promise<readonly string[]> => {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof Fault) return [error.message];
    throw error;
  }
};

/** Embedded stores are locked by the one process that uses them: nothing else of this Cairn can be alive then. */
export const hasEmbeddedStore = ({ eventStoreUrl, mongoUrl }: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>): boolean =>
  !(eventStoreUrl && mongoUrl);
