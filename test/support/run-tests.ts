import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildClientIfStale } from '#infrastructure/client-build.ts';
import { CHROMIUM_PATH, findChromium, launchChromium } from './chromium.ts';
import { closingLine, nothingCounted, withLine } from './tap-counts.ts';

/** Runs all tests (or the files named), says what could not run, and ends with one line of counts. */
const main = async (): Promise<number> => {
  await buildClientIfStale();
  const chromium = await findChromium();
  if (chromium) process.env[CHROMIUM_PATH] = chromium;
  const browser = await launchChromium();
  console.log(`browser: Chromium ${browser.version()}`);
  await browser.close();
  let counts = nothingCounted;
  const ava = spawn(process.execPath, ['node_modules/ava/entrypoints/cli.js', '--tap', ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test' },
  });
  for await (const line of createInterface({ input: ava.stdout })) {
    counts = withLine(counts, line);
    console.log(line);
  }
  const code = await new Promise<number>((resolve) => ava.once('close', (status) => resolve(status ?? 1)));
  for (const name of counts.notRun) console.log(name);
  console.log(closingLine(counts));
  return code === 0 && counts.passed > 0 ? 0 : 1;
};

process.exit(await main());
