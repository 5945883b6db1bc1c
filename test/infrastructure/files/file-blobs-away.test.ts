import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { temporaryFolder } from '#test/support/temporary.ts';

const script = join(import.meta.dirname, '../../support/blobs-without-files.ts');

test('a blob store that gets no more files from the system is away, and no blob is to blame', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const limited = ['-c', 'ulimit -n 100; exec "$0" "$@"', process.execPath, script, join(path, 'blobs')];
  const { stdout } = await promisify(execFile)('sh', limited);
  t.deepEqual(JSON.parse(stdout), { put: 'unavailable EMFILE', got: 'unavailable EMFILE' });
});
