import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import test from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { openFileBlobs } from '#infrastructure/files/file-blobs.ts';
import { openMongoBlobs } from '#infrastructure/mongodb/blob-store.ts';
import { engine } from '../support/engines.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { archiveContract } from './archive.contract.ts';

archiveContract('files', async () => {
  const { path, remove } = await temporaryFolder();
  return { open: () => openFileBlobs(join(path, 'blobs')), remove };
});

const url = engine('MONGODB_URL', 'the archive on MongoDB');
if (url)
  archiveContract('MongoDB', async () => {
    const database = mongoDatabase(url);
    return { open: () => openMongoBlobs(database.url), remove: database.drop };
  });

test('files and folders are for their owner only, two folders deep', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const blobs = await openFileBlobs(join(path, 'not', 'there', 'yet'));
  await blobs.put('abcd1234', Buffer.from('sealed'));
  const modes = new Map<string, number>();
  for (const name of await readdir(path, { recursive: true }))
    modes.set(name, (await stat(join(path, name))).mode & 0o777);
  t.deepEqual(
    modes,
    new Map([
      ['not', 0o700],
      ['not/there', 0o700],
      ['not/there/yet', 0o700],
      ['not/there/yet/ab', 0o700],
      ['not/there/yet/incoming', 0o700],
      ['not/there/yet/ab', 0o700],
      ['not/there/yet/ab/abcd1234', 0o600],
    ]),
  );
});

test('files take no name that leads elsewhere', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const blobs = await openFileBlobs(path);
  for (const name of ['../../etc/passwd', 'ab', 'ABCD1234', 'abcd/1234', '']) {
    t.true(hasCode(await t.throwsAsync(blobs.put(name, Buffer.of())), 'bad-blob-name'));
    t.true(hasCode(await t.throwsAsync(blobs.get(name)), 'bad-blob-name'));
  }
});

test('files clear at the start what a kill left, and put half a blob right', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  await mkdir(join(path, 'incoming'));
  await writeFile(join(path, 'incoming', 'left'), 'half');
  await mkdir(join(path, 'ab', 'cd'), { recursive: true });
  await writeFile(join(path, 'ab', 'cd', 'abcd1234'), 'half');
  const blobs = await openFileBlobs(path);
  t.deepEqual(await readdir(join(path, 'incoming')), []);
  await blobs.put('abcd1234', Buffer.from('whole blob'));
  t.deepEqual(Buffer.from((await blobs.get('abcd1234')) ?? ''), Buffer.from('whole blob'));
  t.deepEqual(await readdir(join(path, 'incoming')), []);
});

test('files leave nothing behind of a put that failed', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const blobs = await openFileBlobs(path);
  await mkdir(join(path, 'ab', 'abcd1234', 'a folder in the place of a file'), { recursive: true });
  await t.throwsAsync(blobs.put('abcd1234', randomBytes(1000)));
  t.deepEqual(await readdir(join(path, 'incoming')), []);
});

test('files lose nothing that was put when the process is killed', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const names: string[] = [];
  for (const after of [1, 40, 150]) names.push(...(await putUntilKilled(path, after)));
  const blobs = await openFileBlobs(path);
  t.deepEqual(await readdir(join(path, 'incoming')), []);
  for (const name of names) {
    const bytes = (await blobs.get(name)) ?? Buffer.of();
    t.is(createHash('sha256').update(bytes).digest('hex'), name);
  }
  t.true(names.length >= 191);
});

/** The names of all blobs that a child process had put before it was killed, which happens once it said `after` of them. */
const putUntilKilled = async (folder: string, after: number): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/put-blobs.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const names: string[] = [];
  for await (const name of createInterface({ input: child.stdout }))
    if (names.push(name) === after) child.kill('SIGKILL');
  await exit;
  return names;
};
