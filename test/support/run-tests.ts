import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildClientIfStale } from '#infrastructure/client-build.ts';
import { groupOf } from '../groups/groups.ts';
import { runAva } from './ava-run.ts';
import { CHROMIUM_PATH, findChromium, launchChromium } from './chromium.ts';
import { filesIn, mostExpensive, TEST_TIMES } from './file-times.ts';
import { memoryFolder } from './memory-folder.ts';
import { closingLine } from './tap-counts.ts';
import { temporaryFolder } from './temporary.ts';

/** Every test file once: those that belong to a group through it, all others by themselves. */
const wholeRun = (): readonly string[] => {
  const groups = globSync('test/groups/*.group.ts');
  const grouped = new Set(groups.flatMap(groupOf));
  const alone = globSync(['test/**/*.test.ts', 'test/**/*.evaluation.ts']).filter((file) => !grouped.has(file));
  return [...groups, ...alone];
};

/** Runs all tests (or the files named), says what could not run, and ends with one line of counts. */
const main = async (): Promise<number> => {
  await buildClientIfStale();
  const chromium = await findChromium();
  const browser = await launchChromium();
  console.log(`browser: Chromium ${browser.version()}`);
  await browser.close();
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : wholeRun();
  const { path: folder, remove } = await temporaryFolder();
  const log = join(folder, 'times');
  const memory = await memoryFolder();
  const env = {
    [TEST_TIMES]: log,
    ...(chromium && { [CHROMIUM_PATH]: chromium }),
    ...(memory && { TMPDIR: memory }),
  };
  const { code, signal, counts } = await runAva(files, { env });
  const times = await readFile(log, 'utf8').catch(() => '');
  await remove();
  const unfinished = named.length > 0 ? [] : files.filter((file) => !filesIn(times).has(file));
  for (const file of unfinished) console.log(`NOT RUN TO ITS END: ${file}`);
  if (named.length === 0) console.log(mostExpensive(times));
  for (const name of counts.notRun) console.log(name);
  if (signal !== null) console.log(`Not all tests were run: they were ended by ${signal}`);
  console.log(closingLine(counts));
  return code === 0 && counts.passed > 0 && unfinished.length === 0 ? 0 : 1;
};

process.exit(await main());
