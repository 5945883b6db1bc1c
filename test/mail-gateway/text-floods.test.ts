import test from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { mendMime } from '#mail-gateway/reading/mending/mend-mime.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';

const MB = 1024 * 1024;
/** Of a text a mebibyte and 50,000 lines are read; the heads come on top. */
const MAX_TEXT = 1.1 * MB;
const WORDS = 'Won the Reyes case.';

const head = (fields: string): string => `From: a@example.org\r\nSubject: Re: Your day\r\n${fields}\r\n`;
const inLines = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const base64 = (text: string): string => inLines(Buffer.from(text));
const asFlowed = head('Content-Type: text/plain; format=flowed\r\n');
const asBase64 = (type: string) => head(`Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n`);

const FLOODS: Readonly<Record<string, string>> = {
  'line feeds, flowed': `${asFlowed}${WORDS}\n${'\n'.repeat(9 * MB)}`,
  'line feeds': `${head('')}${WORDS}\n${'\n'.repeat(9 * MB)}`,
  'soft line ends that belong to the next line': `${head('Content-Type: text/plain; format=flowed; delsp=yes\r\n')}${WORDS}\r\n${' \r\n'.repeat(3 * MB)}`,
  'line feeds in base64, flowed': `${asBase64('text/plain; format=flowed')}${base64(`${WORDS}\n${'\n'.repeat(7 * MB)}`)}`,
  'line feeds in a part': `${head('Content-Type: multipart/mixed; boundary=b\r\n')}--b\r\nContent-Type: text/plain\r\n\r\n${WORDS}\n${'\n'.repeat(9 * MB)}\r\n--b--\r\n`,
  'soft line ends in quoted-printable': `${head('Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n')}${WORDS}\r\n${'=\r\n'.repeat(3 * MB)}`,
};

for (const [name, mail] of Object.entries(FLOODS))
  test(`a flood of ${name} is cut before it is parsed, and the words above it are a win`, async (t) => {
    const raw = Buffer.from(mail, 'latin1');
    t.true(mendMime(raw).byteLength < MAX_TEXT);
    const reading = await readMail(raw, { sent: [], asked: null, today: '2026-11-21' }, readText);
    t.deepEqual(reading.kind === 'understood' ? reading.wins : reading, [WORDS]);
  });

test('a mail of more lines than any file has is too large, wherever they stand', async (t) => {
  const part = `--b\r\nContent-Type: application/x-lines\r\n\r\n${'\n'.repeat(500_000)}\r\n`;
  const raw = Buffer.from(`${head('Content-Type: multipart/mixed; boundary=b\r\n')}${part}--b--\r\n`);
  const reading = await readMail(raw, { sent: [], asked: null, today: '2026-11-21' }, readText);
  t.deepEqual(reading, { kind: 'unreadable', reason: 'too-large' });
});

test('a picture that calls itself text is not cut', (t) => {
  const picture = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(3 * MB, 7)]);
  const raw = Buffer.from(`${asBase64('text/plain')}${inLines(picture)}`);
  t.true(mendMime(raw).byteLength > picture.byteLength);
});
