import type { Refusal } from '#domain/decider.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';

/** What a document asked for by mail needs. `prompt` are the user's own words. */
export type DocumentWish = Readonly<{
  kind: DocumentKind;
  prompt: string;
  company: string;
  role: string;
  /** A job advertisement; '' for none. */
  jobDescription: string;
  /** Its user sits before a conversation, not a mailbox: what AI writes is not waited for. */
  isWaitedFor: boolean;
}>;
/** `text` is what the mail shows; the files are attached (a PDF and a DOCX). `lacks` is asked for, once for all documents. */
export type ReadyDocument = Readonly<{
  title: string;
  text: string;
  files: readonly Readonly<{ name: string; type: string; bytes: Uint8Array }>[];
  lacks: readonly Readonly<{ place: string; text: string }>[];
}>;

/** AI writes it by now: its user finds it with the others. `mailed`: it goes to their mailbox once it is ready. */
export type BegunDocument = Readonly<{ isBeingWritten: true; mailed: boolean }>;

/** Why there is none: nothing is subscribed, the day has had many, or the account is gone. */
export type NotMade = 'inactive' | 'too-many-today' | 'no-account';

/**
 * Where a document that a mail asks for comes from. The same wish of the same request gives the same document.
 * `stopping` breaks it off.
 */
export interface DocumentSource {
  find(
    userId: number,
    requestId: string,
    wish: DocumentWish,
    stopping?: AbortSignal,
  ): Promise<ReadyDocument | BegunDocument | Refusal<NotMade>>;
}
