import { glob, readFile } from 'node:fs/promises';
import test from 'ava';

const TABLE = 'application/services.ts';
/** Where it is imported, and where parts are picked of it. */
const NAMED = /\bimport type \{ Services \}|\bPick<\s*Services\b/g;

test('every use case and reaction names the parts it needs, and none takes all there are', async (t) => {
  const takers: string[] = [];
  for await (const file of glob('application/**/*.ts'))
    if (file !== TABLE && /\bServices\b/.test((await readFile(file, 'utf8')).replaceAll(NAMED, ''))) takers.push(file);
  t.deepEqual(takers, []);
});
