import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '#infrastructure/cli/pages.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf } from '../support/send-mail.ts';
import { type ServerProcess, serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, checkInFor } from '../support/user.ts';
import type { Bench } from './bench.ts';
import { DNS, type Stage, type StallCase, stallCases } from './stall-cases.ts';

/**
 * Milliseconds: the longest stop of the server's event loop, by the clock and at work (other programs may have had the
 * processor meanwhile), and what /healthz took.
 */
type StallRow = Readonly<{
  name: string;
  longest: number;
  work: number;
  healthz99: number;
  healthzMost: number;
}>;

/** The goal for the longest stop and for 99 of 100 answers of /healthz. */
const MOST_MS = 50;

const WATCH = fileURLToPath(new URL('./stalls-watch.mjs', import.meta.url));
const ASK_EVERY_MS = 5;

export const stallsBench: Bench = {
  name: 'stalls',
  help: "how long strangers' mails stop the event loop, and what /healthz takes meanwhile",
  async run() {
    const rows = await measureStalls(console.log);
    console.log(
      table(
        ['while', 'longest stop, ms', 'at work', '/healthz p99, ms', 'most, ms'],
        rows.map(({ name, ...times }) => [
          name,
          ...[times.longest, times.work, times.healthz99, times.healthzMost].map((time) => time.toFixed(0)),
        ]),
      ),
    );
    const isKept = rows.every(({ longest, healthz99 }) => Math.max(longest, healthz99) <= MOST_MS);
    return { figures: { rows }, isKept };
  },
};

/** Each case alone, on one server that believes no relay. */
const measureStalls = async (say: (line: string) => void): Promise<readonly StallRow[]> => {
  const folder = await temporaryFolder();
  const file = join(folder.path, `stalls-${randomUUID()}.json`);
  const server = await serverProcess(folder.path, {
    nodeOptions: ['--import', WATCH],
    env: { STALLS_FILE: file, STALLS_DNS: JSON.stringify(DNS), TRUSTED_RELAYS: '203.0.113.1' },
  });
  try {
    await server.start();
    const user = await aUser(server);
    const stage: Stage = { server, user, replyAddress: replyAddressOf(await checkInFor(server, user)) };
    const rows: StallRow[] = [];
    for (const one of stallCases) {
      const row = await measure(one, stage, file);
      say(
        `  ${row.name}: ${row.longest.toFixed(0)} ms (at work ${row.work.toFixed(0)}), /healthz ${row.healthz99.toFixed(0)} ms`,
      );
      rows.push(row);
    }
    await server.stop();
    return rows;
  } finally {
    await server.kill();
    await folder.remove();
  }
};

const measure = async ({ name, prepare, run }: StallCase, stage: Stage, file: string): Promise<StallRow> => {
  await prepare?.(stage);
  await longestStop(stage.server, file);
  const probe = askHealth(stage.server.web.url);
  await run(stage);
  const took = (await probe.end()).toSorted((one, other) => one - other);
  return {
    name,
    ...(await longestStop(stage.server, file)),
    healthz99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    healthzMost: took.at(-1) ?? Number.NaN,
  };
};

/** Since it was asked the time before. */
const longestStop = async ({ signal }: ServerProcess, file: string): Promise<Pick<StallRow, 'longest' | 'work'>> => {
  await rm(file, { force: true });
  signal('SIGUSR2');
  const { longestMs, workMs } = await eventually('the longest stop', async () => {
    const text = await readFile(file, 'utf8').catch(() => '');
    return text === '' ? null : (JSON.parse(text) as { longestMs: number; workMs: number });
  });
  return { longest: longestMs, work: workMs };
};

const askHealth = (url: string) => {
  const took: number[] = [];
  let going = true;
  const asking = (async () => {
    while (going) {
      const begun = performance.now();
      await fetch(new URL('/healthz', url)).then((answer) => answer.text());
      took.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  })();
  return {
    async end() {
      going = false;
      await asking;
      return took;
    },
  };
};
