import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { isAiCalledOff } from '#application/engine/ports/ai-faults.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { document } from '#domain/documents/decider.ts';
import type { DocumentHistory } from '#domain/documents/document-view.ts';
import type { DocumentRequested, WritingFailure } from '#domain/documents/events.ts';
import { requestedDocument } from './document-history.ts';
import { type RewritingParts, writeAnew } from './rewrite-document.ts';
import { usesAi } from './uses-ai.ts';
import { composeFor, keptOf, type NotWritten, scheduleOf, type WritingManner } from './write-document.ts';

const jobOf = ({ documentId, userId }: Readonly<{ documentId: string; userId: number }>) => ({
  key: documentId,
  userId,
  stream: streams.document(documentId),
  lane: documentId,
});

/** DocumentRequested → the document as AI writes it (else as plain code does), or DocumentWritingFailed. */
export const writeRequested = (parts: RewritingParts): Reaction => ({
  rules: {
    reaction: 'write-document',
    pool: 'documents',
    opens: { DocumentRequested: (data) => [jobOf(data)] },
    closes: {
      DocumentGenerated: ({ documentId }) => [documentId],
      DocumentWritingFailed: ({ documentId }) => [documentId],
      DocumentDeleted: ({ documentId }) => [documentId],
    },
  },
  async run({ key: documentId, userId }, log = parts.log, stopping) {
    const own = { ...parts, log };
    const history = await requestedDocument(own, userId, documentId);
    if (history?.view.writing.is !== 'writing') return log.head(); // deleted, or the plain version was taken
    const workId = `${documentId} ${history.view.version} ${history.view.writing.since}`;
    const progress: WritingManner['progress'] = async (stage, winCount) => {
      const data = { documentId, userId, at: timestamp(parts.clock), stage, winCount };
      await handle(log, document, streams.document(documentId), { type: 'AdvanceWriting', data });
    };
    const watch = watchWriting(parts, documentId, history.view.version);
    const signal = stopping ? AbortSignal.any([watch.signal, stopping]) : watch.signal;
    const manner = { byAi: await usesAi(own, userId), workId, progress, signal };
    try {
      return (await written(own, history, documentId, manner)) ?? (await log.head());
    } catch (error) {
      if (!isAiCalledOff(error) || !watch.signal.aborted) throw error;
      return log.head();
    } finally {
      watch.end();
    }
  },
});

const LOOK_MS = 1_000;

/**
 * Fires once nobody writes this version any more: the document was deleted, or its plain version taken, maybe by
 * another process.
 */
const watchWriting = ({ log }: Pick<RewritingParts, 'log'>, documentId: string, version: number) => {
  const ended = new AbortController();
  const look = async () => {
    const state = await stateOf(log, document, streams.document(documentId));
    if (state.status !== 'kept' || state.writing === null || state.version !== version) ended.abort();
  };
  const lookAgain = () => void look().catch(() => undefined); // the writing itself meets a store that is away
  const timer = setInterval(lookAgain, LOOK_MS);
  return { signal: ended.signal, end: () => clearInterval(timer) };
};

/** The plain version of a document that AI is still writing, at once; the one that AI writes is dropped then. */
export const takePlainVersion = async (
  parts: RewritingParts,
  userId: number,
  documentId: string,
): Promise<Readonly<{ position: Position | null }> | Refusal<'no-such-document'>> => {
  const history = await requestedDocument(parts, userId, documentId);
  if (!history) return refuse('no-such-document');
  if (history.view.writing.is === 'ready') return { position: await parts.log.head() };
  return { position: await written(parts, history, documentId, { byAi: false }) };
};

const written = async (
  parts: RewritingParts & Readonly<{ log: EventLog }>,
  history: DocumentHistory,
  documentId: string,
  manner: WritingManner,
): Promise<Position | null> => {
  const { userId } = history.view;
  const done =
    history.view.version === 0
      ? await firstWritten(parts, history, documentId, manner)
      : await writeAnew(parts, userId, documentId, history, manner);
  if (!isRefusal(done)) return done.position;
  if (done.refused === 'stale') return parts.log.head(); // its user changed it meanwhile
  const data = { documentId, userId, at: timestamp(parts.clock), reason: failureOf(done.refused) };
  return positionReached(
    await handle(parts.log, document, streams.document(documentId), { type: 'FailWriting', data }),
  );
};

const firstWritten = async (
  parts: RewritingParts,
  { view }: DocumentHistory,
  documentId: string,
  manner: WritingManner,
): Promise<Readonly<{ position: Position | null }> | Refusal<NotWritten | 'stale'>> => {
  const { log, clock } = parts;
  const { userId, brief, kind, variant, origin } = view;
  const stream = streams.document(documentId);
  const asked = await eventOf<DocumentRequested>(log, stream, 'DocumentRequested');
  const composed = await composeFor(parts, userId, { ...brief, kind, variant }, manner);
  if (!asked || !composed) return refuse('no-such-account');
  const order = { origin, requestId: null, publishDate: asked.publishDate, mailed: asked.mailed };
  const at = timestamp(clock);
  const schedule = scheduleOf(order, composed, at);
  if (schedule !== null && isRefusal(schedule)) return schedule;
  const data = { userId, schedule, ...keptOf(order, composed, documentId, at) };
  return handle(log, document, stream, { type: 'WriteDocument', data });
};

const failureOf = (refused: NotWritten | 'stale'): WritingFailure => {
  switch (refused) {
    case 'too-long':
    case 'too-many-versions':
      return 'too-long';
    case 'inactive':
      return 'inactive';
    case 'date-past':
    case 'date-too-far':
    case 'not-for-posting':
      return 'date';
    default:
      return 'other';
  }
};
