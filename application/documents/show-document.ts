import type { Services } from '#application/services.ts';
import { type DocumentNote, type Ground, sentencesOf } from '#domain/documents/document.ts';
import { currentWriting, type DocumentHistory } from '#domain/documents/document-view.ts';
import { careerHistory } from './career/career-history.ts';
import { type SourceOfDocument, sourcesNow } from './cited-wins.ts';
import { type StandingSentence, standingSentences } from './editing/standing-sentences.ts';
import { manuscriptFrom } from './manuscript/markdown-reading.ts';

/** `isStale`: a win behind it is not any more what it was when the sentence was written. */
type ShownSentence = StandingSentence & Readonly<{ isStale: boolean }>;

/** What its user is shown beside the text: what each sentence rests on, and what became of that since. */
export type DocumentGrounds = Readonly<{
  sentences: readonly ShownSentence[];
  sources: readonly SourceOfDocument[];
  notes: readonly DocumentNote[];
}>;

export const groundsOf = async (
  services: Pick<Services, 'log' | 'readModels'>,
  userId: number,
  history: DocumentHistory,
): Promise<DocumentGrounds> => {
  const writing = currentWriting(history);
  if (!writing) return { sentences: [], sources: [], notes: [] };
  const sentences = sentencesIn(history, writing);
  const cited = new Set(sentences.flatMap(({ grounds }) => winsIn(grounds)));
  const sources = await sourcesNow(
    services,
    userId,
    writing.cited.filter(({ winId }) => cited.has(winId)),
  );
  const stale = new Set(sources.flatMap(({ winId, state }) => (state === 'same' ? [] : [winId])));
  return {
    sentences: sentences.map((one) => ({ ...one, isStale: winsIn(one.grounds).some((id) => stale.has(id)) })),
    sources,
    notes: await notesToShow(services, userId, history),
  };
};

/** What is lacking is asked for until its user says that they do not want to be asked again. */
export const notesToShow = async (
  services: Pick<Services, 'log'>,
  userId: number,
  history: DocumentHistory,
): Promise<readonly DocumentNote[]> => {
  const notes = currentWriting(history)?.written.notes ?? [];
  const dismissed = (await careerHistory(services, userId))?.dismissed ?? new Set();
  return notes.filter(({ asks }) => asks === undefined || !dismissed.has(asks));
};

const winsIn = (grounds: readonly Ground[]): readonly string[] =>
  grounds.flatMap((one) => (one.on === 'win' ? [one.id] : []));

const sentencesIn = (
  { view: { markdown, kind, language } }: DocumentHistory,
  { written, generated }: NonNullable<ReturnType<typeof currentWriting>>,
): readonly StandingSentence[] =>
  markdown === generated
    ? sentencesOf(written).map((sentence) => ({ ...sentence, by: 'cairn' }))
    : standingSentences(manuscriptFrom(markdown, kind, language), sentencesOf(written));
