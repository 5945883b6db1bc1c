import type { DocumentHtml, DocumentReader, DocumentText, SentencesJson, SentencesWish } from './document-formats.ts';

/** A text that a document has had. It never changes, so that what was made of it holds for good. */
export type VersionText = DocumentText & Readonly<{ documentId: string; version: number }>;
type AnyVersion = Readonly<{ version: number; markdown: string }>;

/** Texts made from versions of documents, each made once. */
export type KeptTexts = Readonly<{
  htmlOf(text: VersionText, withContact: boolean): Promise<DocumentHtml>;
  /** `isEdited`: it is not as it was written any more. */
  sentencesOf(text: VersionText, isEdited: boolean, wish: Omit<SentencesWish, 'text'>): Promise<SentencesJson>;
  /** A JSON array. `before` is null where there was no text before. */
  differencesOf(documentId: string, before: AnyVersion | null, after: AnyVersion): Promise<string>;
}>;

/** As long as a process runs, in memory alone: what was asked for last stays. */
export const createKeptTexts = (
  reader: Pick<DocumentReader, 'htmlOf' | 'sentencesOf' | 'differencesOf'>,
  { maxBytes = 12 * 1024 * 1024 } = {},
): KeptTexts => {
  const once = createOnce(maxBytes);
  return {
    htmlOf: ({ documentId, version, kind, language, markdown }, withContact) =>
      once(`html ${documentId} ${version} ${withContact}`, () =>
        reader.htmlOf({ kind, language, markdown }, withContact),
      ),
    sentencesOf: ({ documentId, version, kind, language, markdown }, isEdited, { written, stale }) =>
      once(`sentences ${documentId} ${version} ${stale.join(' ')}`, () =>
        reader.sentencesOf({ text: isEdited ? { kind, language, markdown } : null, written, stale }),
      ),
    differencesOf: (documentId, before, after) =>
      once(`differences ${documentId} ${before?.version ?? 0} ${after.version}`, () =>
        reader.differencesOf(before?.markdown ?? '', after.markdown),
      ),
  };
};

type Made = DocumentHtml | SentencesJson | string;
type Entry = { made: Promise<Made>; bytes: number };

/** Makes each once, for all who ask meanwhile too. What failed is made again. */
const createOnce = (maxBytes: number) => {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const weigh = (key: string, entry: Entry, made: Made): void => {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytesOf(key) + bytesOf(made);
    bytes += entry.bytes;
    for (const [oldKey, old] of entries) {
      if (bytes <= maxBytes) break;
      if (old.bytes > 0) remove(oldKey, old); // one that is being made is waited for
    }
  };
  return <Answer extends Made>(key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.made as Promise<Answer>; // what stands under a key is of the kind that its first word says
    }
    const entry: Entry = { made: make(), bytes: 0 };
    entries.set(key, entry);
    entry.made.then(
      (made) => weigh(key, entry, made),
      () => remove(key, entry),
    );
    return entry.made as Promise<Answer>;
  };
};

/** Two a character, which is the most that one takes. */
const bytesOf = (made: Made): number => {
  if (typeof made === 'string') return 2 * made.length;
  return 'html' in made
    ? 2 * (made.title.length + made.html.length)
    : 2 * (made.json.length + made.cited.join().length);
};
