import type { Settings } from '../shared/settings.ts';
import { codeOf, error, notApplicable, ok, type Said, warning } from './finding.ts';

/** Whether the engines answer, of which version they are, and whether MongoDB can tell of changes. */
export const checkEngines = async (settings: Settings, signal: AbortSignal): Promise<Said | readonly Said[]> => {
  const { eventStoreUrl, mongoUrl } = settings;
  if (!eventStoreUrl && !mongoUrl) return notApplicable(`stores are embedded (SQLite ${process.versions.sqlite})`);
  return [
    ...(eventStoreUrl ? [await eventStore(eventStoreUrl, signal)] : []),
    ...(mongoUrl ? [await mongo(mongoUrl)] : []),
  ];
};

const eventStore = async (url: string, signal: AbortSignal): Promise<Said> => {
  try {
    const { isEventStoreDbBegun } = await import('../eventstoredb/event-store.ts');
    await isEventStoreDbBegun(url);
  } catch (thrown) {
    return error(`EventStoreDB does not answer (${codeOf(thrown)}): check EVENTSTORE_URL, its user and tlsCAFile`);
  }
  const { eventStoreVersion } = await import('../eventstoredb/version.ts');
  const version = await eventStoreVersion(url, signal).catch(() => null);
  if (version === null) return ok('EventStoreDB answers; it does not tell its version here');
  return /^2[3-9]\./.test(version)
    ? ok(`EventStoreDB ${version} answers`)
    : warning(`EventStoreDB ${version} answers; Cairn was tested with 23.10`);
};

const mongo = async (url: string): Promise<Said> => {
  try {
    const { aboutMongo } = await import('../mongodb/about.ts');
    const { version, replicaSet } = await aboutMongo(url);
    return replicaSet === null
      ? error(
          `MongoDB ${version} answers, but is no replica set, so it tells nobody of changes: start it with --replSet and initiate one of one member at least`,
        )
      : ok(`MongoDB ${version} answers (replica set ${replicaSet})`);
  } catch (thrown) {
    return error(`MongoDB does not answer (${codeOf(thrown)}): check MONGODB_URL, its user and tlsCAFile`);
  }
};
