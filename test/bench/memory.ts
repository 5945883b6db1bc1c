import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { table } from '#infrastructure/cli/pages.ts';
import { messagesIn, textOf } from '../../training/corpus.ts';
import { CORPUS } from '../../training/train.ts';
import { replyTo, sendRaw, written } from '../support/send-mail.ts';
import { type ServerProcess, serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, checkInFor } from '../support/user.ts';
import type { Bench } from './bench.ts';
import { memoryOfTree, type TreeMemory } from './process-tree.ts';

/** MiB of the server and all processes it started; `slope` is how much a thousand mails add in the second half. */
type MemoryFigure = Readonly<{
  mails: number;
  start: TreeMemory;
  peak: TreeMemory;
  end: TreeMemory;
  slope: number;
  samples: readonly (TreeMemory & Readonly<{ mails: number }>)[];
}>;

/** Goals: all processes together. */
const MAX_START_MIB = 250;
const MAX_END_MIB = 450;

/** As `npm start` has it: without what was compiled before, Node's type stripper is loaded too. */
const COMPILE_CACHE = ['--import', './infrastructure/require-node.mjs'];

const MAILS_PER_ACCOUNT = 20;
const MAX_ACCOUNTS = 1000;
/** The first second of a server is for giving back what only its start needed. */
const SETTLE_MS = 6000;
/** Children without a task have ended by then, but for one that reads. */
const IDLE_MS = 60_000;
const SAMPLE_EVERY_MS = 3000;
const LOOK_EVERY_MS = 250;
/** So many mails are under way at once at most: sent, and not read and answered yet. */
const MAX_BACKLOG = 40;
const BATCH = 10;

export const memoryBench: Bench = {
  name: 'memory',
  help: 'what all processes together take after the start and after --mails ordinary mails, and what a thousand more add',
  async run({ mails }) {
    const figures = await measureMemory(mails, console.log);
    const { start, peak, end, slope } = figures;
    console.log(
      table(
        ['', 'all processes', 'goal'],
        [
          ['after start', shownMemory(start), `< ${MAX_START_MIB} MiB`],
          ['at most', shownMemory(peak), ''],
          [`after ${mails} mails`, shownMemory(end), `< ${MAX_END_MIB} MiB`],
        ],
      ),
    );
    console.log(`${slope.toFixed(1)} MiB more a thousand mails, in the second half`);
    return { figures, isKept: start.pss < MAX_START_MIB && end.pss < MAX_END_MIB };
  },
};

/** A day of ordinary mail: half of it answers a check-in, half begins a conversation, each in words of its own. */
const measureMemory = async (mails: number, say: (line: string) => void): Promise<MemoryFigure> => {
  const folder = await temporaryFolder();
  const server = await serverProcess(folder.path, { nodeOptions: COMPILE_CACHE });
  try {
    await server.start();
    const pid = server.pid() ?? Number.NaN;
    await wait(SETTLE_MS);
    const start = memoryOfTree(pid);
    say(`  after start ${shownMemory(start)}`);
    const senders = await openSenders(server, mails, say);
    const samples: (TreeMemory & { mails: number })[] = [];
    let sent = 0;
    const sampler = setInterval(() => {
      samples.push({ mails: sent, ...memoryOfTree(pid) });
      if (samples.length % 10 === 0) say(`  ${sent} mails: ${shownMemory(samples.at(-1) as TreeMemory)}`);
    }, SAMPLE_EVERY_MS);
    const backlog = backlogIn(join(folder.path, 'read-models.db'));
    try {
      while (sent < mails) {
        const batch = Array.from({ length: Math.min(BATCH, mails - sent) }, (_, at) => sent + at);
        await Promise.all(batch.map((at) => sendOne(server, senders, at)));
        sent += batch.length;
        await backlog.falls(MAX_BACKLOG);
      }
      await backlog.falls(0);
    } finally {
      clearInterval(sampler);
      backlog.close();
    }
    await wait(IDLE_MS);
    const end = memoryOfTree(pid);
    const peak = samples.reduce<TreeMemory>((most, one) => (one.pss > most.pss ? one : most), end);
    await server.stop();
    return { mails, start, peak, end, slope: slopeOf(samples.filter((one) => one.mails > mails / 2)), samples };
  } finally {
    await server.kill();
    await folder.remove();
  }
};

const shownMemory = ({ pss, rss, mainRss, processes }: TreeMemory): string =>
  `${pss.toFixed(0)} MiB (Rss ${rss.toFixed(0)}; main process ${mainRss.toFixed(0)}; ${processes} processes)`;

type Sender = Readonly<{ email: string; checkIn: Awaited<ReturnType<typeof checkInFor>> }>;

const openSenders = async (
  server: ServerProcess,
  mails: number,
  say: (line: string) => void,
): Promise<readonly Sender[]> => {
  const accounts = Math.min(MAX_ACCOUNTS, Math.max(1, Math.ceil(mails / MAILS_PER_ACCOUNT)));
  say(`  ${accounts} accounts …`);
  const senders: Sender[] = [];
  while (senders.length < accounts) {
    const user = await aUser(server);
    senders.push({ email: user.email, checkIn: await checkInFor(server, user) });
  }
  return senders;
};

/** Neighbours in the order of texts begin alike: this step meets every text once, and no neighbours. */
const STEP = 7919;
const TEXTS = messagesIn(CORPUS).map(textOf);

const sendOne = async (server: ServerProcess, senders: readonly Sender[], at: number): Promise<void> => {
  const sender = senders[at % senders.length] as Sender;
  const text = TEXTS[(at * STEP) % TEXTS.length] as string;
  const isReply = Math.floor(at / senders.length) % 2 === 0;
  const raw = isReply
    ? replyTo(sender.checkIn, sender.email, text)
    : written({ from: sender.email, to: sender.checkIn.from, subject: 'Today', text });
  const to = isReply ? (/^To: (.+)\r$/m.exec(raw)?.[1] ?? '') : sender.checkIn.from;
  const { code, line } = await sendRaw(server, { from: sender.email, to }, raw);
  if (code !== 250) throw new Error(`a mail was answered with ${line}`);
};

/** Jobs that wait to be done at once, as the read model of work shows them. */
const backlogIn = (path: string) => {
  const database = new DatabaseSync(path, { readOnly: true });
  const [table] = database.prepare("SELECT name FROM sqlite_schema WHERE name GLOB 'work.[0-9]*'").all();
  const count = database.prepare(
    `SELECT count(*) AS count FROM "${table?.name}"
      WHERE body ->> '$.state' = 'open' AND body ->> '$.until' < strftime('%Y-%m-%dT%H:%M:%fZ')`,
  );
  return {
    async falls(most: number): Promise<void> {
      while (Number(count.get()?.count) > most) await wait(LOOK_EVERY_MS);
    },
    close: () => database.close(),
  };
};

/** Least squares: MiB of all processes that a thousand mails add. */
const slopeOf = (samples: readonly (TreeMemory & Readonly<{ mails: number }>)[]): number => {
  const mean = (of: (one: (typeof samples)[number]) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [mails, pss] = [mean((one) => one.mails), mean((one) => one.pss)];
  const shared = mean((one) => (one.mails - mails) * (one.pss - pss));
  return (1000 * shared) / mean((one) => (one.mails - mails) ** 2);
};
