import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '../temporary.ts';

export type Release = '0.3' | '0.4';

/**
 * A data folder as a release before this one left it, with what its own API answered just before it stopped. It was
 * written once, by that release: accounts with wins by mail and on the web, requests, evidence, a held mail, a paid
 * subscription and a deleted account. It is never written again.
 */
export const folderOf = async <Seen>(release: Release) => {
  const packed = await readFile(join(import.meta.dirname, `version-${release}.json.br`));
  const { files, seen } = JSON.parse(brotliDecompressSync(packed).toString()) as {
    files: Record<string, string>;
    seen: Seen;
  };
  const folder = await temporaryFolder();
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(folder.path, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, Buffer.from(bytes, 'base64'), { mode: 0o600 });
  }
  return { folder, seen };
};
