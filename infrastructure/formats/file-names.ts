import type { FileFormat } from '#application/documents/document-formats.ts';
import { cleaned } from '#application/documents/manuscript/cleaned.ts';

/** What no file system, archive or header takes for a sign of its own. */
const SIGNS = /[<>:"/\\|?*%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Names of files are no longer than 255 bytes anywhere; some of it is for what a browser adds. */
const MOST_BYTES = 180;
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** `called` as the name of a file: in any script, and safe wherever it is saved. */
export const fileNameOf = (called: string, format: FileFormat): string => {
  const base = cut(safe(called)) || FILE;
  return `${RESERVED.test(base) ? `${base} - ${FILE}` : base}.${format}`;
};

const FILE = 'document';

const safe = (text: string): string =>
  cleaned(text.slice(0, 1000))
    .replace(SIGNS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+|[\s.]+$/g, '');

const cut = (base: string): string => {
  let bytes = 0;
  let kept = '';
  for (const { segment } of GRAPHEMES.segment(base)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MOST_BYTES) return safe(kept);
    kept += segment;
  }
  return kept;
};
