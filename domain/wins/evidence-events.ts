import type { Event } from '#domain/event.ts';

type Id = Readonly<{ winId: string; userId: number; at: string }>;

/** A picture or a PDF that shows a win: its type as its content shows it, its bytes in the archive under `blob`. */
export type KeptFile = Readonly<{ fileId: string; type: EvidenceType; size: number; blob: string }>;

/** The same with the name that it came under, which is a personal word. */
export type NamedFile = KeptFile & Readonly<{ name: string }>;

export type EvidenceType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'application/pdf';

/**
 * A picture or a PDF kept with it, which came by `mailId`, null from the web; `blob` is in the archive. Its stream goes on
 * after a removal.
 */
export type EvidenceKeptV2 = Event<
  'EvidenceKeptV2',
  Id & KeptFile & Readonly<{ mailId: string | null; personal: Readonly<{ name: string }> }>
>;

/** A page elsewhere that shows a win; nobody but its user opens it. `name` says what it shows, '' where they did not. */
export type KeptLink = Readonly<{ linkId: string; url: string; name: string }>;

/** An address of the web that is kept with it. */
export type EvidenceLinked = Event<
  'EvidenceLinked',
  Id & Readonly<{ linkId: string; personal: Readonly<{ url: string; name: string }> }>
>;

/** A file or a link: `fileId` is the id of either. */
export type EvidenceRemoved = Event<'EvidenceRemoved', Id & Readonly<{ fileId: string }>>;

export const evidenceKeptV2 = ({
  winId,
  userId,
  at,
  mailId,
  fileId,
  type,
  size,
  blob,
  personal,
}: EvidenceKeptV2['data']): EvidenceKeptV2 => ({
  type: 'EvidenceKeptV2',
  data: { winId, userId, at, mailId, fileId, type, size, blob, personal: { name: personal.name } },
});

export const evidenceLinked = ({ winId, userId, at, linkId, personal }: EvidenceLinked['data']): EvidenceLinked => ({
  type: 'EvidenceLinked',
  data: { winId, userId, at, linkId, personal: { url: personal.url, name: personal.name } },
});

export const evidenceRemoved = ({ winId, userId, at, fileId }: EvidenceRemoved['data']): EvidenceRemoved => ({
  type: 'EvidenceRemoved',
  data: { winId, userId, at, fileId },
});
