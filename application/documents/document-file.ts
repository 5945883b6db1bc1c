import { profileOf } from '#application/accounts/public.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { documentNameOf } from '#domain/documents/document-name.ts';
import { currentWriting, type DocumentHistory } from '#domain/documents/document-view.ts';
import { localDate } from '#domain/time/local-time.ts';
import type {
  DocumentFile,
  DocumentFormats,
  DocumentPages,
  FileRefusal,
  FileSource,
  FileWish,
  PageWish,
} from './document-formats.ts';
import { profileIn, type SourceParts } from './gather-sources.ts';

export type FileParts = Pick<SourceParts, 'log' | 'careerFactsOf'> & Readonly<{ formats: DocumentFormats }>;

/** How the pages of a document look as it stands; `no-such-account` as for a file. */
export const pagesOfDocument = async (
  parts: FileParts,
  userId: number,
  history: DocumentHistory,
  wish: PageWish,
): Promise<DocumentPages | Refusal<'too-long' | 'no-such-account'>> => {
  const profile = await profileOf(parts, userId);
  if (!profile) return refuse('no-such-account');
  const { account, person } = profile;
  return parts.formats.pagesOf(sourceOf(history, profileIn(person).name, account.schedule.timezone), wish);
};

/** A file of a document as it stands; `no-such-account` once there is nobody whose name it could bear. */
export const fileOfDocument = async (
  parts: FileParts,
  userId: number,
  history: DocumentHistory,
  wish: Pick<FileWish, 'format' | 'look' | 'paper'>,
): Promise<DocumentFile | Refusal<FileRefusal | 'no-such-account'>> => {
  const profile = await profileOf(parts, userId);
  if (!profile) return refuse('no-such-account');
  const { account, person } = profile;
  const facts = wish.format === 'json' ? await parts.careerFactsOf(userId) : [];
  const shown = profileIn(person);
  const source = sourceOf(history, shown.name, account.schedule.timezone);
  return parts.formats.fileOf(source, { ...wish, career: { profile: shown, facts } });
};

/** As it was written while nobody has touched it; else as its user left it. A name that its user gave is the file's alone. */
const sourceOf = (history: DocumentHistory, person: string, timezone: string): FileSource => {
  const { markdown, kind, language, brief, writtenAt } = history.view;
  const writing = currentWriting(history);
  const letter =
    kind === 'cover-letter'
      ? { to: brief.company === '' ? [] : [brief.company], date: localDate(writtenAt, timezone) }
      : null;
  const own = history.view.name;
  const called =
    own === '' && person !== '' ? `${person} - ${documentNameOf(history.view)}` : documentNameOf(history.view);
  const about = { person, called, letter };
  return writing?.generatedMarkdown === markdown
    ? { ...about, is: 'written', document: writing.content }
    : { ...about, is: 'edited', kind, language, markdown };
};
