import { parseArgs } from 'node:util';
import { BadSettings } from './shared/settings.ts';
import { type PartName, partNames } from './wiring.ts';

const isPart = (name: string): name is PartName => (partNames as readonly string[]).includes(name);

/**
 * The parts that a process was told to be: `--only api --only worker`, or `--only api,worker`; all of them without such a
 * word. An embedded store is for one process, so with one of them nothing less than all can run.
 */
export const partsOf = (words: readonly string[], hasEmbeddedStore: boolean): ReadonlySet<PartName> => {
  const named = wordsOf(words);
  if (named === null) return new Set(partNames);
  const unknown = named.filter((name) => !isPart(name));
  if (unknown.length > 0 || named.length === 0)
    throw new BadSettings([`--only takes ${partNames.join(', ')}, and not ${unknown.join(', ') || 'nothing'}`]);
  const parts = new Set(named.filter(isPart));
  if (hasEmbeddedStore && parts.size < partNames.length)
    throw new BadSettings([
      '--only needs EVENTSTORE_URL and MONGODB_URL: an embedded store is for one process, which must be all parts',
    ]);
  return parts;
};

/** Null when `--only` is not among them. */
const wordsOf = (words: readonly string[]): readonly string[] | null => {
  try {
    const { values } = parseArgs({ args: [...words], options: { only: { type: 'string', multiple: true } } });
    return (
      values.only
        ?.join(',')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '') ?? null
    );
  } catch (error) {
    throw new BadSettings([(error as Error).message.split('. ')[0] ?? '']);
  }
};
