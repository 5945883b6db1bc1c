import { readdir, readFile } from 'node:fs/promises';

const MIB = 1024 * 1024;

/** A process and all that it has started. */
const treeOf = async (root: number): Promise<readonly number[]> => {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
};

/** What a process holds, in bytes: its share of what it shares (Pss), or all (Rss) where the kernel does not tell. */
const heldBy = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const share = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  if (share !== undefined) return Number(share) * 1024;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
};

export type Held = Readonly<{ mib: number; processes: number }>;

/** What the server and its children hold together. Linux only. */
export const memoryOf = async (root: number): Promise<Held> => {
  const tree = await treeOf(root);
  const held = await Promise.all(tree.map(heldBy));
  return { mib: held.reduce((sum, one) => sum + one, 0) / MIB, processes: tree.length };
};

const EVERY_MS = 500;

/** The most it holds at any time between two questions. */
export const memoryWatch = (root: number) => {
  let peak = 0;
  let isOver = false;
  const look = async () => {
    peak = Math.max(peak, (await memoryOf(root)).mib);
  };
  const looking = (async () => {
    while (!isOver) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    async peak(): Promise<number> {
      await look();
      const most = peak;
      peak = 0;
      return most;
    },
    async end() {
      isOver = true;
      await looking;
    },
  };
};
