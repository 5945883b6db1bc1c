import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { temporaryFolder } from '../support/temporary.ts';

const aFolder = async (t: ExecutionContext) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  return dataFolder(join(path, 'not', 'there', 'yet'));
};

test('a folder and its secret are for their owner alone, and the secret stays what it is', async (t) => {
  const folder = await aFolder(t);
  const [secret] = await folder.secrets();
  t.is((await stat(folder.path)).mode & 0o777, 0o700);
  t.is((await stat(join(folder.path, 'secret'))).mode & 0o777, 0o600);
  t.is(secret?.length, 43);
  t.deepEqual(await (await dataFolder(folder.path)).secrets(), [secret]);
});

test('all who make the secret at once are given the same whole one, and nothing else is left', async (t) => {
  const folder = await aFolder(t);
  const secrets = (await Promise.all(Array.from({ length: 10 }, () => folder.secrets()))).flat();
  t.deepEqual([...new Set(secrets)], [await readFile(join(folder.path, 'secret'), 'utf8')]);
  t.is(secrets[0]?.length, 43);
  t.deepEqual(await readdir(folder.path), ['secret']);
});

const MAKE = `
  import { dataFolder } from '#infrastructure/data-folder.ts';
  const folder = await dataFolder(process.argv[1]);
  await folder.secrets();
`;

test('a process that dies when it writes the secret leaves none', async (t) => {
  const folder = await aFolder(t);
  // Under this limit a file can be made, and nothing written to it.
  const dying = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', MAKE, folder.path];
  await t.throwsAsync(promisify(execFile)('sh', dying));
  t.false((await readdir(folder.path)).includes('secret'));
  t.is((await folder.secrets())[0]?.length, 43);
});

test('a secret that was cut short is refused, and left as it is', async (t) => {
  for (const left of ['', 'x'.repeat(31)]) {
    const folder = await aFolder(t);
    await writeFile(join(folder.path, 'secret'), left);
    const fault = await t.throwsAsync(folder.secrets());
    t.true(hasCode(fault, 'short-secret'));
    t.true(fault?.message.includes(join(folder.path, 'secret')));
    t.is(await readFile(join(folder.path, 'secret'), 'utf8'), left);
  }
});

test('no secret is made beside a vault, which another one was made for', async (t) => {
  const folder = await aFolder(t);
  await writeFile(folder.vault, '');
  const fault = await t.throwsAsync(folder.secrets());
  t.true(hasCode(fault, 'secret-missing'));
  t.true(fault?.message.includes('SECRET'));
  t.deepEqual(await readdir(folder.path), ['vault.db']);
});
