import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test, { type ExecutionContext } from 'ava';
import { temporaryFolder } from '../support/temporary.ts';

const NEEDED = ['package.json', 'infrastructure/client-build.ts', 'application/engine/ports/fault.ts'];

/** The build of a project that has these files and no others of the client's. */
const projectWith = async (t: ExecutionContext, files: Readonly<Record<string, string>>) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  for (const file of NEEDED) await cp(file, join(path, file));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  }
  const url = pathToFileURL(join(path, 'infrastructure/client-build.ts')).href;
  return (await import(url)) as Readonly<{ buildClientIfStale: () => Promise<boolean> }>;
};

const BUILD = 'web/client/building/build.ts';

test('where the sources of the client are not, as in a container, what was built is served', async (t) => {
  const { buildClientIfStale } = await projectWith(t, { 'dist/client/pages/build': 'abc' });
  t.false(await buildClientIfStale());
});

test('where what builds the client is not installed, it is said how to get it', async (t) => {
  const { buildClientIfStale } = await projectWith(t, { [BUILD]: "import 'vite';" });
  await t.throwsAsync(buildClientIfStale, { message: /run npm ci without --omit=dev/ });
});

test('the client is built once for the same sources', async (t) => {
  const build = "import { mkdirSync } from 'node:fs'; mkdirSync(process.argv[3], { recursive: true });";
  const { buildClientIfStale } = await projectWith(t, { [BUILD]: build });
  t.true(await buildClientIfStale());
  t.false(await buildClientIfStale());
});
