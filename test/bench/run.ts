import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { appendsBench } from './appends.ts';
import { backupBench } from './backup.ts';
import type { Bench, BenchOptions } from './bench.ts';
import { documentsBench } from './documents.ts';
import { formatsBench } from './formats.ts';
import { idleBench } from './idle.ts';
import { insightsBench } from './insights.ts';
import { learnedBench } from './learned.ts';
import { machine } from './machine.ts';
import { mailBench } from './mail.ts';
import { memoryBench } from './memory.ts';
import { noonBench } from './noon.ts';
import { pagesBench } from './pages.ts';
import { readingBench } from './reading-bench.ts';
import { eventStoreBench, rebuildBench } from './rebuild.ts';
import { requestsBench } from './requests.ts';
import { skillsBench } from './skills-bench.ts';
import { stallsBench } from './stalls.ts';
import { telemetryBench } from './telemetry.ts';

const BENCHES: readonly Bench[] = [
  appendsBench,
  backupBench,
  documentsBench,
  eventStoreBench,
  formatsBench,
  idleBench,
  insightsBench,
  learnedBench,
  mailBench,
  memoryBench,
  noonBench,
  pagesBench,
  readingBench,
  rebuildBench,
  requestsBench,
  skillsBench,
  stallsBench,
  telemetryBench,
];

const DEFAULTS: BenchOptions = { pairs: 5, mails: 2000, subscribers: 1_000_000, wins: 5400, events: 200_000 };

const main = async (): Promise<number> => {
  const { bench, options } = readArguments();
  if (!bench || !isAllowed(bench, options)) {
    console.error(helpText());
    return 2;
  }
  const here = await machine(tmpdir());
  console.log(
    Object.entries(here)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  );
  const { figures, isKept } = await bench.run(options);
  await keep(bench.name, { machine: here, ...figures });
  return isKept ? 0 : 1;
};

/** Without a name the bench is `mail`. */
const readArguments = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' as const }])),
  });
  const given = Object.entries(values).map(([name, value]) => [name, Number(value)]);
  const options: BenchOptions = { ...DEFAULTS, ...Object.fromEntries(given) };
  const wanted = positionals.join() || mailBench.name;
  return { bench: BENCHES.find(({ name }) => name === wanted), options };
};

const isAllowed = (bench: Bench, options: BenchOptions): boolean =>
  Math.min(options.pairs, options.mails, options.subscribers) >= 1 && (bench.allows?.(options) ?? true);

const helpText = (): string => {
  const names = BENCHES.map(({ name }) => name);
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  return [
    `npm run bench [-- ${names.join('|')}]`,
    `    ${Object.entries(DEFAULTS)
      .map(([name, value]) => `[--${name} ${value}]`)
      .join(' ')}`,
    ...BENCHES.map((bench) => `  ${bench.name.padEnd(width)}${bench.help}`),
  ].join('\n');
};

const keep = async (name: string, figures: object): Promise<void> => {
  const folder = fileURLToPath(new URL('./results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = `${folder}${name}-${at.replaceAll(':', '-')}.json`;
  await writeFile(file, `${JSON.stringify({ at, ...figures }, null, 2)}\n`);
  console.log(`kept in ${file}`);
};

// So that what it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await main());
