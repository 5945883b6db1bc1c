import type { DocumentKind } from '#domain/documents/document-kind.ts';

/** What a document asked for by mail needs. `prompt` are the user's own words. */
export type DocumentWish = Readonly<{ kind: DocumentKind; prompt: string; company: string; role: string }>;
/** `text` is what the mail shows; the files are attached (a PDF and a DOCX). */
export type ReadyDocument = Readonly<{
  title: string;
  text: string;
  files: readonly Readonly<{ name: string; type: string; bytes: Uint8Array }>[];
}>;

/** Where a document that a mail asks for comes from. The same wish of the same request gives the same document. */
export interface DocumentSource {
  /** Whether it writes documents of that kind at all. */
  makes(kind: DocumentKind): boolean;
  /** Null when it does not. */
  find(userId: number, requestId: string, wish: DocumentWish): Promise<ReadyDocument | null>;
}

/** Writes none: who asks for one is told so. */
export const noDocuments: DocumentSource = { makes: () => false, find: async () => null };
