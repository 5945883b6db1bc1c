import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

const SAMPLES = resolve('../shared/mail');
/** A test that needs the samples says loudly that it has not run where they are not there. */
export const samplesAreThere = existsSync(SAMPLES);

export type SampleFile = Readonly<{ name: string; folder: string; raw: Buffer }>;

/** Every mail of the samples; one that is a body alone gets the few headers that make a mail of it. */
export const sampleFiles = async (): Promise<readonly SampleFile[]> => {
  const found = await readdir(SAMPLES, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile() && /\.(?:eml|txt|raw|html|golden)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const name = relative(SAMPLES, file);
      return { name, folder: name.split('/')[0] ?? '', raw: asMail(await readFile(file), file) };
    }),
  );
};

const asMail = (bytes: Buffer, file: string): Buffer => {
  const start = bytes.subarray(0, 200).toString('latin1');
  if (/^(?:[!-9;-~]+:|From )/.test(start) && !/^(?:Hi|Hello|Hey)\b/.test(start)) return bytes;
  const type = file.endsWith('.html') ? 'text/html' : 'text/plain';
  const head = `From: a@example.org\r\nSubject: Re: Your day\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
};

/** The bytes as a sender puts them on the wire: lines end in CRLF, dots are doubled, and the end is marked. */
export const onTheWire = (raw: Uint8Array): Buffer => {
  const text = Buffer.from(raw).toString('latin1').replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..');
  return Buffer.from(`${text}${text.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
};

/** The same mail with one From, this one, in place of all it had. */
export const writtenBy = (from: string, raw: Uint8Array): Buffer => {
  const text = Buffer.from(raw)
    .toString('latin1')
    .replace(/^From .*\r?\n/, '');
  const end = text.search(/\r?\n\r?\n/);
  const head = (end === -1 ? text : text.slice(0, end)).replace(/^From[ \t]*:.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gim, '');
  return Buffer.from(`From: ${from}\r\n${head}${end === -1 ? '\r\n\r\n' : text.slice(end)}`, 'latin1');
};
