import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildClientIfStale } from '#infrastructure/client-build.ts';
import { CHROMIUM_SERVER, launchChromium, serveChromium } from './chromium.ts';
import { afterAnother, type Counts, closingLine, fileOf, nothingCounted, withLine } from './tap-counts.ts';

/** Hundreds of test files load the same modules, each in a thread or process of its own: they are compiled once. */
const COMPILED = 'node_modules/.cache/compiled';

/** More than these fail for one reason, which a second run would only say again. */
const MOST_AGAIN = 5;

type Run = Readonly<{ code: number | null; signal: string | null; counts: Counts }>;

const run = async (args: readonly string[]): Promise<Run> => {
  let counts = nothingCounted;
  const ava = spawn(process.execPath, ['node_modules/ava/entrypoints/cli.js', '--tap', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED },
  });
  const closed = once(ava, 'close');
  for await (const line of createInterface({ input: ava.stdout })) {
    counts = withLine(counts, line);
    console.log(line);
  }
  const [code, signal] = await closed;
  return { code, signal, counts };
};

/**
 * Of a whole run, the few files that failed are run once more, alone: three files at a time on two cores can make a page late. What
 * passes then has passed, and is named as unsteady; what fails twice has failed.
 */
const runAgain = async ({ counts, code, signal }: Run): Promise<Run> => {
  const files = new Set(counts.failures.map((title) => fileOf(title, existsSync)));
  if (signal !== null || files.size === 0 || files.size > MOST_AGAIN || files.has(undefined))
    return { code, signal, counts };
  console.log(`# once more, alone: ${[...files].join(', ')}`);
  const again = await run(['--concurrency', '1', ...([...files] as string[])]);
  const { unsteady, ...after } = afterAnother(counts, again.counts);
  for (const title of unsteady) console.log(`UNSTEADY: ${title}`);
  return { ...again, counts: after };
};

/** Runs all tests (or the files named), says what could not run, and ends with one line of counts. */
const main = async (): Promise<number> => {
  await buildClientIfStale();
  const chromium = await serveChromium();
  process.env[CHROMIUM_SERVER] = chromium.wsEndpoint();
  const browser = await launchChromium();
  console.log(`browser: Chromium ${browser.version()}`);
  await browser.close();
  const named = process.argv.slice(2);
  const first = await run(named);
  const { code, signal, counts } = first.code === 0 || named.length > 0 ? first : await runAgain(first);
  await chromium.close();
  for (const name of counts.notRun) console.log(name);
  console.log(closingLine(counts));
  if (signal !== null) console.log(`Not all tests were run: they were ended by ${signal}`);
  return code === 0 && counts.passed > 0 ? 0 : 1;
};

process.exit(await main());
