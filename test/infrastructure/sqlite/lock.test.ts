import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { lockFolder } from '#infrastructure/sqlite/lock.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const HOLDER = join(import.meta.dirname, 'lock-holder.ts');

test('a folder is one process’s at a time, and free once it is released', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const first = lockFolder(folder.path);
  const refused = t.throws(() => lockFolder(folder.path));
  t.true(hasCode(refused, 'folder-in-use'));
  t.true(refused?.message.includes(folder.path));
  first.release();
  t.notThrows(() => lockFolder(folder.path).release());
});

test('holding a folder takes no room on its disk, which may be full', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const held = lockFolder(folder.path);
  t.deepEqual(await readdir(folder.path), ['lock']);
  t.is((await stat(join(folder.path, 'lock'))).size, 0);
  held.release();
});

test('a killed process gives its folder up', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const holder = spawn(process.execPath, [HOLDER, folder.path], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.teardown(() => holder.kill('SIGKILL'));
  const ended = once(holder, 'exit');
  await once(holder.stdout, 'data');
  t.true(
    hasCode(
      t.throws(() => lockFolder(folder.path)),
      'folder-in-use',
    ),
  );
  holder.kill('SIGKILL');
  await ended;
  t.notThrows(() => lockFolder(folder.path).release());
});

test('a folder that is not there yet is made', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  t.notThrows(() => lockFolder(join(folder.path, 'deep', 'data')).release());
});
