import type { MailReader, Reading } from '#application/inbox/mail-reader.ts';
import { createMailReader } from '#infrastructure/wiring/mail-reader.ts';
import { sampleFiles, samplesAreThere } from '../support/sample-files.ts';
import { chance } from './chance.ts';

const WORKERS = 2;
const TODAY = '2026-11-21';
const GOOD = new TextEncoder().encode('From: a@example.org\r\nSubject: Re: Your day\r\n\r\nWon the Reyes case.\r\n');

type FuzzReport = Readonly<{
  /** How many ended in each way; `unreadable` with its reason. */
  ends: ReadonlyMap<string, number>;
  /** Milliseconds that a mail took, one a worker at a time. */
  p50: number;
  p99: number;
  longest: number;
  /** Bytes that the process has grown by at most, from the first thousand on. */
  grownBy: number;
  /** A good mail was read as ever after them all. */
  stillReads: boolean;
}>;

/** Reads damaged mails of this seed, and then a good one. Rejects when the reader throws for what a mail holds. */
export const fuzz = async (
  { seed, mutations }: Readonly<{ seed: number; mutations: number }>,
  tell: (done: number) => void = () => {},
): Promise<FuzzReport> => {
  const mails = mutants(
    seed,
    mutations,
    (await sampleFiles()).map(({ raw }) => raw),
  );
  const reader = createMailReader({ children: WORKERS });
  const [ends, times] = [new Map<string, number>(), [] as number[]];
  let [before, most] = [0, 0];
  const work = async () => {
    for (const mail of mails) {
      const started = performance.now();
      const end = endOf(await read(reader, mail));
      times.push(performance.now() - started);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      if (times.length === Math.min(1000, mutations)) before = process.memoryUsage.rss();
      if (times.length % 1000 === 0) {
        most = Math.max(most, process.memoryUsage.rss());
        tell(times.length);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, work));
    const good = await read(reader, GOOD);
    times.sort((one, other) => one - other);
    const at = (part: number) => Math.round((times[Math.floor((times.length - 1) * part)] ?? 0) * 10) / 10;
    const stillReads = good.kind === 'understood' && good.wins.length === 1;
    return { ends, p50: at(0.5), p99: at(0.99), longest: at(1), grownBy: Math.max(0, most - before), stillReads };
  } finally {
    await reader.close();
  }
};

const read = (reader: MailReader, mail: Uint8Array): Promise<Reading> =>
  reader.read(mail, { sent: [], asked: null, today: TODAY });

const endOf = (reading: Reading): string =>
  reading.kind === 'unreadable' ? `unreadable ${reading.reason}` : reading.kind;

const MB = 1024 * 1024;

/** What must hold of 100,000: nothing breaks, p99 below 250 ms, 5 s at most, less than 256 MB more memory. */
const fuzzPassed = ({ p99, longest, grownBy, stillReads }: FuzzReport): boolean =>
  stillReads && p99 < 250 && longest < 6000 && grownBy < 256 * MB;

export const shownFuzz = ({ ends, p50, p99, longest, grownBy, stillReads }: FuzzReport): string =>
  [
    [...ends].map(([end, count]) => `${count} ${end}`).join(', '),
    `p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms; memory grew by ${Math.round(grownBy / MB)} MB`,
    stillReads ? 'a good mail is read as ever' : 'A GOOD MAIL IS NOT READ ANY MORE',
  ].join('\n');

/** As `npm run drill -- fuzz` runs it; answers whether it passed. */
export const fuzzDrill = async ({
  seed,
  mutations,
}: Readonly<{ seed: number; mutations: number }>): Promise<boolean> => {
  if (!samplesAreThere) {
    console.error('there are no sample mails: put them into ../shared/mail');
    return false;
  }
  const report = await fuzz({ seed, mutations }, (done) => console.log(`${done} of ${mutations} (seed ${seed})`));
  console.log(shownFuzz(report));
  return fuzzPassed(report);
};

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
function* mutants(seed: number, count: number, mails: readonly Buffer[]): Generator<Buffer> {
  const draw = chance(seed);
  for (let made = 0; made < count; made += 1) {
    let mail = mails[Math.floor(draw() * mails.length)] ?? Buffer.alloc(0);
    for (let times = 1 + Math.floor(draw() * 4); times > 0; times -= 1)
      mail = mutations[Math.floor(draw() * mutations.length)]?.(mail, draw, mails) ?? mail;
    yield mail.subarray(0, LARGEST);
  }
}
