import { readdirSync, readFileSync } from 'node:fs';

/**
 * MiB of a process and of all it started. `pss` counts a page that several processes share once in all, so it is what the
 * machine has to have; `rss` counts it in each of them.
 */
export type TreeMemory = Readonly<{ processes: number; pss: number; rss: number; mainRss: number }>;

/** Linux only, from `/proc`. A process that ends meanwhile counts as nothing; throws once `pid` itself is gone. */
export const memoryOfTree = (pid: number): TreeMemory => {
  const own = memoryOf(pid);
  if (!own) throw new Error(`process ${pid} has ended`);
  const all = [own, ...descendantsOf(pid).flatMap((child) => memoryOf(child) ?? [])];
  const sum = (of: (one: Memory) => number) => all.reduce((total, one) => total + of(one), 0);
  return { processes: all.length, pss: sum(({ pss }) => pss), rss: sum(({ rss }) => rss), mainRss: own.rss };
};

type Memory = Readonly<{ pss: number; rss: number }>;

const KIB_PER_MIB = 1024;

const memoryOf = (pid: number): Memory | null => {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const mib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / KIB_PER_MIB;
  return rollup === '' ? null : { pss: mib('Pss'), rss: mib('Rss') };
};

/** A thread lists the processes that it started itself. */
const descendantsOf = (pid: number): readonly number[] =>
  threadsOf(pid)
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number))
    .flatMap((child) => [child, ...descendantsOf(child)]);

const threadsOf = (pid: number): readonly string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // it has ended
  }
};

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has ended
  }
};
