import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts are compressed already, and what is shorter than a packet comes as fast without. */
const SHRINKS = /\.(?:js|css|svg|txt|xml)$/;
const SHORTEST = 1024;

/** Puts beside every file of a folder that becomes smaller what a server answers in its place, as `.br` and `.gz`. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  await Promise.all(files.filter(({ name }) => SHRINKS.test(name)).map(({ name }) => compressFile(join(folder, name))));
};

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < SHORTEST) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};
