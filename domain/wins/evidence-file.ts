/** A picture or a PDF that came with a mail: its type as its content shows it, its bytes in the archive under `blob`. */
export type KeptFile = Readonly<{ fileId: string; type: EvidenceType; size: number; blob: string }>;
/** The same with the name that it came under, which is a personal word. */
export type NamedFile = KeptFile & Readonly<{ name: string }>;
export type EvidenceType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'application/pdf';
