import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { Fault } from '#application/engine/ports/fault.ts';
import type { OnBackupProgress } from '../backup/create.ts';
import { listBackups } from '../backup/list.ts';
import { SET_NAME } from '../backup/manifest.ts';
import type { Restored } from '../backup/restore.ts';
import type { VerifiedBackup } from '../backup/verify.ts';
import type { CreatedBackup, ListedBackups } from '../control/backup-commands.ts';
import { askServer } from '../control/client.ts';
import { CommandFailed, NoServer } from '../control/command-failed.ts';
import { controlSocket } from '../data-folder.ts';
import { checkEngineUrls, hasEmbeddedStore } from '../engine-urls.ts';
import type { WithBackup } from '../restore.ts';
import { readSettings } from '../shared/settings.ts';
import type { Ask, Group } from './ask.ts';
import { table } from './pages.ts';

type Parts = Readonly<{
  group: Group;
  ask: Ask;
  /** Prints what came of a command that is done here. */
  print: <Result>(result: Result, show: (result: Result) => string) => void;
  progress: () => OnBackupProgress;
}>;

const FAILED = 1;

/** The commands about backups. Only making one needs a server; the others work where nothing else is left. */
export const addBackupCommands = ({ group, ask, print, progress }: Parts): void => {
  const backup = group('backup', 'copies of everything, and putting them back');
  backup
    .command('create')
    .description('make a backup now, while the server goes on')
    .action(() => ask('backup create', undefined, (made) => [madeInWords(made), ...warnings()].join('\n')));
  backup
    .command('list')
    .description('every backup, and how the last try went')
    .action(async () => print(await listed(), listInWords));
  withSet(backup.command('verify'))
    .description(
      'restore one into a scratch folder (TMPDIR) and check every event and blob; ends with 1 when it is not whole',
    )
    .action(async ({ at }: At) => {
      const { verifyInScratch } = await import('../restore.ts');
      const found = await inOperatorsWords(() => verifyInScratch(withBackup(), at ?? null, progress()));
      print(found, verifiedInWords);
      if (found.problemCount > 0) process.exitCode = FAILED;
    });
  withSet(backup.command('restore'))
    .description('put one back into an empty DATA_DIR (and empty engines); one that was cut off is gone on with')
    .action(async ({ at }: At) => {
      const settings = withBackup();
      await checkEngineUrls(settings);
      const { restoreInto } = await import('../restore.ts');
      const restored = await inOperatorsWords(() => restoreInto(settings, at ?? null, progress()));
      print(restored, restoredInWords);
      if (restored.missing > 0 || restored.lost > 0) process.exitCode = FAILED;
    });
  backup.addHelpText('after', EXAMPLES);
};

const EXAMPLES = `
Where backups are is said by the settings, for the server and for these commands alike:
  BACKUP_TO=/mnt/backups BACKUP_KEYS_TO=s3://other-house/cairn-keys BACKUP_EVERY=24h npm start

Examples:
  npm run cairn -- backup create
  npm run cairn -- backup list --json
  npm run cairn -- backup verify --at 20261130T183400Z-1a2b3c
  SECRET=… DATA_DIR=./data BACKUP_TO=/mnt/backups npm run cairn -- backup restore
`;

type At = Readonly<{ at?: string }>;

const withSet = (command: Command): Command =>
  command.option('--at <backup>', 'which one, as list names it; the newest unless given', (text) => {
    if (SET_NAME.test(text)) return text;
    throw new InvalidArgumentError('a backup is named as 20261130T183400Z-1a2b3c');
  });

const withBackup = (): WithBackup => {
  const settings = readSettings(process.env);
  const { backup } = settings;
  if (backup) return { ...settings, backup };
  throw new CommandFailed('set BACKUP_TO to where backups are: a folder, or s3://bucket/prefix');
};

const inOperatorsWords = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Fault ? new CommandFailed(error.message, { cause: error }) : error;
  }
};

/**
 * A server on embedded stores knows how its last try went. Without one, and with engines, which may be empty and must stay so, the
 * place alone is read.
 */
const listed = async (): Promise<ListedBackups> => {
  const settings = withBackup();
  try {
    if (hasEmbeddedStore(settings))
      return await askServer(controlSocket(resolve(settings.dataDir)), 'backup list', undefined, () => {});
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
  }
  const { openBackups } = await import('../restore.ts');
  return inOperatorsWords(async () => {
    const { places, keys } = await openBackups(settings);
    return { backups: await listBackups(places, keys), last: null };
  });
};

const MIB = 2 ** 20;
const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;

const madeInWords = ({ set, events, damaged, bytes, blobs, blobsCopied, blobBytes, removed }: CreatedBackup): string =>
  [
    `backup ${set}: ${events} events (${mib(bytes)}), ${blobs} blobs, ${blobsCopied} of them new (${mib(blobBytes)})`,
    ...(removed > 0 ? [`${removed} older ones were removed`] : []),
    ...(damaged > 0 ? [`${damaged} events were damaged before: cairn events verify names them`] : []),
  ].join('\n');

/** Of what is set where this command runs. */
const warnings = (): readonly string[] => {
  const { SECRET, BACKUP_KEYS_TO } = process.env;
  return [
    ...(SECRET ? [] : ['keep a copy of DATA_DIR/secret elsewhere: without it no backup can be opened']),
    ...(BACKUP_KEYS_TO ? [] : ['the keys lie beside what they open: set BACKUP_KEYS_TO to another place']),
  ];
};

const listInWords = ({ backups, last }: ListedBackups): string => {
  const rows = backups.map(({ set, madeAt, state, events, blobs, bytes, keysUntil }) => [
    ...[set, madeAt, state, events, blobs, mib(bytes)],
    keysUntil?.slice(0, 10) ?? 'none',
  ]);
  return [
    backups.length === 0
      ? 'there is no backup'
      : table(['backup', 'made at', 'state', 'events', 'blobs', 'size', 'keys until'], rows),
    ...(last?.failedAt ? [`the last try failed at ${last.failedAt} (${last.code}): the server's log says why`] : []),
  ].join('\n');
};

const verifiedInWords = (found: VerifiedBackup): string => {
  const { set, events, opened, closed, problemCount, problems } = found;
  if (problemCount === 0)
    return `${set} is whole: ${events} events are as they were written, ${opened} blobs open${closed > 0 ? `, ${closed} are of deleted accounts` : ''}`;
  return [
    table(
      ['what', 'where'],
      problems.map(({ code, what }) => [code, what]),
    ),
    `${set} is not whole: ${problemCount} ${problemCount === 1 ? 'problem' : 'problems'}`,
  ].join('\n');
};

const restoredInWords = ({ set, events, damaged, lost, blobs, missing, missingBlobs, erased }: Restored): string =>
  [
    `${set} is restored: ${events - lost} events, ${blobs} blobs; ${erased} deleted accounts stay deleted`,
    ...(damaged > 0 ? [`${damaged} events were damaged before the backup: cairn events verify names them`] : []),
    ...(lost > 0 ? [`${lost} events could not be put back: their streams have a gap`] : []),
    ...(missing > 0 ? [`${missing} blobs are not in the backup any more, such as ${missingBlobs[0]}`] : []),
    'start the server: its pages are made from the log first, and everybody signs in anew',
  ].join('\n');
