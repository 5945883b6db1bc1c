import { type Bomb, fill, KB, MAIL_SIZE, MB, numbered } from './bomb.ts';
import { headOf, plain, rawReply, reply, typed } from './mail.ts';

const FIXED = 'Fixed the pump in hall 3.\r\n';
/** Header lines before those that every mail has, or after them. */
const led = (lines: () => string) => rawReply((writer) => `${lines()}${headOf(writer)}\r\n${FIXED}`);
const followed = (lines: () => string) => rawReply((writer) => `${headOf(writer)}${lines()}\r\n${FIXED}`);
/** Its subject is this. */
const about = (subject: () => string) =>
  rawReply((writer) => `${headOf(writer).replace(/^Subject:.*$/m, `Subject: ${subject()}`)}\r\n${FIXED}`);
/** The From is what is built, of the writer's own address. */
const written = (fromOf: (email: string) => string) =>
  rawReply((writer) => `From: ${fromOf(writer.email)}\r\n${headOf(writer).replace(/^From:.*\r\n/m, '')}\r\n${FIXED}`);
const nestedComment = (depth: number): string => '('.repeat(depth) + ')'.repeat(depth);

/** Headers that cost whoever reads them. */
export const headerBombs: readonly Bomb[] = [
  { name: 'a header of 5 MB first', send: led(() => `X-Big: ${'a '.repeat(2.5 * MB)}\r\n`) },
  { name: 'a header of 5 MB last', send: followed(() => `X-Big: ${'a '.repeat(2.5 * MB)}\r\n`) },
  { name: 'a header of 9.9 MB without a colon', send: followed(() => `${'a'.repeat(MAIL_SIZE - 2_000)}\r\n`) },
  { name: '100,000 headers first', send: led(() => 'X-A: b\r\n'.repeat(100_000)) },
  { name: '100,000 headers last', isShort: true, send: followed(() => 'X-A: b\r\n'.repeat(100_000)) },
  { name: '9.9 MB of headers of other names', send: followed(() => numbered(500_000, (at) => `X-${at}: b\r\n`)) },
  { name: '9.9 MB of empty headers', send: followed(() => fill('a:\n', MAIL_SIZE - 2_000)) },
  {
    name: 'a header folded over 2,000,000 lines',
    send: followed(() => `X-A: b\r\n${fill(' c\r\n', 8 * MB)}`),
  },
  { name: 'a header folded over 240 KB of blank lines', send: followed(() => `X-A: b\r\n${fill(' \r\n', 240 * KB)}`) },
  { name: 'a subject of 200 KB of spaces', send: followed(() => `Subject: a${' '.repeat(200 * KB)}b\r\n`) },
  {
    name: '3,000 encoded words in the subject',
    send: about(() => `${'=?utf-8?q?=0A?=\r\n '.repeat(3_000)}x`),
  },
  {
    name: '100,000 broken encoded words in the subject',
    send: about(() => `${'=?'.repeat(100_000)}`),
  },
  {
    name: 'an encoded word of 200 KB',
    send: about(() => `=?utf-8?b?${'Cg'.repeat(100 * KB)}?=`),
  },
  {
    name: 'encoded words in iso-2022-jp, 8,000',
    send: about(() => `${'=?iso-2022-jp?B?GyRCGyhC?= '.repeat(8_000)}`),
  },
  {
    name: '9,000 references',
    send: followed(() => `References: ${numbered(9_000, (at) => `<${at}@example.com>\r\n `)}x\r\n`),
  },
  { name: 'references of 240 KB of <', send: followed(() => `References: ${'<'.repeat(240 * KB)}\r\n`) },
  { name: 'In-Reply-To of 240 KB of "<a@"', send: followed(() => `In-Reply-To: ${'<a@'.repeat(80 * KB)}\r\n`) },
  {
    name: '30 Received lines of 8 KB',
    send: led(() => `Received: from ${'a.'.repeat(4 * KB)} by x; now\r\n`.repeat(30)),
  },
  { name: '100,000 Received lines', send: led(() => 'Received: from a by b; now\r\n'.repeat(100_000)) },
  { name: '300,000 addresses in To', send: followed(() => `Cc: ${'a@b.example, '.repeat(300_000)}x@y.example\r\n`) },
  {
    name: '20,000 address groups in one another',
    send: followed(() => `Cc: ${'g:'.repeat(20_000)}a@b.example${';'.repeat(20_000)}\r\n`),
  },
  {
    name: 'From with comments 10,000 deep',
    send: written((email) => `${nestedComment(10_000)} ${email}`),
  },
  { name: 'From with 50,000 open comments', send: written((email) => `${email} ${'('.repeat(50_000)}`) },
  { name: 'From with 50,000 backslashes in quotes', send: written((email) => `"${'\\'.repeat(50_000)}" <${email}>`) },
  { name: 'From with 100,000 open brackets', send: written((email) => `${'<'.repeat(100_000)}${email}>`) },
  { name: 'From with a name of 200 KB', send: written((email) => `"${'a '.repeat(100 * KB)}" <${email}>`) },
  { name: '5,000 From lines', send: led(() => 'From: a@b.example\r\n'.repeat(5_000)) },
  {
    name: '20,000 parameters of Content-Type',
    send: reply(() => typed(`text/plain; ${numbered(20_000, (at) => `p${at}=v; `)}charset=utf-8`, FIXED)),
  },
  {
    name: '10,000 continued parameters (RFC 2231)',
    isShort: true,
    send: reply(() =>
      typed(`text/plain; charset=utf-8; ${numbered(10_000, (at) => `name*${at}*=%0A;\r\n `)}x=y`, FIXED),
    ),
  },
  {
    name: 'a parameter continued at number 999,999,999',
    send: reply(() => typed('text/plain; name*0=a; name*999999999=b; name*4294967295*=%41', FIXED)),
  },
  {
    name: 'a parameter of 200 KB of quotes',
    send: reply(() => typed(`text/plain; name="${'\\"'.repeat(100 * KB)}"`, FIXED)),
  },
  {
    name: 'a parameter with an unclosed quote of 9 MB',
    send: reply(() => typed(`text/plain; name="${'a;b='.repeat(2 * MB)}`, FIXED)),
  },
  {
    name: 'parameters named __proto__ and constructor',
    send: reply(() => typed('text/plain; __proto__=x; constructor=y; charset=__proto__', FIXED)),
  },
  { name: 'a date of 200 KB', send: followed(() => `Date: ${'1 '.repeat(100 * KB)}\r\n`) },
  {
    name: 'a list of unsubscribe links of 240 KB',
    send: followed(() => `List-Unsubscribe: ${'<https://a.example>,'.repeat(12_000)}\r\n`),
  },
  {
    name: 'autocrypt and signature headers of 9 MB',
    send: followed(() => `Autocrypt: ${fill('keydata=A;\r\n ', 9 * MB)}x\r\n`),
  },
  { name: 'no header at all, 9.9 MB of body', send: rawReply(() => `\r\n${fill('Fixed it.\r\n')}`) },
  {
    name: 'control letters in every header',
    send: followed(() => numbered(900, (at) => `X-${at}: \x01\x02\x7f\xff\u202e\r\n`)),
  },
  { name: 'a body that is a header of 9.9 MB', send: reply(() => plain(fill('X: y\r\n'))) },
];
