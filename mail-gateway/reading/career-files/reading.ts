import type { ImportRefusal, ImportSource } from '#application/documents/career/career-import.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { CareerWords } from '#domain/documents/career.ts';
import { openArchive } from './archive.ts';
import { type CvLine, plainLine } from './cv-line.ts';
import { factsInText } from './cv-text/facts-in-text.ts';
import { linesForModel } from './cv-text/lines-for-model.ts';
import { tidyLines } from './cv-text/tidy-lines.ts';
import { docxLines } from './docx-lines.ts';
import { factsOfEuropass } from './europass.ts';
import { factsOfJsonResume } from './json-resume.ts';
import { factsOfLinkedIn, isLinkedIn } from './linkedin.ts';
import { parsedJson } from './parsed-json.ts';
import { pdfLines } from './pdf/pdf-lines.ts';
import { factsOfReactiveResume, isReactiveResume } from './reactive-resume.ts';
import { Unreadable } from './unreadable.ts';

/** In characters of a text; a CV of ten pages has a tenth of it. */
const MAX_TEXT = 300_000;
const MAX_LINES = 20_000;

/** Everything a file says, as it says it: how many facts of each kind are kept is decided by `boundCareer`. */
export type FoundCareer = Readonly<{ source: ImportSource; facts: readonly CareerWords[]; lines?: readonly string[] }>;

/** Reads a file by what it holds, whatever it is called, in the thread that asks for it. */
export const readCareerFile = async (bytes: Uint8Array): Promise<FoundCareer | Refusal<ImportRefusal>> => {
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.why);
    throw error;
  }
};

const read = async (bytes: Uint8Array): Promise<FoundCareer> => {
  if (startsWith(bytes, '%PDF-')) return asText(await pdfLines(bytes));
  if (startsWith(bytes, 'PK')) {
    const archive = await openArchive(bytes);
    if (archive.has('word/document.xml')) return asText(await docxLines(archive));
    if (isLinkedIn(archive)) return { source: 'linkedin', facts: await factsOfLinkedIn(archive) };
    throw new Unreadable('unknown-file');
  }
  const text = textOf(bytes);
  if (/^\s*\{/.test(text)) {
    const resume = parsedJson(text);
    if (isReactiveResume(resume)) return { source: 'reactive-resume', facts: factsOfReactiveResume(resume) };
    return { source: 'json-resume', facts: factsOfJsonResume(resume) };
  }
  if (/^\s*<(?:\?xml|SkillsPassport|Candidate)/i.test(text))
    return { source: 'europass', facts: factsOfEuropass(text) };
  return asText(text.split(/\r\n|\r|\n|\f/).map(plainLine));
};

const asText = (lines: readonly CvLine[]): FoundCareer => {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length > MAX_TEXT || lines.length > MAX_LINES) throw new Unreadable('too-large');
  if (!lines.some(({ text }) => /\p{L}{2}/u.test(text))) throw new Unreadable('no-text');
  const tidy = tidyLines(lines);
  return { source: 'text', facts: factsInText(tidy), lines: linesForModel(tidy) };
};

/** A PDF may have some bytes before it, as mail programs leave them. */
const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark;

/** As its mark says, else UTF-8, else as Windows writes it; what has bytes of no text is none. */
const textOf = (bytes: Uint8Array): string => {
  const text = decoded(bytes);
  if (/[^\P{Cc}\s]/u.test(text.slice(0, 4000))) throw new Unreadable('unknown-file');
  return text;
};

const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
