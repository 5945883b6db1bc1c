import type { Refusal } from '#domain/decider.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import type { Sentence, WrittenDocument } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { Language } from '#domain/facts.ts';
import type { SourceProfile } from './document-writer.ts';
import type { Merged, ThreeTexts } from './editing/merge-edits.ts';

/** `json` is a JSON Resume, of a CV alone. */
export type FileFormat = 'pdf' | 'docx' | 'md' | 'txt' | 'json';
/** How pages look: a book's, a plain one, a magazine's. One column each, so that programs read them in order. */
export type DocumentLook = 'classic' | 'modern' | 'editorial';
export type Paper = 'a4' | 'letter';

/** What stands between the sender and the text of a letter. `to` are lines; `date` is `yyyy-MM-dd`. */
export type LetterHead = Readonly<{ to: readonly string[]; date: string }>;

/**
 * What a file is made of: a document as it was written, or the Markdown that its user made of it by hand. `called` is what
 * the file is to be called, in any words.
 */
export type FileSource = Readonly<{ person: string; called: string; letter: LetterHead | null }> &
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

/** The Markdown of a document as it stands. */
export type DocumentText = Readonly<{ kind: DocumentKind; language: Language; markdown: string }>;

/** Markup of a document's text alone. `title` is plain text, '' where it has none. */
export type DocumentHtml = Readonly<{ title: string; html: string }>;

/** `text` is null while it stands as it was written; `stale` are the wins that changed since. */
export type SentencesWish = Readonly<{
  text: DocumentText | null;
  written: readonly Sentence[];
  stale: readonly string[];
}>;

/** A JSON array, and the wins that its sentences rest on. */
export type SentencesJson = Readonly<{ json: string; cited: readonly string[] }>;

/**
 * Reads texts of documents, of up to 200 KB and of any shape. A long one is read off the event loop; what may be large
 * is handed back as JSON. Rejects as unavailable while too many wait.
 */
export interface DocumentReader {
  htmlOf(text: DocumentText, withContact: boolean): Promise<DocumentHtml>;
  sentencesOf(wish: SentencesWish): Promise<SentencesJson>;
  /** A JSON array. */
  differencesOf(before: string, after: string): Promise<string>;
  mergedOf(texts: ThreeTexts): Promise<Merged>;
  postsOf(text: DocumentText): Promise<readonly string[]>;
}

/** Makes files of documents. Every file of one document has the same words in the same order. Holds no event loop. */
export interface DocumentFormats extends DocumentReader {
  fileOf(source: FileSource, wish: FileWish): Promise<DocumentFile | Refusal<FileRefusal>>;
  pagesOf(source: FileSource, wish: PageWish): Promise<DocumentPages | Refusal<'too-long'>>;
  close(): Promise<void>;
}
