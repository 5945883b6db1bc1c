/** A picture or a PDF that came with a mail: its type as its content shows it, its bytes in the archive under `blob`. */
export type KeptFile = Readonly<{ fileId: string; type: EvidenceType; size: number; blob: string }>;
export type EvidenceType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'application/pdf';
