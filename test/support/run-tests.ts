import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildClientIfStale } from '#infrastructure/client-build.ts';
import { CHROMIUM_SERVER, launchChromium, serveChromium } from './chromium.ts';
import { closingLine, nothingCounted, withLine } from './tap-counts.ts';

/** Hundreds of test files load the same modules, each in a thread or process of its own: they are compiled once. */
const COMPILED = 'node_modules/.cache/compiled';

/** Runs all tests (or the files named), says what could not run, and ends with one line of counts. */
const main = async (): Promise<number> => {
  await buildClientIfStale();
  const chromium = await serveChromium();
  process.env[CHROMIUM_SERVER] = chromium.wsEndpoint();
  const browser = await launchChromium();
  console.log(`browser: Chromium ${browser.version()}`);
  await browser.close();
  let counts = nothingCounted;
  const ava = spawn(process.execPath, ['node_modules/ava/entrypoints/cli.js', '--tap', ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED },
  });
  const closed = once(ava, 'close');
  for await (const line of createInterface({ input: ava.stdout })) {
    counts = withLine(counts, line);
    console.log(line);
  }
  const [code, signal] = await closed;
  await chromium.close();
  for (const name of counts.notRun) console.log(name);
  console.log(closingLine(counts));
  if (signal !== null) console.log(`Not all tests were run: they were ended by ${signal}`);
  return code === 0 && counts.passed > 0 ? 0 : 1;
};

process.exit(await main());
