import type { EvidenceType } from '#domain/wins/events.ts';

const endings: Readonly<Record<EvidenceType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** In the archive: sorts by the win's day, and is a name on every system, whatever the file was called. */
export const evidenceFileName = (date: string, { id, type }: Readonly<{ id: string; type: EvidenceType }>): string =>
  `evidence/${date}-${id}.${endings[type]}`;
