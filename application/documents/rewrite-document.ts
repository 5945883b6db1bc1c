import { identityOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { handle } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { document } from '#domain/documents/decider.ts';
import type { DocumentNote, WrittenDocument } from '#domain/documents/document.ts';
import { currentWriting, type DocumentHistory } from '#domain/documents/document-view.ts';
import type { DocumentReader } from './document-formats.ts';
import { ownDocumentHistory } from './document-history.ts';
import type { Overruled } from './editing/merge-edits.ts';
import {
  type ComposedDocument,
  composeFor,
  type NotWritten,
  takesOneOfTheDay,
  type WritingParts,
} from './write-document.ts';

export type NotRewritten = NotWritten | 'stale';
type Terms = Readonly<{ expected: readonly number[] | null; limitMs: number }>;

/**
 * Writes a document anew, for the same wish, out of what its user's wins and facts say by now. What they changed by hand
 * stands; where the new text would have said something else there, a note tells what.
 */
export const rewriteDocument = async (
  parts: WritingParts & Readonly<{ formats: Pick<DocumentReader, 'mergedOf'> }>,
  userId: number,
  documentId: string,
  { expected, limitMs }: Terms,
): Promise<Readonly<{ position: Position | null }> | Refusal<NotRewritten>> => {
  const history = await ownDocumentHistory(parts, userId, documentId);
  const writing = history && currentWriting(history);
  const account = await identityOf(parts, userId);
  if (!history || !writing || !account) return refuse('no-such-document');
  const { view } = history;
  if (expected && !expected.includes(view.version)) return refuse('stale');
  if ((await standingIn(parts, userId, account)).status === 'inactive') return refuse('inactive');
  if (!(await takesOneOfTheDay(parts, userId, newId(parts.clock.now())))) return refuse('too-many-today');
  const composed = await composeFor(parts, userId, { ...view.brief, kind: view.kind, variant: view.variant }, limitMs);
  if (!composed) return refuse('no-such-account');
  const texts = { base: writing.generatedMarkdown, edited: view.markdown, written: composed.generatedMarkdown };
  const merged = await parts.formats.mergedOf(texts);
  const written = withNotes(composed.document, merged.overruled);
  const handled = await handle(parts.log, document, streams.document(documentId), {
    type: 'WriteDocument',
    data: {
      ...{ documentId, userId, at: timestamp(parts.clock), expected: view.version, mailId: null, schedule: null },
      ...writtenAnew(history, composed, { written, markdown: merged.markdown }),
    },
  });
  if (!isRefusal(handled)) return { position: handled.position };
  return refuse(handled.refused === 'version-moved' ? 'stale' : handled.refused);
};

const writtenAnew = (
  { view: { kind, variant, origin, brief } }: DocumentHistory,
  { writtenBy, fallbackReason, generatedMarkdown, citedWins }: ComposedDocument,
  { written, markdown }: Readonly<{ written: WrittenDocument; markdown: string }>,
) => ({
  ...{ kind, variant, origin, requestId: null, language: written.language, writtenBy, fallbackReason },
  personal: { brief, content: written, generatedMarkdown, markdown, citedWins },
});

const LONGEST_PLACE = 200;
/** More of them nobody reads, and all that they tell of stands in the version. */
const MOST_NOTES = 50;

const withNotes = (written: WrittenDocument, overruled: readonly Overruled[]): WrittenDocument => ({
  ...written,
  notes: [
    ...written.notes,
    ...overruled.slice(0, MOST_NOTES).map(
      ({ kept, instead }): DocumentNote => ({
        type: 'kept',
        place: kept.slice(0, LONGEST_PLACE).toWellFormed(),
        text: instead,
      }),
    ),
  ],
});
