import { randomBytes } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { type Archive, type BlobStore, isBlobMissing } from '#application/engine/ports/archive.ts';
import { isKeyDestroyed, isKeyMissing, type Vault } from '#application/engine/ports/vault.ts';
import { isSealedDamaged } from '#infrastructure/shared/cipher.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createSealedArchive } from '#infrastructure/shared/sealed-archive.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';

/** Opens the blobs of one place again and again. */
type BlobPlace = Readonly<{ open(): Promise<BlobStore>; remove(): Promise<void> }>;

const wrap = createKeyWrap(['a secret for archives, and long enough']);
const aName = () => randomBytes(32).toString('hex');

/** Whoever wants to be called a BlobStore passes this unchanged, and so makes an Archive. */
export const archiveContract = (adapter: string, place: () => Promise<BlobPlace>) => {
  const promise = (title: string, check: (setting: Setting, t: ExecutionContext) => Promise<void>) =>
    test(`${adapter} ${title}`, async (t) => {
      const { open, remove } = await place();
      const blobs = await open();
      const vault = await openSqliteVault(':memory:', wrap);
      await Promise.all([vault.make(1), vault.make(2)]);
      const reopened: BlobStore[] = [];
      const again = async () => {
        const next = await open();
        reopened.push(next);
        return next;
      };
      t.teardown(async () => {
        await Promise.all([...reopened, blobs, vault].map((store) => store.close()));
        await remove();
      });
      await check({ blobs, again, vault, archive: createSealedArchive(blobs, vault) }, t);
    });

  promise('gives back the bytes that were put, after a restart too', async ({ blobs, again }, t) => {
    const all = [Buffer.of(0, 255, 10, 13), Buffer.alloc(0), randomBytes(100_000)].map(
      (bytes) => [aName(), bytes] as const,
    );
    await Promise.all(all.map(([name, bytes]) => blobs.put(name, bytes)));
    const reopened = await again();
    for (const [name, bytes] of all) t.deepEqual(Buffer.from((await reopened.get(name)) ?? 'none'), bytes);
    t.is(await blobs.get(aName()), null);
  });

  promise('takes a blob larger than any mail', async ({ blobs }, t) => {
    const [name, bytes] = [aName(), randomBytes(33 * 1024 * 1024)];
    await Promise.all([blobs.put(name, bytes), blobs.put(name, bytes)]);
    t.true(bytes.equals((await blobs.get(name)) ?? Buffer.of()));
  });

  promise('names all blobs, each once and in order', async ({ blobs, again }, t) => {
    const names = Array.from({ length: 30 }, aName);
    await Promise.all([...names, ...names.slice(0, 5)].map((name) => blobs.put(name, Buffer.from('sealed'))));
    const found: string[] = [];
    for await (const page of (await again()).names()) found.push(...page);
    t.deepEqual(found, names.toSorted());
  });

  promise('takes the same name many times at once, and each time is kept', async ({ blobs }, t) => {
    const [name, bytes] = [aName(), randomBytes(5000)];
    await Promise.all(Array.from({ length: 20 }, () => blobs.put(name, bytes)));
    await blobs.put(name, bytes);
    t.deepEqual(Buffer.from((await blobs.get(name)) ?? 'none'), bytes);
  });

  promise('archives the same bytes under the same address, which says nothing about them', async ({ archive }, t) => {
    const bytes = Buffer.from('Dear diary');
    const [address, repeated, changed] = [
      await archive.put(1, bytes),
      await archive.put(1, bytes),
      await archive.put(1, Buffer.from('Dear diary!')),
    ];
    t.is(address, repeated);
    t.not(address, changed);
    t.deepEqual(await text(archive.get(1, address)), 'Dear diary');
  });

  promise('archives nothing in clear', async ({ archive, blobs }, t) => {
    const address = await archive.put(1, Buffer.from('Dear diary'));
    t.false(Buffer.from((await blobs.get(address)) ?? '').includes('diary'));
  });

  promise('archives the bytes of two users apart, and neither opens the other', async ({ archive }, t) => {
    const bytes = Buffer.from('the same newsletter');
    const [first, second] = [await archive.put(1, bytes), await archive.put(2, bytes)];
    t.not(first, second);
    t.true(isSealedDamaged(await t.throwsAsync(archive.get(2, first))));
  });

  promise('archives nothing more for a destroyed key, and opens nothing', async ({ archive, vault }, t) => {
    const address = await archive.put(1, Buffer.from('Dear diary'));
    await vault.destroy(1);
    t.is(await archive.get(1, address), 'destroyed');
    t.is(await archive.get(1, aName()), 'destroyed');
    t.true(isKeyDestroyed(await t.throwsAsync(archive.put(1, Buffer.from('more')))));
  });

  promise('takes a missing blob and a missing key for faults', async ({ archive }, t) => {
    t.true(isBlobMissing(await t.throwsAsync(archive.get(1, aName()))));
    t.true(isKeyMissing(await t.throwsAsync(archive.get(3, aName()))));
    t.true(isKeyMissing(await t.throwsAsync(archive.put(3, Buffer.from('more')))));
  });

  promise('takes a changed blob, or one in the place of another, for a fault', async ({ archive, blobs, vault }, t) => {
    const [first, second] = [await archive.put(1, Buffer.from('first')), await archive.put(1, Buffer.from('second'))];
    const sealed = Buffer.from((await blobs.get(first)) ?? '');
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    const reading = (stored: Uint8Array) => createSealedArchive({ ...blobs, get: async () => stored }, vault);
    t.is(await text(reading(sealed).get(1, first)), 'first');
    t.true(isSealedDamaged(await t.throwsAsync(reading(changed).get(1, first))));
    t.true(isSealedDamaged(await t.throwsAsync(reading(sealed).get(1, second))));
  });
};

type Setting = Readonly<{ blobs: BlobStore; again: () => Promise<BlobStore>; vault: Vault; archive: Archive }>;

const text = async (found: Promise<Uint8Array | 'destroyed'>): Promise<string> => {
  const bytes = await found;
  return bytes === 'destroyed' ? bytes : Buffer.from(bytes).toString();
};
