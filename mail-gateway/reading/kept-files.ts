import type { AttachedFile } from '#application/inbox/mail-reader.ts';
import type { EvidenceType } from '#domain/wins/evidence-events.ts';

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

type PictureSize = Readonly<{ width: number; height: number }>;

/** As the picture's own header says, in pixels; null where it has none that makes sense. Nothing is decoded. */
export const pictureSize = (bytes: Uint8Array, type: EvidenceType): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'image/gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'image/webp':
        return webpSize(view);
      case 'image/jpeg':
        return jpegSize(view);
      case 'application/pdf':
        return null;
    }
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends within its header
    throw error;
  }
};

const webpSize = (view: DataView): PictureSize | null => {
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
    case 0x5650384c: {
      const bits = view.getUint32(21, true); // VP8L
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820: // VP8
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
};

/** Segments are walked until the one that begins a frame. */
const jpegSize = (view: DataView): PictureSize | null => {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
};

const endings: Readonly<Record<EvidenceType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};

const LONGEST = 80;

/**
 * A name that is safe on every system, shows what it is, and ends as its type does: no path, no characters that hide or
 * turn text, nothing that some shell or folder gives a meaning.
 */
export const cleanFileName = (given: string, type: EvidenceType): string => {
  const [ending] = endings[type];
  const base = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/[<>:"|?*;%]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const known = endings[type].find((one) => base.toLowerCase().endsWith(one));
  const stem = [...(known ? base.slice(0, -known.length) : base)].slice(0, LONGEST).join('').trim();
  return `${stem === '' ? (type === 'application/pdf' ? 'document' : 'picture') : stem}${known ?? ending}`;
};

/** What a file is by its first bytes; null for all that is neither a picture that browsers show nor a PDF. */
export const fileTypeOf = (bytes: Uint8Array): EvidenceType | null => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  return start.startsWith('%PDF-') ? 'application/pdf' : null;
};
