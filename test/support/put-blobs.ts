import { createHash, randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openFileBlobs } from '#infrastructure/files/file-blobs.ts';

// Puts blobs into the folder given until it is killed (or 20,000 of them), eight at a time, each named by its hash; a
// name is printed once its blob is kept.
const blobs = await openFileBlobs(process.argv[2] ?? '');
const putAll = async (): Promise<void> => {
  for (let n = 0; n < 2500; n++) {
    const bytes = randomBytes(5000);
    const name = createHash('sha256').update(bytes).digest('hex');
    await blobs.put(name, bytes);
    writeSync(1, `${name}\n`);
  }
};
await Promise.all(Array.from({ length: 8 }, putAll));
