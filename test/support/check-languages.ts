import { glob } from 'node:fs/promises';

/** A tool that sees no catalogue finds nothing missing: fewer than this many means that it has not looked. */
const FEWEST = 2;

/** What differs between two catalogues: names that one of them lacks, and things of another kind. */
const differences = (one: unknown, other: unknown, at: string): readonly string[] => {
  if (typeof one !== typeof other) return [`${at} is ${typeof other}, not ${typeof one}`];
  if (typeof one === 'string') return one !== '' && other === '' ? [`${at} says nothing`] : [];
  if (typeof one !== 'object' || one === null || other === null) return [];
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].flatMap((name) => {
    if (!(name in second)) return [`${at}.${name} is missing`];
    if (!(name in first)) return [`${at}.${name} has no sibling`];
    return differences(first[name], second[name], `${at}.${name}`);
  });
};

const found: string[] = [];
const catalogues = await Array.fromAsync(glob('web/{client,contract}/**/*.de.ts'));
for (const german of catalogues.sort()) {
  const read = (file: string) => import(`../../${file}`) as Promise<Record<string, unknown>>;
  found.push(...differences(await read(german.replace('.de.ts', '.ts')), await read(german), german));
}

for (const line of found) console.error(line);
if (catalogues.length < FEWEST) console.error(`only ${catalogues.length} catalogues were seen`);
console.log(`${catalogues.length} German catalogues, ${found.length} differences`);
process.exit(found.length === 0 && catalogues.length >= FEWEST ? 0 : 1);
