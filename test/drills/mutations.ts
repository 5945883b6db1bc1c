import { chance } from './chance.ts';

type Draw = () => number;
type Mutation = (mail: Buffer, draw: Draw, others: readonly Buffer[]) => Buffer;

const CHARSETS = ['utf-8', 'utf-7', 'iso-2022-jp', 'gb18030', 'utf-16le', 'koi8-r', 'x-unknown', 'big5', '\0', ''];
const LARGEST = 2 * 1024 * 1024;

const place = (mail: Buffer, draw: Draw): number => Math.floor(draw() * (mail.length + 1));

/** The kinds of damage that a way through the world does, or somebody who wants to. */
const mutations: readonly Mutation[] = [
  // cut: the end, or a piece out of the middle
  (mail, draw) => mail.subarray(0, place(mail, draw)),
  (mail, draw) => {
    const [from, to] = [place(mail, draw), place(mail, draw)].sort((one, other) => one - other);
    return Buffer.concat([mail.subarray(0, from), mail.subarray(to)]);
  },
  // flip: a few bits
  (mail, draw) => {
    const flipped = Buffer.from(mail);
    for (let count = 1 + Math.floor(draw() * 40); count > 0 && flipped.length > 0; count -= 1) {
      const at = Math.floor(draw() * flipped.length);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(draw() * 8));
    }
    return flipped;
  },
  // splice: the beginning of one, the end of another
  (mail, draw, others) => {
    const other = others[Math.floor(draw() * others.length)] ?? mail;
    return Buffer.concat([mail.subarray(0, place(mail, draw)), other.subarray(place(other, draw))]);
  },
  // one piece again and again
  (mail, draw) => {
    const from = place(mail, draw);
    const piece = mail.subarray(from, from + 1 + Math.floor(draw() * 200));
    return Buffer.concat([
      mail.subarray(0, from),
      ...new Array<Buffer>(Math.floor(draw() * 200)).fill(piece),
      mail.subarray(from),
    ]);
  },
  // recharset: every name of one, or the encoding, is another
  (mail, draw) => {
    const charset = CHARSETS[Math.floor(draw() * CHARSETS.length)] ?? '';
    return Buffer.from(mail.toString('latin1').replace(/(charset\s*=\s*"?)[^\s";]+/gi, `$1${charset}`), 'latin1');
  },
  (mail, draw) => {
    const encoding = ['base64', 'quoted-printable', '7bit', 'x-uuencode', 'binary'][Math.floor(draw() * 5)] ?? '';
    const pattern = /(Content-Transfer-Encoding:\s*)\S+/gi;
    return Buffer.from(mail.toString('latin1').replace(pattern, `$1${encoding}`), 'latin1');
  },
];

/** Mails that are damaged once to four times, always the same for the same seed. */
export function* mutants(seed: number, count: number, mails: readonly Buffer[]): Generator<Buffer> {
  const draw = chance(seed);
  for (let made = 0; made < count; made += 1) {
    let mail = mails[Math.floor(draw() * mails.length)] ?? Buffer.alloc(0);
    for (let times = 1 + Math.floor(draw() * 4); times > 0; times -= 1)
      mail = mutations[Math.floor(draw() * mutations.length)]?.(mail, draw, mails) ?? mail;
    yield mail.subarray(0, LARGEST);
  }
}
