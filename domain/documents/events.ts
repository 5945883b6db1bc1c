import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, date, id, language, moment, userId } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';
import { fallbackReason } from '#domain/wins/events.ts';
import { writtenDocument } from './document.ts';
import { documentKind, documentVariant } from './document-kind.ts';

const document = { documentId: id, userId, at: moment };
/** Every text that was current once has a number, from 1 on. `personalBytes` is the size of its personal part as JSON. */
const version = { version: count, personalBytes: count };
const stream = 'document-<documentId>';

/** What its user said when they asked for it; '' for nothing. */
const briefWords = z.object({ prompt: z.string(), company: z.string(), role: z.string(), jobDescription: z.string() });
export type BriefWords = Frozen<z.infer<typeof briefWords>>;

/** A win that the document cites: `textHash` is a hash of all that documents take from it, and differs once that has changed. */
const citedWin = z.object({ winId: id, textHash: z.string() });
export type CitedWin = Frozen<z.infer<typeof citedWin>>;

const documentOrigin = z.enum(['web', 'email']);
export type DocumentOrigin = z.infer<typeof documentOrigin>;

/**
 * Its user asked for it, and it is being written: for the first time where `version` is 0, else anew. `publishDate` and `mailed` are what
 * is to become of it once it is there. `language` is its user’s.
 */
export const documentRequested = defineEvent('DocumentRequested', {
  stream,
  by: ['user'],
  data: {
    ...document,
    version: count,
    kind: documentKind,
    variant: documentVariant,
    language,
    origin: documentOrigin,
    publishDate: z.string().nullable(),
    mailed: z.boolean(),
  },
  personal: { brief: briefWords },
});
export type DocumentRequested = EventOf<typeof documentRequested>;

const writingStage = z.enum(['writing', 'checking']);
export type WritingStage = z.infer<typeof writingStage>;

/** The writing of it has come so far. `winCount` wins are what it is written out of. */
export const documentWritingAdvanced = defineEvent('DocumentWritingAdvanced', {
  stream,
  by: ['user'],
  data: { ...document, stage: writingStage, winCount: count },
});
export type DocumentWritingAdvanced = EventOf<typeof documentWritingAdvanced>;

const writingFailure = z.enum(['too-long', 'inactive', 'date', 'other']);
export type WritingFailure = z.infer<typeof writingFailure>;

/** It could not be written; what stood before stands. `date`: the day on which it was to go out cannot be had any more. */
export const documentWritingFailed = defineEvent('DocumentWritingFailed', {
  stream,
  by: ['user'],
  data: { ...document, reason: writingFailure },
});
export type DocumentWritingFailed = EventOf<typeof documentWritingFailed>;

/**
 * Written for the first time, or anew. `origin`: where it was asked for; `requestId` names the request of a mail or
 * message that asked. `writtenBy` names plain code or a provider’s model; `fallbackReason` says why AI, which was to
 * write it, did not. `content` is what the writer made and `generatedMarkdown` the same as Markdown; `markdown` is the
 * document’s text: that, with what its user had changed by hand before. Every text that was current once has a
 * `version`, from 1 on; `personalBytes` is the size of the personal part as JSON. `writtenOn` is the local date, and
 * stands in all that were written since documents have names.
 */
export const documentGenerated = defineEvent('DocumentGenerated', {
  stream,
  by: ['user'],
  data: {
    ...document,
    ...version,
    kind: documentKind,
    variant: documentVariant,
    language,
    origin: documentOrigin,
    requestId: id.nullable(),
    writtenBy: z.string(),
    fallbackReason: fallbackReason.nullable(),
    writtenOn: date.exactOptional(),
  },
  personal: {
    brief: briefWords,
    content: writtenDocument,
    generatedMarkdown: z.string(),
    markdown: z.string(),
    citedWins: z.array(citedWin),
  },
});
export type DocumentGenerated = EventOf<typeof documentGenerated>;

/** Its user saved a text of their own. */
export const documentEdited = defineEvent('DocumentEdited', {
  stream,
  by: ['user'],
  data: { ...document, ...version },
  personal: { markdown: z.string() },
});
export type DocumentEdited = EventOf<typeof documentEdited>;

/** The text of the version `restoredVersion` is current again. */
export const documentVersionRestored = defineEvent('DocumentVersionRestored', {
  stream,
  by: ['user'],
  data: { ...document, ...version, restoredVersion: count },
  personal: { markdown: z.string() },
});
export type DocumentVersionRestored = EventOf<typeof documentVersionRestored>;

/** Its user gave it another name; '' for the one that it has of its own. */
export const documentRenamed = defineEvent('DocumentRenamed', {
  stream,
  by: ['user'],
  data: document,
  personal: { name: z.string() },
});
export type DocumentRenamed = EventOf<typeof documentRenamed>;

/**
 * It goes to its user’s mailbox at `dueAt`, which is on this local date, ready to be posted. The last date that was
 * chosen counts.
 */
export const documentScheduled = defineEvent('DocumentScheduled', {
  stream,
  by: ['user'],
  data: { ...document, date, dueAt: moment },
});
export type DocumentScheduled = EventOf<typeof documentScheduled>;

const unscheduleReason = z.enum(['asked', 'inactive', 'undeliverable', 'closed', 'late']);
export type UnscheduleReason = z.infer<typeof unscheduleReason>;

/** Its user took the date away (`asked`), or it could not go out then. */
export const documentUnscheduled = defineEvent('DocumentUnscheduled', {
  stream,
  by: ['user', 'schedule'],
  data: { ...document, reason: unscheduleReason },
});
export type DocumentUnscheduled = EventOf<typeof documentUnscheduled>;

/** Its user wants it by mail, with its files, in this version. */
export const documentMailRequested = defineEvent('DocumentMailRequested', {
  stream,
  by: ['user'],
  data: { ...document, version: count, mailId: id },
});
export type DocumentMailRequested = EventOf<typeof documentMailRequested>;

/** A mail carries it: its user asked for that, or its date had come. */
export const documentMailed = defineEvent('DocumentMailed', {
  stream,
  by: ['user', 'schedule'],
  data: { ...document, version: count, mailId: id, occasion: z.enum(['asked', 'scheduled']) },
});
export type DocumentMailed = EventOf<typeof documentMailed>;

/** Its user deleted it. */
export const documentDeleted = defineEvent('DocumentDeleted', {
  stream,
  by: ['user'],
  data: document,
});
export type DocumentDeleted = EventOf<typeof documentDeleted>;

export type DocumentEvent = EventsIn<typeof import('./events.ts')>;
