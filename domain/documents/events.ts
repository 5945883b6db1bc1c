import type { Event } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';
import type { Instead } from '#domain/wins/events.ts';
import type { WrittenDocument } from './document.ts';
import type { DocumentKind, DocumentVariant } from './document-kind.ts';

type Id = Readonly<{ documentId: string; userId: number; at: string }>;

/** Every text that was current once has a number, from 1 on. `bytes` is what the event's words take as JSON. */
type Version = Readonly<{ version: number; bytes: number }>;

/** What its user said when they asked for it; '' for nothing. */
export type AskedWords = Readonly<{ prompt: string; company: string; role: string; jobDescription: string }>;

/** A cited win as it was then: `print` is made of all that documents take from it, and differs once that has changed. */
export type CitedWin = Readonly<{ winId: string; print: string }>;

/** `origin`: where it was asked for. `requestId` names the request of a mail or message that asked. */
export type DocumentOrigin = 'web' | 'email';

/**
 * Written for the first time, or anew. `writtenBy` names plain code or a provider's model; `instead` says why AI, which was to
 * write it, did not. `written` is what the writer made and `generated` the same as Markdown; `markdown` is the document's text:
 * that, with what its user had changed by hand before.
 */
export type DocumentWritten = Event<
  'DocumentWritten',
  Id &
    Version &
    Readonly<{
      kind: DocumentKind;
      variant: DocumentVariant;
      language: Language;
      origin: DocumentOrigin;
      requestId: string | null;
      writtenBy: string;
      instead: Instead | null;
      personal: Readonly<{
        asked: AskedWords;
        written: WrittenDocument;
        generated: string;
        markdown: string;
        cited: readonly CitedWin[];
      }>;
    }>
>;

/** Its user saved a text of their own. */
export type DocumentEdited = Event<
  'DocumentEdited',
  Id & Version & Readonly<{ personal: Readonly<{ markdown: string }> }>
>;

/** The text of an earlier version is current again. */
export type DocumentRestored = Event<
  'DocumentRestored',
  Id & Version & Readonly<{ from: number; personal: Readonly<{ markdown: string }> }>
>;

/** It goes to its user's mailbox at `dueAt`, which is on this local date, ready to be posted; the last one said counts. */
export type DocumentScheduled = Event<'DocumentScheduled', Id & Readonly<{ date: string; dueAt: string }>>;
/** `reason`: its user took the date away, or it could not go out then. */
export type DocumentUnscheduled = Event<'DocumentUnscheduled', Id & Readonly<{ reason: UnscheduleReason }>>;
export type UnscheduleReason = 'asked' | 'inactive' | 'undeliverable' | 'closed' | 'late';

/** Its user wants it by mail, with its files; `version` as it stood then. */
export type DocumentMailAsked = Event<'DocumentMailAsked', Id & Readonly<{ version: number; mailId: string }>>;

/** A mail carries it: because its user asked for that, or as its date had come. */
export type DocumentSent = Event<
  'DocumentSent',
  Id & Readonly<{ version: number; mailId: string; occasion: 'asked' | 'scheduled' }>
>;

export type DocumentDeleted = Event<'DocumentDeleted', Id>;

export type DocumentEvent =
  | DocumentWritten
  | DocumentEdited
  | DocumentRestored
  | DocumentScheduled
  | DocumentUnscheduled
  | DocumentMailAsked
  | DocumentSent
  | DocumentDeleted;

const idOf = ({ documentId, userId, at }: Id): Id => ({ documentId, userId, at });

export const documentWritten = (data: DocumentWritten['data']): DocumentWritten => {
  const { version, bytes, kind, variant, language, origin, requestId, writtenBy, instead, personal } = data;
  const { asked, written, generated, markdown, cited } = personal;
  return {
    type: 'DocumentWritten',
    data: {
      ...idOf(data),
      version,
      bytes,
      kind,
      variant,
      language,
      origin,
      requestId,
      writtenBy,
      instead,
      personal: {
        asked: {
          prompt: asked.prompt,
          company: asked.company,
          role: asked.role,
          jobDescription: asked.jobDescription,
        },
        written,
        generated,
        markdown,
        cited: cited.map(({ winId, print }) => ({ winId, print })),
      },
    },
  };
};

export const documentEdited = (data: DocumentEdited['data']): DocumentEdited => ({
  type: 'DocumentEdited',
  data: {
    ...idOf(data),
    version: data.version,
    bytes: data.bytes,
    personal: { markdown: data.personal.markdown },
  },
});

export const documentRestored = (data: DocumentRestored['data']): DocumentRestored => ({
  type: 'DocumentRestored',
  data: {
    ...idOf(data),
    version: data.version,
    bytes: data.bytes,
    from: data.from,
    personal: { markdown: data.personal.markdown },
  },
});

export const documentScheduled = (data: DocumentScheduled['data']): DocumentScheduled => ({
  type: 'DocumentScheduled',
  data: { ...idOf(data), date: data.date, dueAt: data.dueAt },
});

export const documentUnscheduled = (data: DocumentUnscheduled['data']): DocumentUnscheduled => ({
  type: 'DocumentUnscheduled',
  data: { ...idOf(data), reason: data.reason },
});

export const documentMailAsked = (data: DocumentMailAsked['data']): DocumentMailAsked => ({
  type: 'DocumentMailAsked',
  data: { ...idOf(data), version: data.version, mailId: data.mailId },
});

export const documentSent = (data: DocumentSent['data']): DocumentSent => ({
  type: 'DocumentSent',
  data: { ...idOf(data), version: data.version, mailId: data.mailId, occasion: data.occasion },
});

export const documentDeleted = (data: DocumentDeleted['data']): DocumentDeleted => ({
  type: 'DocumentDeleted',
  data: idOf(data),
});
