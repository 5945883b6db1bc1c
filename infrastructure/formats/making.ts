import type {
  DocumentFile,
  DocumentPages,
  FileFormat,
  FileRefusal,
  FileSource,
  FileWish,
  PageWish,
} from '#application/documents/document-formats.ts';
import { type Manuscript, manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { markdownOf } from '#application/documents/manuscript/markdown-writing.ts';
import { plainTextOf } from '#application/documents/manuscript/plain-text.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { docxOf } from './docx/docx.ts';
import { fileNameOf } from './file-names.ts';
import { jsonResumeOf } from './json-resume.ts';
import { type Letter, letterOf, withLetter } from './letter.ts';
import { laidOut, pdfOf } from './pdf/pdf.ts';
import { picturesOf } from './pdf/picture.ts';

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<FileFormat, string>;

/** Makes a file, in the thread that asks for it. */
export const makeFile = async (source: FileSource, wish: FileWish): Promise<DocumentFile | Refusal<FileRefusal>> => {
  const manuscript = manuscriptIn(source);
  if (wish.format === 'json' && manuscript.kind !== 'cv') return refuse('not-in-this-format');
  const name = fileNameOf(source.called, wish.format);
  const bytes = await bytesOf(manuscript, letterOf(source.letter, manuscript, wish.paper), source, wish, name);
  return bytes ? { name, type: TYPES[wish.format], bytes } : refuse('too-long');
};

/** More is not looked at before it is downloaded. */
const MOST_PICTURES = 4;

/** The same pages as those of the PDF, as pictures. */
export const makePages = async (source: FileSource, wish: PageWish): Promise<DocumentPages | Refusal<'too-long'>> => {
  const manuscript = manuscriptIn(source);
  const laid = laidOut(manuscript, letterOf(source.letter, manuscript, wish.paper), wish);
  return laid ? { pages: laid.pages.length, pictures: picturesOf(laid, MOST_PICTURES) } : refuse('too-long');
};

const manuscriptIn = (source: FileSource): Manuscript =>
  source.is === 'written'
    ? manuscriptOf(source.document)
    : manuscriptFrom(source.markdown, source.kind, source.language);

const bytesOf = async (
  manuscript: Manuscript,
  letter: Letter | null,
  { person }: FileSource,
  { format, look, paper, career }: FileWish,
  name: string,
): Promise<Uint8Array | null> => {
  const title = name.slice(0, name.lastIndexOf('.'));
  switch (format) {
    case 'pdf':
      return pdfOf(manuscript, letter, { look, paper, info: { title, author: person, language: manuscript.language } });
    case 'docx':
      return docxOf(manuscript, letter, { look, paper, title, author: person });
    case 'md':
      return inUtf8(markdownOf(withLetter(manuscript, letter)));
    case 'txt':
      return inUtf8(plainTextOf(withLetter(manuscript, letter)));
    case 'json':
      return inUtf8(jsonResumeOf(manuscript, career));
  }
};

const inUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
