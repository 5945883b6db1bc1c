import type { Services } from '#application/services.ts';
import { type DocumentNote, sentencesOf } from '#domain/documents/document.ts';
import { currentWriting, type DocumentHistory } from '#domain/documents/document-view.ts';
import { careerHistory } from './career/career-history.ts';
import { type SourceOfDocument, sourcesNow } from './cited-wins.ts';
import type { KeptTexts } from './kept-texts.ts';

/** What its user is shown beside the text: what each sentence rests on, and what became of that since. */
export type DocumentGrounds = Readonly<{
  /** A JSON array: a long document has tens of thousands. */
  sentences: string;
  sources: readonly SourceOfDocument[];
  notes: readonly DocumentNote[];
}>;

type Parts = Pick<Services, 'log' | 'readModels'> & Readonly<{ keptTexts: Pick<KeptTexts, 'sentencesOf'> }>;

export const groundsOf = async (
  parts: Parts,
  userId: number,
  documentId: string,
  history: DocumentHistory,
): Promise<DocumentGrounds> => {
  const writing = currentWriting(history);
  if (!writing) return { sentences: '[]', sources: [], notes: [] };
  const { version, kind, language, markdown } = history.view;
  const all = await sourcesNow(parts, userId, writing.citedWins);
  const stale = all.flatMap(({ winId, state }) => (state === 'same' ? [] : [winId]));
  const { json, cited } = await parts.keptTexts.sentencesOf(
    { documentId, version, kind, language, markdown },
    markdown !== writing.generatedMarkdown,
    { written: sentencesOf(writing.content), stale },
  );
  const standing = new Set(cited);
  return {
    sentences: json,
    sources: all.filter(({ winId }) => standing.has(winId)),
    notes: await notesToShow(parts, userId, history),
  };
};

/** What is lacking is asked for until its user says that they do not want to be asked again. */
export const notesToShow = async (
  services: Pick<Services, 'log'>,
  userId: number,
  history: DocumentHistory,
): Promise<readonly DocumentNote[]> => {
  const notes = currentWriting(history)?.content.notes ?? [];
  const dismissed = (await careerHistory(services, userId))?.dismissed ?? new Set();
  return notes.filter(({ missingFact }) => missingFact === undefined || !dismissed.has(missingFact));
};
