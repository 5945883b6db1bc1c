import { identityOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { document } from '#domain/documents/decider.ts';
import type { DocumentNote, WrittenDocument } from '#domain/documents/document.ts';
import { currentWriting, type DocumentHistory } from '#domain/documents/document-view.ts';
import type { DocumentRequested } from '#domain/documents/events.ts';
import { localDate } from '#domain/time/local-time.ts';
import type { DocumentReader } from './document-formats.ts';
import { requestedDocument } from './document-history.ts';
import type { Overruled } from './editing/merge-edits.ts';
import { usesAi } from './uses-ai.ts';
import {
  type ComposedDocument,
  composeFor,
  type NotWritten,
  takesOneOfTheDay,
  type WritingManner,
  type WritingParts,
} from './write-document.ts';

export type NotRewritten = NotWritten | 'stale';
export type RewritingParts = WritingParts & Readonly<{ formats: Pick<DocumentReader, 'mergedOf'> }>;

/**
 * Has a document written anew, for the same wish, out of what its user's wins and facts say by now; or tries again what failed. With AI it
 * is being written when this answers, and its old text stands until then; without it is ready. `expected` are the versions that will do.
 */
export const rewriteDocument = async (
  parts: RewritingParts,
  userId: number,
  documentId: string,
  expected: readonly number[] | null,
): Promise<Readonly<{ position: Position | null }> | Refusal<NotRewritten>> => {
  const history = await requestedDocument(parts, userId, documentId);
  const account = await identityOf(parts, userId);
  if (!history || !account) return refuse('no-such-document');
  const { view } = history;
  if (expected && !expected.includes(view.version)) return refuse('stale');
  if ((await standingIn(parts, userId, account)).status === 'inactive') return refuse('inactive');
  if (!(await takesOneOfTheDay(parts, userId, newId(parts.clock.now())))) return refuse('too-many-today');
  const byAi = await usesAi(parts, userId);
  if (byAi || view.version === 0) return requestAnew(parts, documentId, history);
  return writeAnew(parts, userId, documentId, history, { byAi });
};

const requestAnew = async (
  { log, clock }: RewritingParts,
  documentId: string,
  { view }: DocumentHistory,
): Promise<Readonly<{ position: Position | null }> | Refusal<NotRewritten>> => {
  const stream = streams.document(documentId);
  const { userId, version, kind, variant, language, origin, brief } = view;
  const first = version === 0 ? await eventOf<DocumentRequested>(log, stream, 'DocumentRequested') : null;
  const { publishDate = null, mailed = false } = first ?? {};
  const handled = await handle(log, document, stream, {
    type: 'RequestDocument',
    data: {
      ...{ documentId, userId, at: timestamp(clock), version, kind, variant, language, origin, publishDate, mailed },
      personal: { brief },
    },
  });
  if (!isRefusal(handled)) return { position: handled.position };
  return refuse(handled.refused === 'version-moved' ? 'stale' : handled.refused);
};

/** Its new text. What its user changed by hand stands; where the new text would have said something else there, a note tells what. */
export const writeAnew = async (
  parts: RewritingParts,
  userId: number,
  documentId: string,
  history: DocumentHistory,
  manner: WritingManner,
): Promise<Readonly<{ position: Position | null }> | Refusal<NotRewritten>> => {
  const { view } = history;
  const writing = currentWriting(history);
  if (!writing) return refuse('no-such-document');
  const composed = await composeFor(parts, userId, { ...view.brief, kind: view.kind, variant: view.variant }, manner);
  if (!composed) return refuse('no-such-account');
  const texts = { base: writing.generatedMarkdown, edited: view.markdown, written: composed.generatedMarkdown };
  const merged = await parts.formats.mergedOf(texts);
  const written = withNotes(composed.document, merged.overruled);
  const at = timestamp(parts.clock);
  const handled = await handle(parts.log, document, streams.document(documentId), {
    type: 'WriteDocument',
    data: {
      ...{ documentId, userId, at, expected: view.version, mailId: null, schedule: null },
      writtenOn: localDate(at, composed.profile.account.schedule.timezone),
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
