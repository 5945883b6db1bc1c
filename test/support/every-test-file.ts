import { fileURLToPath } from 'node:url';
import test, { registerCompletionHandler } from 'ava';
import { configureGlobal } from 'fast-check';
import { timeTestFile } from './file-times.ts';

timeTestFile(fileURLToPath(test.meta.file));

/**
 * Every run of the tests tries the properties with the same cases, so that a change is told from chance; another run may
 * name another seed, or `any`.
 */
const seed = process.env.PROPERTY_SEED ?? '20261123';

if (seed !== 'any') configureGlobal({ seed: Number(seed) });

/** Timers and connections that nobody waits for any more (of libraries, of a page that was shown) kept files for up to a minute. */
registerCompletionHandler(() => process.exit());

/**
 * Once all of a file is done its process ends at once: Node's own way out, which closes every handle first, was seen to
 * turn for ever in that, with a core of its own, and the run waited for it (nodejs/node#47748).
 */
process.once('exit', (code) => {
  const { reallyExit } = process as unknown as { reallyExit(code: number): never };
  reallyExit.call(process, code);
});
