import { randomBytes } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { hasCode } from '#application/engine/ports/fault.ts';

/** Opens one place again and again. */
type Setting = Readonly<{ open(): BackupPlace; remove(): Promise<void> }>;

const pathsIn = async (place: BackupPlace, folder: string): Promise<readonly string[]> => {
  const paths: string[] = [];
  for await (const page of place.list(folder)) paths.push(...page);
  return paths;
};

/** Every place that backups are kept in passes this unchanged. */
export const backupPlaceContract = (adapter: string, setting: () => Promise<Setting>) => {
  const promise = (
    title: string,
    check: (place: BackupPlace, t: ExecutionContext, open: () => BackupPlace) => Promise<void>,
  ) =>
    test(`${adapter} ${title}`, async (t) => {
      const { open, remove } = await setting();
      t.teardown(remove);
      await check(open(), t, open);
    });

  promise('gives back the bytes that were put, and null for what is not there', async (place, t, open) => {
    const bytes = randomBytes(100_000);
    t.is(await place.get('sets/a/log.bin'), null);
    await place.put('sets/a/log.bin', bytes);
    await place.put('sets/a/empty.bin', Buffer.alloc(0));
    t.true(bytes.equals((await open().get('sets/a/log.bin')) ?? Buffer.alloc(0)));
    t.is((await place.get('sets/a/empty.bin'))?.length, 0);
    t.is(await place.get('sets/a'), null);
  });

  promise('replaces what is put again', async (place, t) => {
    await place.put('a/b.json', Buffer.from('a long text'));
    await place.put('a/b.json', Buffer.from('short'));
    t.is(Buffer.from((await place.get('a/b.json')) ?? []).toString(), 'short');
  });

  promise('lists what lies below a folder in the order of paths, however much it is', async (place, t) => {
    const paths = ['a-b/x', 'a/x-y', 'a/x.bin', 'a/x/y', 'a/x0', 'ab/c', 'b', 'b0', 'b0-1/z', 'b/0'].filter(
      (path) => path !== 'b',
    );
    for (const path of paths) await place.put(path, Buffer.from(path));
    t.deepEqual(await pathsIn(place, ''), paths.toSorted());
    t.deepEqual(await pathsIn(place, 'a/'), ['a/x-y', 'a/x.bin', 'a/x/y', 'a/x0']);
    t.deepEqual(await pathsIn(place, 'none/'), []);
  });

  promise('removes what is there and what is not, and takes more in its place', async (place, t) => {
    await place.put('sets/a/one.bin', Buffer.from('1'));
    await place.put('sets/a/two.bin', Buffer.from('2'));
    for (const _ of ['once', 'again']) await place.remove('sets/a/one.bin');
    await place.remove('none/at/all');
    t.deepEqual(await pathsIn(place, ''), ['sets/a/two.bin']);
    await place.remove('sets/a/two.bin');
    t.deepEqual(await pathsIn(place, ''), []);
    await place.put('sets/a/three.bin', Buffer.from('3'));
    t.deepEqual(await pathsIn(place, 'sets/'), ['sets/a/three.bin']);
  });

  promise('takes many at once', async (place, t) => {
    const all = Array.from({ length: 40 }, (_, n) => [`pool/${n % 4}/${n}`, randomBytes(1000)] as const);
    await Promise.all(all.map(([path, bytes]) => place.put(path, bytes)));
    for (const [path, bytes] of all) t.true(bytes.equals((await place.get(path)) ?? Buffer.alloc(0)));
    t.is((await pathsIn(place, 'pool/')).length, 40);
  });

  promise('takes no path that leads elsewhere', async (place, t) => {
    for (const path of [
      '',
      '/etc',
      '../a',
      'a/../b',
      'a//b',
      'a/',
      '.hidden',
      'a/.b',
      'a b',
      'ä',
      'a\\b',
      'a?b',
      'a%2e',
    ])
      t.true(hasCode(await t.throwsAsync(async () => place.put(path, Buffer.from('x'))), 'bad-backup-path'), path);
  });
};
