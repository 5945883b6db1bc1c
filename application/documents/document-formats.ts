import type { Refusal } from '#domain/decider.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { Language } from '#domain/facts.ts';
import type { SourceProfile } from './document-writer.ts';

/** `json` is a JSON Resume, of a CV alone. */
export type FileFormat = 'pdf' | 'docx' | 'md' | 'txt' | 'json';
/** How pages look: a book's, a plain one, a magazine's. One column each, so that programs read them in order. */
export type DocumentLook = 'classic' | 'modern' | 'editorial';
export type Paper = 'a4' | 'letter';

/** What stands between the sender and the text of a letter. `to` are lines; `date` is `yyyy-MM-dd`. */
export type LetterHead = Readonly<{ to: readonly string[]; date: string }>;

/** What a file is made of: a document as it was written, or the Markdown that its user made of it by hand. */
export type FileSource = Readonly<{ person: string; letter: LetterHead | null }> &
  (
    | Readonly<{ is: 'written'; document: WrittenDocument }>
    | Readonly<{ is: 'edited'; kind: DocumentKind; language: Language; markdown: string }>
  );

/** What a JSON Resume says beside the text: which entry is which position, where it is known. */
export type Career = Readonly<{ profile: SourceProfile; facts: readonly CareerFact[] }>;

export type FileWish = Readonly<{ format: FileFormat; look: DocumentLook; paper: Paper; career: Career }>;

/** `name` is fit for any file system and, encoded, for a header: "Jane Doe - CV.pdf". */
export type DocumentFile = Readonly<{ name: string; type: string; bytes: Uint8Array }>;

export type PageWish = Pick<FileWish, 'look' | 'paper'>;

/** How the first pages of the PDF look, as pictures (SVG) of the same layout, and how many pages there are. */
export type DocumentPages = Readonly<{ pages: number; pictures: readonly string[] }>;

/** `not-in-this-format`: a JSON Resume of what is no CV. `too-long`: more than a file is made of. */
export type FileRefusal = 'not-in-this-format' | 'too-long';

/** Makes files of documents. Every file of one document has the same words in the same order. Holds no event loop. */
export interface DocumentFormats {
  fileOf(source: FileSource, wish: FileWish): Promise<DocumentFile | Refusal<FileRefusal>>;
  pagesOf(source: FileSource, wish: PageWish): Promise<DocumentPages | Refusal<'too-long'>>;
  close(): Promise<void>;
}
