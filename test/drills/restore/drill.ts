import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Restored } from '#infrastructure/backup/restore.ts';
import type { VerifiedBackup } from '#infrastructure/backup/verify.ts';
import type { CreatedBackup, ListedBackups } from '#infrastructure/control/backup-commands.ts';
import { LEDGER } from '#infrastructure/shared/erasure-ledger.ts';
import { eventually } from '#test/support/eventually.ts';
import { type ServerProcess, serverProcess } from '#test/support/server-process.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import { chance } from '../chance.ts';
import { countRestored, erasedIn } from './count.ts';
import { startLoad } from './load.ts';
import { type RestoreReport, report } from './report.ts';

export type RestoreOptions = Readonly<{ short: boolean; seed: number }>;

const SIZES = {
  short: { users: 4, before: 40, during: 10, after: 20 },
  whole: { users: 12, before: 300, during: 40, after: 150 },
};
const SECRET = 'a secret that is kept elsewhere than the data folder';
/** A second backup has written something for so long when the server is killed. */
const LONGEST_DELAY_MS = 100;

/**
 * Wins come by mail and on the web, a backup is made meanwhile, and another is cut off by `kill -9`. The data folder is deleted, the
 * backup restored, the server started. Everything that was acknowledged before that backup was begun has to be there, once, and of
 * two people who were erased, one before the backup and one after it, nothing can be read.
 */
export const restoreDrill = async ({ short, seed }: RestoreOptions): Promise<boolean> => {
  const folder = await temporaryFolder();
  const [data, to, keysTo] = ['data', 'backups', 'keys'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(data);
  const server = await serverProcess(data, { env: { SECRET, BACKUP_TO: to, BACKUP_KEYS_TO: keysTo } });
  try {
    const found = await drilled(server, { data, to }, short ? SIZES.short : SIZES.whole, chance(seed));
    console.log(report.shown({ ...found, seed }));
    return report.passed(found);
  } finally {
    await server.kill();
    await folder.remove();
  }
};

type Size = (typeof SIZES)['short'];

const drilled = async (
  server: ServerProcess,
  { data, to }: Readonly<{ data: string; to: string }>,
  size: Size,
  random: () => number,
): Promise<Omit<RestoreReport, 'seed'>> => {
  await server.start();
  const [before, after] = [await anErasable(server, 'before'), await anErasable(server, 'after')];
  const load = await startLoad(server, size.users, random);
  try {
    await erase(server, data, before);
    await load.acknowledgedMore(size.before);
    const firstMark = load.acknowledged.length;
    const created = await timed(async () => {
      const more = load.acknowledgedMore(size.during);
      const made = (await server.cairn('backup', 'create')) as CreatedBackup;
      await more;
      return made;
    });
    await erase(server, data, after);
    await load.acknowledgedMore(size.after);
    const secondMark = load.acknowledged.length;
    server.commands['backup create'](undefined, () => {}).catch(() => {}); // cut off
    await eventually('the second backup', async () => (await readdir(join(to, 'sets'))).length > 1);
    await wait(LONGEST_DELAY_MS ** random() - 1); // short delays as likely as long ones
    await server.kill();
    await load.stop();

    await rm(data, { recursive: true });
    await mkdir(data);
    const { backups } = (await server.cairn('backup', 'list')) as ListedBackups;
    const verified = await timed(async () => (await server.cairn('backup', 'verify')) as VerifiedBackup);
    const restored = await timed(async () => (await server.cairn('backup', 'restore')) as Restored);
    const servingMs = await server.start();
    const mark = restored.result.set === created.result.set ? firstMark : secondMark;
    const counted = await countRestored(server, load, mark);
    const returned = await returnedOf(server, [before, after]);
    await server.stop();
    const erased = await erasedIn(data, { SECRET }, [before.userId, after.userId], CANARY);
    return {
      ...{ created: created.result, verified: verified.result, restored: restored.result, counted, erased, returned },
      ...{ sets: backups.map(({ state }) => state), acknowledged: load.acknowledged.length, mark },
      ms: { create: created.ms, verify: verified.ms, restore: restored.ms, serving: servingMs },
    };
  } finally {
    await load.stop();
  }
};

/** In the words of those who are erased, and of nobody else. */
const CANARY = 'canary-of-the-coal-mine';

const anErasable = async (server: ServerProcess, when: string): Promise<User> => {
  const user = await aUser(server, `${CANARY}-${when}@example.com`);
  await user.call('POST', '/api/achievements', { originalMessage: `Freed a ${CANARY} ${when} the backup` });
  return user;
};

/** Resolves once their key is destroyed. */
const erase = async (server: ServerProcess, data: string, { userId, session }: User): Promise<void> => {
  const { status } = await call(server, 'DELETE', '/api/user/account', undefined, session);
  if (status !== 200) throw new Error(`an account could not be deleted: ${status}`);
  await eventually('the erasure', async () =>
    (await readFile(join(data, LEDGER), 'utf8')).includes(`user-${userId}\n`),
  );
};

/** Those of them who can sign in again. */
const returnedOf = async (server: ServerProcess, users: readonly User[]): Promise<readonly string[]> => {
  const returned: string[] = [];
  for (const { email } of users)
    await server.commands['account login-link']({ email }).then(
      () => returned.push(email),
      () => {},
    );
  return returned;
};

const timed = async <Result>(work: () => Promise<Result>): Promise<Readonly<{ result: Result; ms: number }>> => {
  const begun = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begun };
};
