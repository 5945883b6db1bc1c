import type { Readable } from 'node:stream';

/** One file of an archive. `content` is called when its turn has come, so that nothing is held before. */
export type ExportFile = Readonly<{
  path: string;
  /** When what it holds came to be: ISO 8601. */
  at: string;
  content(): AsyncIterable<string | Uint8Array>;
}>;

/**
 * Writes one archive of many files as a stream, each file read while it is written: what is held does not grow with the
 * archive. Destroying the stream ends the reading; a file that cannot be read destroys the stream with that error, so
 * that nobody takes half an archive for a whole one.
 */
export interface ExportWriter {
  write(files: AsyncIterable<ExportFile>): Readable;
}
