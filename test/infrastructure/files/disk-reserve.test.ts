import { readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { type DiskReserve, openDiskReserve } from '#infrastructure/files/disk-space.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const MIB = 1024 * 1024;
const bytes = 2 * MIB;

/** A disk of which the test says how much is free. */
const aDisk = async (t: ExecutionContext) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const file = join(path, 'reserve');
  const disk = { free: 1000 * MIB };
  const open = async (): Promise<DiskReserve> => {
    const reserve = await openDiskReserve(file, silentLogger, { bytes, freeBytes: async () => disk.free });
    t.teardown(reserve.close);
    return reserve;
  };
  const kept = async () => (await stat(file).catch(() => null))?.size ?? 0;
  return { disk, open, kept, file };
};

test('a reserve is kept, is given up when the disk is full, and is made again once there is space', async (t) => {
  const { disk, open, kept, file } = await aDisk(t);
  const reserve = await open();
  t.is(await kept(), bytes);
  t.is((await stat(file)).mode & 0o777, 0o600);
  t.false(await reserve.isTight());
  disk.free = 7 * MIB;
  t.true(await reserve.isTight());
  t.is(await kept(), 0);
  disk.free = 9 * MIB;
  t.true(await reserve.isTight(), 'what it left must last');
  disk.free = 11 * MIB;
  t.false(await reserve.isTight());
  t.is(await kept(), 0, 'not before there is space for it twice over');
  disk.free = 12 * MIB;
  t.false(await reserve.isTight());
  t.is(await kept(), bytes);
});

test('a full disk has its reserve given up at a start, before anything else is opened', async (t) => {
  const { disk, open, kept } = await aDisk(t);
  await (await open()).close();
  disk.free = 0;
  t.true(await (await open()).isTight());
  t.is(await kept(), 0);
});

test('a reserve that was cut short is made anew, of bytes that cannot be kept in less space', async (t) => {
  const { open, kept, file } = await aDisk(t);
  await (await open()).close();
  await truncate(file, 1000);
  await (await open()).close();
  t.is(await kept(), bytes);
  const found = await readFile(file);
  t.true(new Set(found.subarray(0, 4096)).size > 200);
});

test('a disk of which nobody can tell stops nobody', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const freeBytes = () => Promise.reject(new Error('no such disk'));
  const reserve = await openDiskReserve(join(path, 'reserve'), silentLogger, { bytes, freeBytes });
  t.teardown(reserve.close);
  t.false(await reserve.isTight());
});
