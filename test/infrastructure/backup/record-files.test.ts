import { randomBytes } from 'node:crypto';
import test from 'ava';
import { createRecordWriter, type FileEntry, readRecords, textRecord } from '#infrastructure/backup/record-files.ts';
import { aBackupFolder } from './a-backup.ts';

const KEY = randomBytes(32);
const MIB = 2 ** 20;

test('records come back in their order, however large they are and however many', async (t) => {
  const { places } = await aBackupFolder(t);
  const texts = [
    ...Array.from({ length: 20_000 }, (_, n) => `${n} `.repeat(1 + (n % 97))),
    'é'.repeat(3 * MIB),
    '',
    'x'.repeat(9 * MIB),
    'last',
  ];
  const writer = createRecordWriter(places.sets, 'sets/one/', 'log', KEY);
  for (let at = 0; at < texts.length; at += 500) await writer.write(texts.slice(at, at + 500).map(textRecord));
  const entries = await writer.end();
  t.true(entries.length > 4);
  t.is(
    entries.reduce((sum, { records }) => sum + records, 0),
    texts.length,
  );
  const found: string[] = [];
  for await (const records of readRecords(places.sets, entries, KEY)) found.push(...records.map(String));
  t.true(found.length === texts.length && found.every((text, at) => text === texts[at]));
});

test('nothing to write makes no file', async (t) => {
  const { places } = await aBackupFolder(t);
  const writer = createRecordWriter(places.sets, 'sets/one/', 'log', KEY);
  await writer.write([]);
  t.deepEqual(await writer.end(), [] satisfies FileEntry[]);
});
