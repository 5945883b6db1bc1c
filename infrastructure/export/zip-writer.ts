import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportFile, ExportWriter } from '#application/privacy/export/export-writer.ts';

/** Archives as deflated ZIP files. One file is open at a time; the next is asked for when it has been read. */
export const zipWriter: ExportWriter = {
  write(files) {
    const zip = new ZipFile();
    const output = new PassThrough();
    zip.outputStream.pipe(output);
    const fail = (error: Error) => void output.destroy(error);
    zip.on('error', fail);
    output.on('error', () => {}); // whoever reads is told by the stream itself; before anyone does, nobody need be
    fill(zip, output, files).catch(fail);
    return output;
  },
};

const fill = async (zip: ZipFile, output: PassThrough, files: AsyncIterable<ExportFile>): Promise<void> => {
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  for await (const file of files) {
    await Promise.race([added(zip, output, file), closed]);
    if (output.destroyed) return;
  }
  zip.end();
};

/** Resolves when the file has been read to its end. */
const added = (zip: ZipFile, output: PassThrough, { path, at, content }: ExportFile): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.addReadStreamLazy(path, { mtime: new Date(at) }, (start) => {
      if (output.destroyed) return; // nobody takes it any more
      const source = Readable.from(asBytes(content()), { objectMode: false });
      const stop = () => source.destroy();
      output.once('close', stop);
      finished(source)
        .finally(() => output.off('close', stop))
        .then(resolve, reject);
      start(null, source);
    });
  });

const PIECE = 32 * 1024;

/** Many short texts become fewer, larger pieces. */
async function* asBytes(content: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const part of content) {
    if (typeof part === 'string') text += part;
    else yield part;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
