import { type Bomb, fill, KB, MAIL_SIZE, MB } from './bomb.ts';
import { reply, typed } from './mail.ts';

const inCharset = (charset: string, body: string | Buffer, more = '') =>
  typed(`text/plain; charset=${charset}`, body, more);
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const IN_BASE64 = 'Content-Transfer-Encoding: base64\r\n';
const bytes = (unit: readonly number[], size = 9 * MB): Buffer => Buffer.alloc(size, Buffer.from(unit));

const uuencoded = `begin 644 a.bin\r\n${fill(`M${'#'.repeat(60)}\r\n`, MAIL_SIZE - 200)}\`\r\nend\r\n`;
const yEncoded = `=ybegin line=128 size=9000000 name=a.bin\r\n${fill(`${'=J'.repeat(64)}\r\n`, MAIL_SIZE - 200)}=yend size=9000000\r\n`;

/** Letters that are not what they are said to be, and encodings from before MIME. */
export const charsetBombs: readonly Bomb[] = [
  { name: '9.9 MB of utf-7 shifts', send: reply(() => inCharset('utf-7', fill('+-'))) },
  { name: '9.9 MB of utf-7 line feeds', send: reply(() => inCharset('utf-7', fill('+AAo-'))) },
  { name: '9 MB of ISO-2022-JP escapes', send: reply(() => inCharset('iso-2022-jp', fill('\x1b$B\x1b(B'))) },
  {
    name: '9 MB of ISO-2022-JP escapes without a label',
    send: reply(() => typed('text/plain', fill('\x1b$B!!\x1b(B'))),
  },
  {
    name: '7.2 MB of UTF-16 line feeds with an odd byte',
    send: reply(() =>
      inCharset('utf-16le', base64(Buffer.concat([bytes([10, 0], 7.2 * MB), Buffer.of(1)])), IN_BASE64),
    ),
  },
  {
    name: '7.2 MB of lone surrogates in UTF-16',
    send: reply(() => inCharset('utf-16', base64(bytes([0, 0xd8], 7.2 * MB)), IN_BASE64)),
  },
  {
    name: '7.2 MB of UTF-32 line feeds',
    send: reply(() => inCharset('utf-32', base64(bytes([0, 0, 0, 10], 7 * MB)), IN_BASE64)),
  },
  { name: '9 MB of 0xFF as UTF-8', send: reply(() => inCharset('utf-8', bytes([0xff]))) },
  { name: '9 MB of GB18030 in fours', send: reply(() => inCharset('gb18030', bytes([0x81, 0x30, 0x81, 0x30]))) },
  { name: '9 MB of Big5 with broken pairs', send: reply(() => inCharset('big5', bytes([0xa4, 0x40, 0xff]))) },
  { name: '9 MB of HZ escapes', send: reply(() => inCharset('hz-gb-2312', fill('~{~}'))) },
  { name: '9 MB in a charset nobody knows', send: reply(() => inCharset('x-none-of-these', bytes([0xe9, 0x20]))) },
  { name: 'a charset with a name of 100 KB', send: reply(() => inCharset('x'.repeat(100 * KB), 'Fixed it.')) },
  {
    name: 'a transfer encoding nobody knows',
    send: reply(() => inCharset('utf-8', fill('a\n'), 'Content-Transfer-Encoding: x-uue\r\n')),
  },
  { name: '9.9 MB of broken base64', send: reply(() => inCharset('utf-8', fill('A='), IN_BASE64)) },
  { name: '9.9 MB of base64 in lines of one letter', send: reply(() => inCharset('utf-8', fill('Q\r\n'), IN_BASE64)) },
  { name: '9.9 MB uuencoded', send: reply(() => typed('text/plain', uuencoded)) },
  {
    name: '9.9 MB uuencoded, as its transfer encoding',
    send: reply(() => typed('text/plain', uuencoded, 'Content-Transfer-Encoding: uuencode\r\n')),
  },
  { name: '100,000 beginnings of uuencoded files', send: reply(() => typed('text/plain', fill('begin 644 a\r\n'))) },
  { name: '9.9 MB of yEnc', send: reply(() => typed('text/plain', yEncoded)) },
];
