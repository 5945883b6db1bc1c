import { setImmediate as turn } from 'node:timers/promises';
import test from 'ava';
import { Fault } from '#application/engine/ports/fault.ts';
import type { ExportFile } from '#application/privacy/export/export-writer.ts';
import { zipWriter } from '#infrastructure/export/zip-writer.ts';
import { eventually } from '#test/support/eventually.ts';

const MB = 1024 * 1024;

/** Files without end, each of noise that no ZIP makes smaller; `read` counts pieces of all that were asked for. */
const endless = () => {
  const counted = { files: 0, opened: 0, pieces: 0, closed: 0 };
  async function* content() {
    counted.opened += 1;
    try {
      for (let piece = 0; piece < 8; piece += 1) {
        counted.pieces += 1;
        yield crypto.getRandomValues(Buffer.alloc(64 * 1024));
        await turn();
      }
    } finally {
      counted.closed += 1;
    }
  }
  async function* files(): AsyncGenerator<ExportFile> {
    for (;;) {
      counted.files += 1;
      yield { path: `files/${counted.files}.bin`, at: '2026-11-20T09:00:00.000Z', content };
    }
  }
  return { counted, files: files() };
};

/** Whatever happens in so many turns has happened. */
const turns = async (count: number) => {
  for (let n = 0; n < count; n += 1) await turn();
};

test('an archive is read no faster than it is taken', async (t) => {
  const { counted, files } = endless();
  const archive = zipWriter.write(files);
  await turns(2000);
  t.true(counted.pieces * 64 * 1024 < 2 * MB, `${counted.pieces} pieces`);
  t.is(counted.files <= 2, true, 'the next file is not opened before its turn');
  archive.destroy();
});

test('whoever stops taking an archive stops its making, and what was open is closed', async (t) => {
  const { counted, files } = endless();
  const archive = zipWriter.write(files);
  let taken = 0;
  for await (const part of archive) {
    taken += part.length;
    if (taken > 3 * MB) break; // as when a browser goes away
  }
  await eventually('the file to be closed', async () => counted.closed === counted.opened);
  const before = { ...counted };
  await turns(2000);
  t.deepEqual(counted, before);
  t.deepEqual(await files.next(), { value: undefined, done: true });
});

test('a file that cannot be read fails the archive: half of one is never taken for a whole', async (t) => {
  async function* content(): AsyncGenerator<string> {
    yield 'the beginning';
    throw new Fault('blob-missing', 'the archive has no such blob');
  }
  async function* files(): AsyncGenerator<ExportFile> {
    yield { path: 'a.txt', at: '2026-11-20T09:00:00.000Z', content };
  }
  const archive = zipWriter.write(files());
  const failed = await t.throwsAsync(async () => {
    for await (const _ of archive);
  });
  t.is((failed as Fault).code, 'blob-missing');
});

test('a list of files that cannot be made fails the archive', async (t) => {
  const archive = zipWriter.write(
    (async function* (): AsyncGenerator<ExportFile> {
      yield { path: 'a.txt', at: '2026-11-20T09:00:00.000Z', content: async function* () {} };
      throw new Fault('unavailable', 'the read models are away');
    })(),
  );
  const failed = await t.throwsAsync(async () => {
    for await (const _ of archive);
  });
  t.is((failed as Fault).code, 'unavailable');
});
