import type { AttachedFile } from '#application/inbox/mail-reader.ts';
import { cleanFileName } from './file-name.ts';
import { fileTypeOf } from './file-type.ts';
import { pictureSize } from './picture-size.ts';

/** A part of a mail that is no text; `inline` when it is shown within the text. */
export type Attachment = Readonly<{ name: string; inline: boolean; bytes: Uint8Array }>;

export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_FILES = 10;
/** Within the text what is smaller is a logo below a signature, a social network's sign or a tracking pixel. */
const INLINE = { bytes: 2 * 1024, side: 100, area: 200 * 200 } as const;
const SMALLEST_SIDE = 8;

/**
 * The pictures and PDFs that are evidence: ten at most, each once, 10 MB in all; told by their bytes alone. `left` of them
 * had no room.
 */
export const keptFiles = (
  attachments: readonly Attachment[],
): Readonly<{ files: readonly AttachedFile[]; left: number }> => {
  const kept: AttachedFile[] = [];
  let room = MOST_BYTES;
  let left = 0;
  for (const { name, inline, bytes } of attachments) {
    const type = fileTypeOf(bytes);
    if (type === null || isDecoration(bytes, type, inline)) continue;
    if (kept.some((one) => Buffer.compare(one.bytes, bytes) === 0)) continue;
    if (kept.length === MOST_FILES || bytes.byteLength > room) {
      left += 1;
      continue;
    }
    room -= bytes.byteLength;
    kept.push({ name: cleanFileName(name, type), type, bytes });
  }
  return { files: kept, left };
};

const isDecoration = (bytes: Uint8Array, type: AttachedFile['type'], inline: boolean): boolean => {
  if (type === 'application/pdf') return false;
  const size = pictureSize(bytes, type);
  if (size === null) return inline || bytes.byteLength < INLINE.bytes;
  const { width, height } = size;
  if (Math.min(width, height) <= SMALLEST_SIDE) return true;
  return (
    inline &&
    (bytes.byteLength < INLINE.bytes || Math.min(width, height) <= INLINE.side || width * height <= INLINE.area)
  );
};

/** One file that was uploaded, checked as if it had come by mail; null for what is no picture and no PDF. */
export const uploadedFile = (name: string, bytes: Uint8Array): AttachedFile | null =>
  keptFiles([{ name, inline: false, bytes }]).files[0] ?? null;
