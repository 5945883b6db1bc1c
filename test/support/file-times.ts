import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Names the file to which each test file adds a line about itself once it is done. */
export const TEST_TIMES = 'TEST_TIMES';

/** What one test file took, in milliseconds: of the processor (its child processes included) and by the clock. */
export type FileTime = Readonly<{ file: string; cpuMs: number; wallMs: number }>;

/** Begun when a test file is loaded; the line is written when its process ends. */
export const timeTestFile = (file: string): void => {
  const log = process.env[TEST_TIMES];
  if (!log) return;
  process.once('exit', () => {
    const time: FileTime = {
      file: relative(process.cwd(), file),
      cpuMs: Math.round(ownMs() + childrenMs()),
      wallMs: Math.round(performance.now()),
    };
    appendFileSync(log, `${JSON.stringify(time)}\n`);
  });
};

const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Linux counts processor time in hundredths of a second; elsewhere the children's time is left out. */
const TICK_MS = 10;

const childrenMs = (): number => {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return 0;
  }
};

const SHOWN = 20;

const timesIn = (log: string): readonly FileTime[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The files that ran to their end. */
export const filesIn = (log: string): ReadonlySet<string> => new Set(timesIn(log).map(({ file }) => file));

/** The files that took most of the processor's time, most first, and what all took together. */
export const mostExpensive = (log: string): string => {
  const times = timesIn(log).toSorted((one, other) => other.cpuMs - one.cpuMs);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
  const total = times.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  return [
    `# ${times.length} files took ${seconds(total).trim()} of the processor, most of it these:`,
    ...times
      .slice(0, SHOWN)
      .map(({ file, cpuMs, wallMs }) => `# ${seconds(cpuMs)}, ${seconds(wallMs)} by the clock  ${file}`),
  ].join('\n');
};
