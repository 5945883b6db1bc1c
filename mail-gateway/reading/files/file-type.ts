import type { EvidenceType } from '#domain/wins/evidence-file.ts';

/** What a file is by its first bytes; null for all that is neither a picture that browsers show nor a PDF. */
export const fileTypeOf = (bytes: Uint8Array): EvidenceType | null => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  return start.startsWith('%PDF-') ? 'application/pdf' : null;
};
