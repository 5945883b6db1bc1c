import { type Bomb, fill, KB, MAIL_SIZE, MB, numbered } from './bomb.ts';
import { reply, typed } from './mail.ts';

const TEXT = 'Content-Type: text/plain; charset=utf-8\r\n\r\nFixed the pump.\r\n';
const HTML = 'Content-Type: text/html; charset=utf-8\r\n\r\n<p>Fixed the pump.</p>\r\n';
const part = (content: string, boundary = 'b') => `--${boundary}\r\n${content}`;
const multipart = (kind: string, body: string, boundary = 'b') =>
  typed(`multipart/${kind}; boundary="${boundary}"`, body);
const parts = (kind: string, count: number, content: string) =>
  multipart(kind, `${part(content).repeat(count)}--b--\r\n`);

const nested = (depth: number, boundaryAt: (at: number) => string, kind = 'mixed') =>
  multipart(
    kind,
    numbered(
      depth,
      (at) => `--${boundaryAt(at)}\r\nContent-Type: multipart/${kind}; boundary="${boundaryAt(at + 1)}"\r\n\r\n`,
    ) + part(TEXT, boundaryAt(depth)),
    boundaryAt(0),
  );

const chainOfMails = (depth: number) =>
  typed('message/rfc822', `${'Content-Type: message/rfc822\r\n\r\n'.repeat(depth)}Subject: x\r\n\r\nFixed it.\r\n`);

const attached = (type: string, name: string, content: string, encoding = '7bit') =>
  `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}\r\n`;
const withFile = (...file: Parameters<typeof attached>) =>
  multipart('mixed', `${part(TEXT)}${part(attached(...file))}--b--\r\n`);

/** Base64 of these bytes first, and then of whatever follows. */
const claimed = (head: string | Buffer, size = 6 * MB): string =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(size, 0x20)])
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n');
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff08060000', 'hex');
const GIF = Buffer.from('4749463839 61ffffffff800000'.replace(' ', ''), 'hex');
const JPEG = Buffer.from('ffd8ffc0001108ffffffff03011100021101031101', 'hex');
const TNEF = Buffer.from('789f3e220100', 'hex');
const report = (second: string, third: string) =>
  typed(
    'multipart/report; report-type=delivery-status; boundary="b"',
    `${part(TEXT)}${part(`Content-Type: message/delivery-status\r\n\r\n${second}\r\n`)}${part(`Content-Type: message/rfc822\r\n\r\n${third}\r\n`)}--b--\r\n`,
  );
const calendar = (lines: string) =>
  multipart(
    'alternative',
    `${part(TEXT)}${part(`Content-Type: text/calendar; method=REQUEST\r\n\r\nBEGIN:VCALENDAR\r\n${lines}END:VCALENDAR\r\n`)}--b--\r\n`,
  );

/** Parts in parts, and parts that are not what they claim. */
export const mimeBombs: readonly Bomb[] = [
  { name: '50,000 parts', send: reply(() => parts('mixed', 50_000, TEXT)) },
  { name: '1,500,000 empty parts', send: reply(() => multipart('mixed', fill('--b\r\n\r\n'))) },
  { name: '3,300,000 delimiters', send: reply(() => multipart('mixed', fill('--\n'), '')) },
  {
    name: '40,000 attachments',
    isShort: true,
    send: reply(() => parts('mixed', 40_000, attached('image/png', 'a.png', 'x'))),
  },
  { name: '40,000 inline texts', send: reply(() => parts('mixed', 40_000, `Content-Disposition: inline\r\n${TEXT}`)) },
  { name: '1,000 HTML parts to choose from', send: reply(() => parts('alternative', 1_000, HTML)) },
  {
    name: '1,000 HTML parts of 9 KB each',
    send: reply(() => parts('alternative', 1_000, HTML + fill('<p>a', 9 * KB))),
  },
  { name: 'multiparts 1,000 deep', send: reply(() => nested(1_000, (at) => `b${at}`)) },
  { name: 'multiparts 10,000 deep', send: reply(() => nested(10_000, (at) => `b${at}`)) },
  { name: 'multiparts 100,000 deep', isShort: true, send: reply(() => nested(100_000, (at) => `b${at}`)) },
  { name: 'multiparts 10,000 deep, all with one boundary', send: reply(() => nested(10_000, () => 'b')) },
  { name: 'alternatives 10,000 deep', send: reply(() => nested(10_000, (at) => `b${at}`, 'alternative')) },
  { name: 'boundaries that begin with one another', send: reply(() => nested(2_000, (at) => 'b'.repeat(at + 1))) },
  {
    name: 'a boundary of 200 KB',
    send: reply(() => multipart('mixed', part(TEXT, 'b'.repeat(200 * KB)), 'b'.repeat(200 * KB))),
  },
  { name: 'no boundary', send: reply(() => typed('multipart/mixed', fill('--\r\n'))) },
  { name: 'an empty boundary', send: reply(() => typed('multipart/mixed; boundary=""', fill('--\r\n\r\n'))) },
  {
    name: 'a boundary full of the letters of patterns',
    send: reply(() => multipart('mixed', part(TEXT, '(.*)+$['), '(.*)+$[')),
  },
  {
    name: '9.9 MB of the boundary in the preamble',
    send: reply(() => multipart('mixed', `${fill('x--b ')}\r\n${part(TEXT)}--b--\r\n`)),
  },
  {
    name: '9.9 MB after the last boundary',
    send: reply(() => multipart('mixed', `${part(TEXT)}--b--\r\n${fill('--b--\r\n', MAIL_SIZE - 2_000)}`)),
  },
  { name: 'mails in mails, 1,000', send: reply(() => chainOfMails(1_000)) },
  { name: 'mails in mails, 100,000', isShort: true, send: reply(() => chainOfMails(100_000)) },
  {
    name: '10,000 mails beside one another',
    send: reply(() => parts('digest', 10_000, 'Content-Type: message/rfc822\r\n\r\nSubject: x\r\n\r\ny\r\n')),
  },
  {
    name: 'parts of 200,000 headers',
    send: reply(() => multipart('mixed', `--b\r\n${'X-A: b\r\n'.repeat(200_000)}\r\nx\r\n`.repeat(5))),
  },
  {
    name: 'text parts of 6 MB and 3 MB',
    send: reply(() =>
      multipart(
        'mixed',
        `${part(`Content-Type: text/plain\r\n\r\n${fill('\n', 6 * MB)}`)}${part(`Content-Type: text/html\r\n\r\n${fill('<p>', 3 * MB)}`)}--b--\r\n`,
      ),
    ),
  },
  { name: 'a file name of 200 KB', send: reply(() => withFile('image/png', 'a'.repeat(200 * KB), 'x')) },
  {
    name: 'a file name that leads out',
    send: reply(() => withFile('image/png', '../../../../etc/passwd%00.png', claimed(PNG, 10), 'base64')),
  },
  {
    name: 'a picture that claims 4 billion dots',
    send: reply(() => withFile('image/png', 'a.png', claimed(PNG), 'base64')),
  },
  {
    name: 'a GIF that claims 4 billion dots',
    send: reply(() => withFile('image/gif', 'a.gif', claimed(GIF), 'base64')),
  },
  {
    name: 'a JPEG with endless markers',
    send: reply(() =>
      withFile(
        'image/jpeg',
        'a.jpg',
        claimed(Buffer.concat([JPEG, Buffer.alloc(MB, Buffer.from('ffd8', 'hex'))])),
        'base64',
      ),
    ),
  },
  { name: 'a PDF of blanks', send: reply(() => withFile('application/pdf', 'a.pdf', claimed('%PDF-1.7\n'), 'base64')) },
  {
    name: '9 files of 700 KB',
    send: reply(() =>
      multipart(
        'mixed',
        `${part(TEXT)}${part(attached('application/pdf', 'a.pdf', claimed('%PDF-1.7\n', 0.7 * MB), 'base64')).repeat(9)}--b--\r\n`,
      ),
    ),
  },
  {
    name: 'a winmail.dat of 6 MB',
    send: reply(() => withFile('application/ms-tnef', 'winmail.dat', claimed(TNEF), 'base64')),
  },
  { name: 'a calendar of 9 MB', send: reply(() => calendar(fill('BEGIN:VEVENT\r\n', 9 * MB))) },
  {
    name: 'a calendar folded over 2,000,000 lines',
    send: reply(() => calendar(`SUMMARY:x\r\n${fill(' a\r\n', 8 * MB)}`)),
  },
  {
    name: 'a calendar with rules that never end',
    send: reply(() => calendar(fill('RRULE:FREQ=SECONDLY;COUNT=999999999\r\n', MB))),
  },
  {
    name: 'a delivery report of 9 MB',
    send: reply(() => report(fill('Final-Recipient: rfc822; a@b.example\r\n', 9 * MB), 'Subject: x\r\n')),
  },
  {
    name: 'a delivery report of 4,000,000 blocks',
    send: reply(() => report(fill('\r\n', 9 * MB), 'Subject: x\r\n')),
  },
  {
    name: 'a delivery report of a mail of 9 MB of line feeds',
    send: reply(() => report('Action: failed\r\nStatus: 5.1.1\r\n', `Subject: x\r\n\r\n${fill('\n', 9 * MB)}`)),
  },
  {
    name: 'a report of abuse of 9 MB',
    send: reply(() =>
      typed(
        'multipart/report; report-type=feedback-report; boundary="b"',
        `${part(TEXT)}${part(`Content-Type: message/feedback-report\r\n\r\n${fill('Source-IP: 1.2.3.4\r\n', 9 * MB)}`)}--b--\r\n`,
      ),
    ),
  },
  {
    name: 'a signed mail of 9 MB of line feeds',
    send: reply(() =>
      multipart(
        'signed; micalg=pgp-sha256; protocol="application/pgp-signature"',
        `${part(`Content-Type: text/plain; format=flowed\r\n\r\n${fill('\n', 9 * MB)}`)}${part('Content-Type: application/pgp-signature\r\n\r\nx\r\n')}--b--\r\n`,
      ),
    ),
  },
  {
    name: 'a mail in 999,999,999 pieces',
    send: reply(() => typed('message/partial; id="x"; number=1; total=999999999', 'Fixed it.')),
  },
  {
    name: 'a text of 9.9 MB as rich text',
    send: reply(() => typed('text/rtf', `{\\rtf1 ${fill('{\\b ', MAIL_SIZE - 100)}`)),
  },
  { name: 'a text of 9.9 MB as enriched', send: reply(() => typed('text/enriched', fill('<nl>'))) },
  { name: 'a text of 9.9 MB as Markdown', send: reply(() => typed('text/markdown', fill('> - * [a]('))) },
  { name: '9.9 MB as JSON', send: reply(() => typed('application/json', fill('['))) },
  { name: '9.9 MB as XML', send: reply(() => typed('text/xml', fill('<a>'))) },
];
