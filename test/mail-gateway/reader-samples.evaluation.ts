import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import test from 'ava';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { readerHere } from '#test/support/reader-here.ts';
import { notRun } from '../support/not-run.ts';

const SAMPLES = resolve('../shared/mail');
const { some } = evaluation({ sample: 0.1, more: 0.4 });
const FOLDERS = ['bounces', 'forwards', 'mime', 'replies'];

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && /\.(?:eml|txt|raw|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
};

/** Many samples are bodies only: they get the few headers that make a mail of them. */
const asMail = (bytes: Buffer, file: string): Uint8Array => {
  if (
    /^[!-9;-~]+:|^From /.test(bytes.subarray(0, 200).toString('latin1')) &&
    !/^(?:Hi|Hello|Hey)\b/.test(bytes.toString('latin1'))
  )
    return bytes;
  const type = file.endsWith('.html') ? 'text/html' : 'text/plain';
  const head = `From: a@example.org\r\nSubject: Re: Your day\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
};

const endOf = (reading: Reading): string => {
  if (reading.kind === 'unreadable') return `unreadable ${reading.reason}`;
  if (reading.kind !== 'understood') return reading.kind;
  return reading.wins.length > 0 ? 'win' : 'understood, no win';
};

if (existsSync(SAMPLES)) {
  test('every sample mail ends as one reading, and no delivery report is a win', async (t) => {
    t.timeout(300_000);
    const reader = readerHere();
    for (const folder of FOLDERS) {
      const ends = new Map<string, number>();
      const files = some(await filesBelow(join(SAMPLES, folder)));
      const readings = await Promise.all(
        files.map(async (file) => {
          const reading = await reader.read(asMail(await readFile(file), file), {
            sent: [],
            asked: null,
            today: '2026-11-21',
          });
          ends.set(endOf(reading), (ends.get(endOf(reading)) ?? 0) + 1);
          return { file, reading };
        }),
      );
      t.log(
        `${folder}: ${files.length} mails: ${[...ends]
          .sort()
          .map(([end, count]) => `${count} ${end}`)
          .join(', ')}`,
      );
      t.is(readings.length, files.length);
      if (folder !== 'bounces') continue;
      t.deepEqual(
        readings.filter(({ reading }) => endOf(reading) === 'win').map(({ file }) => file),
        [],
      );
    }
  });
} else {
  notRun('every sample mail ends as one reading', 'the samples are not there');
}
