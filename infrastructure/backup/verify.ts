import type { Archive } from '#application/engine/ports/archive.ts';
import type { EventLog, FollowedEvent } from '#application/engine/ports/event-log.ts';
import { Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import type { Json } from '#domain/json.ts';
import type { OnBackupProgress } from './create.ts';
import { checkedFile, type FileEntry, isBackupDamaged } from './record-files.ts';
import type { Restored, RestorePlan } from './restore.ts';

/** What is wrong: a code, and the file, event or blob that it is about. */
export type Problem = Readonly<{ code: string; what: string }>;

/** `opened` blobs could be opened, `closed` ones belong to people who were erased. `problems` names the first of them. */
export type VerifiedBackup = Readonly<{
  set: string;
  events: number;
  opened: number;
  closed: number;
  blobs: number;
  registers: number;
  keys: number;
  erased: number;
  problemCount: number;
  problems: readonly Problem[];
}>;

/** Stores that the set was restored into. */
export type ScratchStores = Readonly<{ log: EventLog; archive: Archive }>;

const NAMED = 100;

const createProblems = () => {
  const named: Problem[] = [];
  let count = 0;
  return {
    add(code: string, what: string): void {
      count += 1;
      if (named.length < NAMED) named.push({ code, what });
    },
    found: () => ({ problemCount: count, problems: named }),
  };
};
type Problems = ReturnType<typeof createProblems>;

/**
 * Whether a set can be restored: every file is as it was written, the whole of it goes into empty stores (`restore` puts it into a
 * scratch folder and opens that), every event there has its MAC and opens, and every blob that an event names is there and opens.
 */
export const verifyBackup = async (
  plan: RestorePlan,
  restore: () => Promise<Readonly<{ restored: Restored; stores: ScratchStores }>>,
  onProgress: OnBackupProgress,
): Promise<VerifiedBackup> => {
  const { manifest, keySet, erased, places } = plan;
  const problems = createProblems();
  const counts = { events: 0, opened: 0, closed: 0 };
  const { set, log, blobs, registers } = manifest;
  await checkFiles(places.sets, [...log.files, ...blobs.files, ...registers.files], problems);
  const isReadable = problems.found().problemCount === 0;
  for (const one of plan.damagedKeys) problems.add('keys-damaged', one);
  if (isReadable) {
    const { restored, stores } = await restore();
    for (const name of restored.missingBlobs) problems.add('blob-missing', name);
    if (restored.lost > 0) problems.add('events-lost', `${restored.lost} events whose stream has a gap before them`);
    await checkEvents(stores, log.events - restored.lost, counts, problems, onProgress);
  }
  const all = { blobs: blobs.count, registers: registers.count, keys: keySet.count, erased: erased.length };
  return { set, ...counts, ...all, ...problems.found() };
};

const checkFiles = async (
  place: RestorePlan['places']['sets'],
  files: readonly FileEntry[],
  problems: Problems,
): Promise<void> => {
  for (const file of files)
    await checkedFile(place, file).catch((error: unknown) => {
      if (!isBackupDamaged(error)) throw error;
      problems.add('file-damaged', (error as Error).message);
    });
};

type Counts = { events: number; opened: number; closed: number };

const checkEvents = async (
  { log, archive }: ScratchStores,
  expected: number,
  counts: Counts,
  problems: Problems,
  onProgress: OnBackupProgress,
): Promise<void> => {
  for await (const { events, caughtUp } of log.follow(null, new AbortController().signal)) {
    for (const event of events) {
      const code = codeOf(event);
      if (code !== null) problems.add(code, `${event.stream} ${event.revision}`);
      else await checkBlobs(archive, event, counts, problems);
    }
    counts.events += events.length;
    onProgress({ events: counts.events, total: expected });
    if (caughtUp || counts.events >= expected) break;
  }
  if (counts.events !== expected) problems.add('events-missing', `${counts.events} of ${expected} events`);
};

const codeOf = ({ personal }: FollowedEvent): string | null => {
  if (personal === 'damaged') return 'event-damaged';
  return personal === 'unreadable' ? 'words-unreadable' : null;
};

/** An event names its user's blobs by `blob`, in its data or further inside. */
const checkBlobs = async (
  archive: Archive,
  { data }: FollowedEvent,
  counts: Counts,
  problems: Problems,
): Promise<void> => {
  const { userId } = data as Readonly<{ userId?: unknown }>;
  if (typeof userId !== 'number') return;
  for (const blob of blobsIn(data as Json)) {
    try {
      const found = await archive.get(userId, blob);
      counts[found === 'destroyed' ? 'closed' : 'opened'] += 1;
    } catch (error) {
      if (!(error instanceof Fault) || isUnavailable(error)) throw error;
      problems.add(error.code, blob);
    }
  }
};

function* blobsIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === 'blob' && typeof inner === 'string') yield inner;
    else yield* blobsIn(inner as Json);
}
