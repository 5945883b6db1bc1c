import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { hasCode } from '#application/engine/ports/fault.ts';
import { openFileBlobs } from '#infrastructure/files/file-blobs.ts';

// Started by a test under a low limit of open files: says what a blob store answers once there are no more to be had.
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    const cause = error instanceof Error && hasCode(error.cause, 'EMFILE') ? ' EMFILE' : '';
    return error instanceof Error && 'code' in error ? `${error.code}${cause}` : String(error);
  }
};

const blobs = await openFileBlobs(process.argv[2] ?? '');
await blobs.put('abcd1234', randomBytes(10)); // its thread is there from now on
try {
  for (;;) openSync('/dev/null', 'r');
} catch (error) {
  if (!hasCode(error, 'EMFILE')) throw error;
}
const put = await codeOf(blobs.put('abcd5678', randomBytes(10)));
const got = await codeOf(blobs.get('abcd1234'));
process.stdout.write(JSON.stringify({ put, got }));
process.exit(0);
