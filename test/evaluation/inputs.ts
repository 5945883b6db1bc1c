import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Evaluation } from './evaluations.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const RECORD = new URL('./measured.json', import.meta.url);

/** What a whole evaluation came to: on which inputs, when, in how many seconds, and what it said of itself. */
export type Measured = Readonly<{ inputs: string; date: string; seconds: number; figures: readonly string[] }>;

/** One hash over the names and bytes of everything that an evaluation depends on. */
export const hashOf = ({ file, inputs }: Evaluation): string => {
  const hash = createHash('sha256');
  const entries = globSync([file, 'test/evaluation/share.ts', ...inputs], { cwd: project, withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`));
  for (const name of [...files].sort())
    hash
      .update(`${name.slice(project.length)}\0`)
      .update(readFileSync(name))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
};

export const measuredBefore = (): Readonly<Record<string, Measured>> =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};

export const record = (name: string, measured: Measured): void => {
  const all = Object.entries({ ...measuredBefore(), [name]: measured }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
};
