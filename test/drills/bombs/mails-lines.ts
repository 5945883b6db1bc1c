import { type Bomb, fill, MAIL_SIZE, MB } from './bomb.ts';
import { plain, reply, typed } from './mail.ts';

const flowed = (body: string) => typed('text/plain; charset=utf-8; format=flowed', body);
const delSp = (body: string) => typed('text/plain; charset=utf-8; format=flowed; delsp=yes', body);
const quotedPrintable = (body: string) => plain(body, 'Content-Transfer-Encoding: quoted-printable\r\n');

/** Base64 in lines of 76, of as many bytes as fit into a mail. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const inBase64 = (byte: string, type = 'text/plain; charset=utf-8') =>
  typed(type, base64(Buffer.alloc(7.2 * MB, byte)), 'Content-Transfer-Encoding: base64\r\n');

/** Too many lines, or lines that are too long, in every encoding. */
export const lineBombs: readonly Bomb[] = [
  { name: '9.9 MB of line feeds, flowed', isShort: true, send: reply(() => flowed(fill('\n'))) },
  { name: '9.9 MB of line feeds', isShort: true, send: reply(() => plain(fill('\n'))) },
  { name: '9.9 MB of CRLF', send: reply(() => plain(fill('\r\n'))) },
  { name: '9.9 MB of CRLF, flowed', send: reply(() => flowed(fill('\r\n'))) },
  { name: '7.2 MB of line feeds in base64', send: reply(() => inBase64('\n')) },
  {
    name: '7.2 MB of line feeds in base64, flowed',
    isShort: true,
    send: reply(() => inBase64('\n', 'text/plain; format=flowed')),
  },
  { name: '7.2 MB of spaces in base64, flowed', send: reply(() => inBase64(' ', 'text/plain; format=flowed')) },
  { name: '7.2 MB of CR in base64', send: reply(() => inBase64('\r')) },
  { name: '7.2 MB of NUL in base64', send: reply(() => inBase64('\0')) },
  { name: '7.2 MB of > in base64, flowed', send: reply(() => inBase64('>', 'text/plain; format=flowed')) },
  { name: '9.9 MB of line feeds as quoted-printable', send: reply(() => quotedPrintable(fill('\n'))) },
  { name: '9.9 MB of soft breaks, =CRLF', send: reply(() => quotedPrintable(fill('=\r\n'))) },
  { name: '9.9 MB of soft breaks, =LF', send: reply(() => quotedPrintable(fill('=\n'))) },
  { name: '9.9 MB of =0A', send: reply(() => quotedPrintable(fill('=0A'))) },
  { name: '9.9 MB of equals signs', send: reply(() => quotedPrintable(fill('='))) },
  { name: '9.9 MB of spaces before line feeds', send: reply(() => flowed(fill(' \n'))) },
  { name: '9.9 MB of spaces before CRLF, delsp', send: reply(() => delSp(fill(' \r\n'))) },
  { name: '9.9 MB of "a " lines, delsp', send: reply(() => delSp(fill('a \r\n'))) },
  { name: 'one flowed paragraph of 9.9 MB', send: reply(() => flowed(fill(`${'word '.repeat(14)}\r\n`))) },
  { name: 'one line of 9.9 MB', send: reply(() => plain(fill('a'))) },
  { name: 'one line of 9.9 MB of spaces', send: reply(() => plain(`Fixed it.${fill(' ', MAIL_SIZE - 20)}x`)) },
  { name: 'one line of 9.9 MB of tabs', send: reply(() => plain(`Fixed it.${fill('\t', MAIL_SIZE - 20)}x`)) },
  { name: '9.9 MB of quote marks in one line', send: reply(() => plain(fill('>'))) },
  { name: '9.9 MB of quote marks in lines, flowed', send: reply(() => flowed(fill('>\n'))) },
  { name: 'lines quoted 5,000 deep', send: reply(() => plain(fill(`${'> '.repeat(5_000)}x\r\n`))) },
  { name: 'lines quoted ever deeper, flowed', send: reply(() => flowed(deeperAndDeeper())) },
  { name: '9.9 MB of dash lines', send: reply(() => plain(fill('-----\r\n'))) },
  { name: '9.9 MB of signature separators', send: reply(() => plain(fill('-- \r\n'))) },
  { name: '9.9 MB of signature separators, flowed', send: reply(() => flowed(fill('-- \r\n'))) },
  {
    name: '9.9 MB of "On … wrote:"',
    send: reply(() => plain(fill('On Fri, Nov 20, 2026 at 9:00 AM Cairn <a@b.example> wrote:\r\n'))),
  },
  {
    name: '9.9 MB of "On … wrote:" over two lines, quoted',
    send: reply(() => plain(fill('> On Fri, Nov 20, 2026 at 9:00 AM\r\n> Cairn <a@b.example> wrote:\r\n'))),
  },
  {
    name: '9.9 MB of headers of forwarded mail',
    send: reply(() => plain(fill('From: a@b.example\r\nSent: Friday\r\nTo: c\r\nSubject: x\r\n\r\n'))),
  },
  { name: '9.9 MB of "Sent from my iPhone"', send: reply(() => plain(fill('Sent from my iPhone\r\n\r\n'))) },
  { name: '9.9 MB of dots at the start of lines', send: reply(() => plain(fill('.\r\n', MAIL_SIZE / 2))) },
  { name: '9.9 MB of form feeds and vertical tabs', send: reply(() => plain(fill('\f\v'))) },
  { name: '9.9 MB of line separators (U+2028)', send: reply(() => plain(fill('\u2028'))) },
  { name: '9.9 MB of next lines (U+0085)', send: reply(() => plain(fill('\u0085'))) },
];

const deeperAndDeeper = (): string => {
  const lines: string[] = [];
  for (let depth = 1, size = 0; size < MAIL_SIZE - 8_000; depth += 1) {
    lines.push(`${'>'.repeat(depth)} x `);
    size += depth + 5;
  }
  return lines.join('\r\n');
};
