import { z } from 'zod';
import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';

const win = { winId: id, userId, at: moment };
const stream = 'win-<winId>';

const evidenceType = z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf']);
export type EvidenceType = z.infer<typeof evidenceType>;

/** A picture or a PDF that shows a win: its type as its content shows it, its bytes in the archive under `blob`. */
export const keptFile = z.object({ fileId: id, type: evidenceType, size: count, blob: id });
export type KeptFile = Frozen<z.infer<typeof keptFile>>;

/** The same with the name that it came under, which is a personal word. */
export type NamedFile = KeptFile & Readonly<{ name: string }>;

/**
 * A picture or a PDF is kept with the win. It came by `mailId`, null from the web; its bytes are in the archive under
 * `blob`. It goes on being kept for some days after the win is removed.
 */
export const evidenceAdded = defineEvent('EvidenceAdded', {
  stream,
  by: ['user'],
  data: { ...win, ...keptFile.shape, mailId: id.nullable() },
  personal: { name: z.string() },
});
export type EvidenceAdded = EventOf<typeof evidenceAdded>;

/** A page elsewhere that shows a win; nobody but its user opens it. `name` says what it shows, '' where they did not. */
export type KeptLink = Readonly<{ linkId: string; url: string; name: string }>;

/** The address of a web page is kept with the win. `name` says what it shows, empty where its user did not. */
export const evidenceLinkAdded = defineEvent('EvidenceLinkAdded', {
  stream,
  by: ['user'],
  data: { ...win, linkId: id },
  personal: { url: z.string(), name: z.string() },
});
export type EvidenceLinkAdded = EventOf<typeof evidenceLinkAdded>;

/** A file or a link is kept no more. `evidenceId` is the id of either. */
export const evidenceRemoved = defineEvent('EvidenceRemoved', {
  stream,
  by: ['user'],
  data: { ...win, evidenceId: id },
});
export type EvidenceRemoved = EventOf<typeof evidenceRemoved>;
