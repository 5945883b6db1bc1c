import { Fault } from '#application/engine/ports/fault.ts';
import { checkEventStoreUrl } from './eventstoredb/address.ts';
import { checkMongoUrl } from './mongodb/connection.ts';
import { BadSettings, type Settings } from './shared/settings.ts';

/** Has each engine's own client read its address, before anything is opened. Throws `BadSettings` with all that is wrong. */
export const checkEngineUrls = ({ eventStoreUrl, mongoUrl }: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>): void => {
  const problems = [
    ...(eventStoreUrl ? problemOf(() => checkEventStoreUrl(eventStoreUrl)) : []),
    ...(mongoUrl ? problemOf(() => checkMongoUrl(mongoUrl)) : []),
  ];
  if (problems.length > 0) throw new BadSettings(problems);
};

const problemOf = (check: () => void): readonly string[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Fault) return [error.message];
    throw error;
  }
};

/** Embedded stores are locked by the one process that uses them: nothing else of this Cairn can be alive then. */
export const hasEmbeddedStore = ({ eventStoreUrl, mongoUrl }: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>): boolean =>
  !(eventStoreUrl && mongoUrl);
