import { z } from './schema.ts';

/** A picture or a PDF that is kept with a win: told by its content. `size` in bytes. */
export const evidence = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf']),
  size: z.number(),
});
export type Evidence = z.infer<typeof evidence>;

/** Where one file is read, as it came: `GET`. `DELETE` of the same path takes it away and answers `done`. */
export const evidencePath = (winId: string, fileId: string): string =>
  `/api/achievements/${encodeURIComponent(winId)}/evidence/${encodeURIComponent(fileId)}`;

/** A file for a win can have so many bytes. */
export const LARGEST_EVIDENCE = 10 * 1024 * 1024;

/** `POST` with the bytes of one picture or PDF as its body answers the win, 201. */
export const evidenceUpload = z.object({ name: z.optional(z.string().check(z.maxLength(300))) });
export const evidenceUploadPath = (winId: string, name: string): string =>
  `/api/achievements/${encodeURIComponent(winId)}/evidence?name=${encodeURIComponent(name.slice(-300).toWellFormed())}`;

/** A page elsewhere that shows a win. `name` says what it shows, '' where nobody said so. Our server fetches nothing from there. */
export const evidenceLink = z.object({ id: z.string(), url: z.string(), name: z.string() });
export type EvidenceLink = z.infer<typeof evidenceLink>;

/** `POST` a `NewLink` answers the win, 201. */
export const linksPath = (winId: string): string => `/api/achievements/${encodeURIComponent(winId)}/links`;
/** `DELETE` takes it away and answers `done`. */
export const linkPath = (winId: string, linkId: string): string => `${linksPath(winId)}/${encodeURIComponent(linkId)}`;
