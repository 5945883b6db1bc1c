import { signed } from '../../support/dns.ts';
import { type Bomb, fill, from, KB, MAIL_SIZE, MB, type Subscriber } from './bomb.ts';
import { headOf, sendAndFollow } from './mail.ts';
import { SIGNING_DOMAIN } from './under-fire.ts';

/** A mail that its signatures alone can prove, from a subscriber whose domain has a key. */
const bySignature =
  (build: (writer: Subscriber) => string | Buffer | Promise<Buffer>): Bomb['send'] =>
  async (target) => {
    const writer = await target.subscriber(`a-${crypto.randomUUID()}@${SIGNING_DOMAIN}`);
    return sendAndFollow(target, writer, Buffer.from(await build(writer)), from.stranger);
  };

type Claim = Readonly<{ c?: string; h?: string; more?: string }>;
/** A signature that looks as if it could hold. */
const claim = ({ c = 'relaxed/relaxed', h = 'from', more = '' }: Claim = {}): string =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=${c}; d=${SIGNING_DOMAIN}; s=s; ${more}h=${h}; bh=AAAA; b=AAAA\r\n`;

const claims = (count: number, body: () => string, terms: Claim = {}) =>
  bySignature((writer) => `${claim(terms).repeat(count)}${headOf(writer)}\r\n${body()}`);

const signedTimes = (times: number, body: string) =>
  bySignature(async (writer) => {
    let mail: Buffer = Buffer.from(`${headOf(writer)}\r\n${body}`);
    for (let time = 0; time < times; time += 1) mail = await signed(mail, SIGNING_DOMAIN);
    return mail;
  });

/** Signatures that cost whoever checks them. */
export const dkimBombs: readonly Bomb[] = [
  {
    name: 'ten signatures over 9.9 MB of line feeds',
    send: claims(10, () => fill('\n', MAIL_SIZE - 20 * KB)),
  },
  {
    name: 'ten signatures over 9.9 MB of CRLF, simple',
    send: claims(10, () => fill('\r\n', MAIL_SIZE - 20 * KB), { c: 'simple/simple' }),
  },
  {
    name: 'ten signatures over 9.9 MB of blanks',
    isShort: true,
    send: claims(10, () => fill(' ', MAIL_SIZE - 20 * KB)),
  },
  {
    name: 'ten signatures over 9.9 MB of blanks and line feeds',
    send: claims(10, () => fill(' \t\n', MAIL_SIZE - 20 * KB)),
  },
  { name: 'ten signatures over one line of 9.9 MB', send: claims(10, () => fill('a ', MAIL_SIZE - 20 * KB)) },
  { name: 'ten signatures of no bytes each (l=0)', send: claims(10, () => fill('\n', 9 * MB), { more: 'l=0; ' }) },
  {
    name: 'signatures over more bytes than there are',
    send: claims(10, () => fill('\n', MB), { more: 'l=99999999999999999999; ' }),
  },
  { name: 'a signature over 5,000 names', send: claims(10, () => 'x', { h: `from${':b'.repeat(5_000)}` }) },
  {
    name: 'ten signatures over 190 names, 200 KB of headers',
    send: bySignature(
      (writer) =>
        `${claim({ h: `from${':x'.repeat(190)}` }).repeat(10)}${headOf(writer)}${'x: a \t \r\n'.repeat(900)}\r\nx`,
    ),
  },
  { name: '5,000 signatures', send: claims(5_000, () => 'x') },
  { name: 'a signature of 200 KB of blanks', send: claims(1, () => 'x', { more: `${' '.repeat(200 * KB)}; ` }) },
  { name: 'a signature of 60,000 tags', send: claims(1, () => 'x', { more: 'q=a;'.repeat(60_000) }) },
  { name: 'four good signatures over 9 MB', isShort: true, send: signedTimes(4, fill('La de da de da.\r\n', 9 * MB)) },
  {
    name: 'four good signatures over 9 MB of line feeds',
    send: signedTimes(4, `Fixed it.${fill('\r\n', 9 * MB)}x\r\n`),
  },
  { name: 'a good signature over 9 MB of blanks', send: signedTimes(1, `Fixed it.${fill(' \t', 9 * MB)}x\r\n`) },
  {
    name: 'ARC of 200 instances',
    send: bySignature(
      (writer) =>
        `${Array.from({ length: 200 }, (_, at) => `ARC-Seal: i=${at + 1}; a=rsa-sha256; cv=pass; d=${SIGNING_DOMAIN}; s=s; b=AAAA\r\n`).join('')}${claim()}${headOf(writer)}\r\nx`,
    ),
  },
];
