import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { addSecret, dropSecrets, readSecrets } from '#infrastructure/secret-file.ts';
import { temporaryFolder } from '../support/temporary.ts';

const FIRST = 'a phrase with spaces, that somebody chose by hand';

const aFile = async (t: ExecutionContext) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const file = join(path, 'secret');
  await writeFile(file, `${FIRST}\n`);
  return file;
};

test('new secrets stand before older ones, each with the time it was replaced, for their owner alone', async (t) => {
  const file = await aFile(t);
  await addSecret(file, '2026-11-30T10:00:00.000Z');
  await addSecret(file, '2026-12-01T10:00:00.000Z');
  const [newest, second, first] = readSecrets(file);
  t.is(newest?.secret.length, 43);
  t.is(newest?.replacedAt, null);
  t.is(second?.replacedAt, '2026-12-01T10:00:00.000Z');
  t.deepEqual(first, { secret: FIRST, replacedAt: '2026-11-30T10:00:00.000Z' });
  t.is((await stat(file)).mode & 0o777, 0o600);
});

test('an older secret is taken out, the newest never', async (t) => {
  const file = await aFile(t);
  t.is(await dropSecrets(file, () => true), 0);
  await addSecret(file, '2026-11-30T10:00:00.000Z');
  t.is(await dropSecrets(file, () => true), 1);
  t.is(readSecrets(file).length, 1);
  t.false((await readFile(file, 'utf8')).includes(FIRST));
});

test('a file of which an older secret was cut is refused', async (t) => {
  const file = await aFile(t);
  await writeFile(file, `${'x'.repeat(43)}\nshort 2026-11-30T10:00:00.000Z`);
  t.true(
    hasCode(
      t.throws(() => readSecrets(file)),
      'short-secret',
    ),
  );
});
