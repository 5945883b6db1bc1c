import { isDamage } from '#application/engine/ports/damage.ts';
import type { ExportWords, MissingPart } from './export-words.ts';
import type { ExportFile } from './export-writer.ts';

export type Missing = Set<MissingPart>;

/**
 * The files that can be read. The first piece of each is read before the archive begins it: a file that is damaged is
 * noted and left out, and does not break the archive off. A store that is away breaks it off, as asking again helps.
 */
export async function* readableFiles(files: AsyncIterable<ExportFile>, missing: Missing): AsyncGenerator<ExportFile> {
  for await (const file of files) {
    const pieces = file.content()[Symbol.asyncIterator]();
    const first = await orMissing(missing, [file.path], () => pieces.next());
    if (first) yield { ...file, content: () => resumed(first, pieces) };
  }
}

type Piece = string | Uint8Array;

async function* resumed(first: IteratorResult<Piece>, pieces: AsyncIterator<Piece>): AsyncGenerator<Piece> {
  for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
}

/** What `read` finds, or null with these parts noted when it is damaged. */
export const orMissing = async <Found>(
  missing: Missing,
  parts: readonly MissingPart[],
  read: () => Promise<Found>,
): Promise<Found | null> => {
  try {
    return await read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    for (const part of parts) missing.add(part);
    return null;
  }
};

/** `MISSING.txt`; none when nothing is. */
export async function* missingFiles(
  { missing, at }: Readonly<{ missing: Missing; at: string }>,
  { missing: words }: ExportWords,
  support: string,
) {
  if (missing.size > 0) yield { path: 'MISSING.txt', at, content: () => listing(missing, words, support) };
}

async function* listing(missing: Missing, words: ExportWords['missing'], support: string): AsyncGenerator<string> {
  yield words.before;
  for (const part of missing) yield words.part(part);
  yield words.after(support);
}
