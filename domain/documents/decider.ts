import { type Decider, refuse } from '#domain/decider.ts';
import type { JsonObject } from '#domain/json.ts';
import {
  type DocumentDeleted,
  type DocumentEdited,
  type DocumentEvent,
  type DocumentGenerated,
  type DocumentMailed,
  type DocumentRenamed,
  type DocumentRequested,
  type DocumentScheduled,
  type DocumentUnscheduled,
  type DocumentVersionRestored,
  type DocumentWritingAdvanced,
  type DocumentWritingFailed,
  documentDeleted,
  documentEdited,
  documentGenerated,
  documentMailed,
  documentMailRequested,
  documentRenamed,
  documentRequested,
  documentScheduled,
  documentUnscheduled,
  documentVersionRestored,
  documentWritingAdvanced,
  documentWritingFailed,
  type WritingStage,
} from './events.ts';

/** What the words of one event may take as JSON in UTF-8. */
export const MOST_DOCUMENT_BYTES = 200 * 1024;
/** What all versions of one document may take: it is folded at once, and must not hold up anybody. */
export const MOST_HISTORY_BYTES = 4 * 1024 * 1024;

export const documentBytes = (personal: JsonObject): number =>
  new TextEncoder().encode(JSON.stringify(personal)).length;

type Unnumbered<Data> = Omit<Data, 'version' | 'personalBytes'>;
/** `expected` is the version that whoever asks has seen. */
type Expecting<Data> = Unnumbered<Data> & Readonly<{ expected: number }>;

export type DocumentCommand =
  /** Has it written, or written anew where its version is the one that whoever asks has seen. */
  | Readonly<{ type: 'RequestDocument'; data: DocumentRequested['data'] }>
  | Readonly<{ type: 'AdvanceWriting'; data: DocumentWritingAdvanced['data'] }>
  | Readonly<{ type: 'FailWriting'; data: DocumentWritingFailed['data'] }>
  /** Begins one, or writes it anew where `expected` is the version it has; 0 for one that must not be there yet. */
  | Readonly<{
      type: 'WriteDocument';
      data: Expecting<DocumentGenerated['data']> &
        Readonly<{
          /** The mail that is to carry it; null for none. */
          mailId: string | null;
          schedule: Readonly<{ date: string; dueAt: string }> | null;
        }>;
    }>
  | Readonly<{ type: 'EditDocument'; data: Expecting<DocumentEdited['data']> }>
  | Readonly<{ type: 'RestoreVersion'; data: Expecting<DocumentVersionRestored['data']> }>
  /** The caller sends none where the name is the same as before. */
  | Readonly<{ type: 'RenameDocument'; data: DocumentRenamed['data'] }>
  | Readonly<{ type: 'ScheduleDocument'; data: DocumentScheduled['data'] }>
  | Readonly<{ type: 'UnscheduleDocument'; data: DocumentUnscheduled['data'] }>
  | Readonly<{ type: 'NoteDocumentSent'; data: DocumentMailed['data'] }>
  | Readonly<{ type: 'DeleteDocument'; data: DocumentDeleted['data'] }>;

/** `version-moved`: it is not the version any more that whoever asks has seen. */
export type DocumentRefusal = 'no-such-document' | 'version-moved' | 'too-long' | 'too-many-versions';

/** Only what a decision needs, never its text. */
type State =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{
      status: 'kept' | 'deleted';
      userId: number;
      /** 0 until it is written. */
      version: number;
      /** How far the writing of it has come; null while nobody writes. */
      writing: 'asked' | WritingStage | null;
      /** Of all versions. */
      bytes: number;
      dueAt: string;
      /** The mails that carried it. */
      mails: readonly string[];
    }>;
type Known = Exclude<State, { status: 'unknown' }>;

/** A repeat of what was done changes nothing; what was deleted stays so. */
export const document: Decider<State, DocumentCommand, DocumentEvent, DocumentRefusal> = {
  initial: { status: 'unknown' },
  decide(command, state) {
    if (command.type === 'WriteDocument') return write(command.data, state);
    if (command.type === 'RequestDocument') return request(command.data, state);
    if (state.status === 'unknown' || state.userId !== command.data.userId) return refuse('no-such-document');
    if (state.status === 'deleted') return command.type === 'DeleteDocument' ? [] : refuse('no-such-document');
    return change(command, state);
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'DocumentGenerated': {
        const before = state.status === 'unknown' ? NOT_YET : state;
        return { ...numbered(before, data), status: 'kept', userId: data.userId, writing: null };
      }
      case 'DocumentRequested': {
        const before = state.status === 'unknown' ? NOT_YET : state;
        return { ...before, userId: data.userId, writing: 'asked' };
      }
      case 'DocumentWritingAdvanced':
        return state.status === 'unknown' ? state : { ...state, writing: data.stage };
      case 'DocumentWritingFailed':
        return state.status === 'unknown' ? state : { ...state, writing: null };
      case 'DocumentEdited':
      case 'DocumentVersionRestored':
        return state.status === 'unknown' ? state : numbered(state, data);
      case 'DocumentScheduled':
        return { ...state, dueAt: data.dueAt };
      case 'DocumentUnscheduled':
        return { ...state, dueAt: '' };
      case 'DocumentRenamed':
      case 'DocumentMailRequested':
        return state;
      case 'DocumentMailed':
        if (state.status === 'unknown') return state;
        return {
          ...state,
          dueAt: data.occasion === 'scheduled' ? '' : state.dueAt,
          mails: [...state.mails, data.mailId],
        };
      case 'DocumentDeleted':
        return state.status === 'unknown' ? state : { ...state, status: 'deleted' };
    }
  },
};

const NOT_YET: Known = { status: 'kept', userId: 0, version: 0, writing: null, bytes: 0, dueAt: '', mails: [] };

const numbered = (
  state: Known,
  { version, personalBytes }: Readonly<{ version: number; personalBytes: number }>,
): Known => ({
  ...state,
  version,
  bytes: state.bytes + personalBytes,
});

const write = (
  { expected, mailId, schedule, ...data }: Extract<DocumentCommand, { type: 'WriteDocument' }>['data'],
  state: State,
) => {
  if (state.status !== 'unknown' && state.userId !== data.userId) return refuse('no-such-document');
  if (state.status === 'deleted') return refuse('no-such-document');
  const version = state.status === 'unknown' ? 0 : state.version;
  if (expected === 0 && version > 0) return []; // the same request again
  const next = nextVersion(expected, data.personal, state.status === 'unknown' ? NOT_YET : state);
  if ('refused' in next) return next;
  const { documentId, userId, at } = data;
  return [
    documentGenerated({ ...data, ...next }),
    ...(schedule ? [documentScheduled({ documentId, userId, at, ...schedule })] : []),
    ...(mailId === null ? [] : [documentMailRequested({ documentId, userId, at, version: next.version, mailId })]),
  ];
};

/** One that is being written is not asked for again. */
const request = (data: DocumentRequested['data'], state: State) => {
  if (state.status === 'unknown') return data.version === 0 ? [documentRequested(data)] : refuse('no-such-document');
  if (state.status === 'deleted' || state.userId !== data.userId) return refuse('no-such-document');
  if (state.writing !== null) return [];
  return data.version === state.version ? [documentRequested(data)] : refuse('version-moved');
};

const change = (command: Exclude<DocumentCommand, { type: 'WriteDocument' | 'RequestDocument' }>, state: Known) => {
  switch (command.type) {
    case 'AdvanceWriting':
      return state.writing === null || state.writing === command.data.stage
        ? []
        : [documentWritingAdvanced(command.data)];
    case 'FailWriting':
      return state.writing === null ? [] : [documentWritingFailed(command.data)];
    case 'DeleteDocument':
      return [documentDeleted(command.data)];
    default:
      return state.version === 0 ? refuse('no-such-document') : changeText(command, state);
  }
};

type OfText = Exclude<
  DocumentCommand,
  { type: 'WriteDocument' | 'RequestDocument' | 'AdvanceWriting' | 'FailWriting' | 'DeleteDocument' }
>;

const changeText = (command: OfText, state: Known) => {
  switch (command.type) {
    case 'EditDocument': {
      const { expected, ...data } = command.data;
      const next = nextVersion(expected, data.personal, state);
      return 'refused' in next ? next : [documentEdited({ ...data, ...next })];
    }
    case 'RestoreVersion': {
      const { expected, ...data } = command.data;
      if (data.restoredVersion < 1 || data.restoredVersion > state.version) return refuse('no-such-document');
      if (data.restoredVersion === state.version) return [];
      const next = nextVersion(expected, data.personal, state);
      return 'refused' in next ? next : [documentVersionRestored({ ...data, ...next })];
    }
    case 'RenameDocument':
      return [documentRenamed(command.data)];
    case 'ScheduleDocument':
      return command.data.dueAt === state.dueAt ? [] : [documentScheduled(command.data)];
    case 'UnscheduleDocument':
      return state.dueAt === '' ? [] : [documentUnscheduled(command.data)];
    case 'NoteDocumentSent':
      return state.mails.includes(command.data.mailId) ? [] : [documentMailed(command.data)];
  }
};

const nextVersion = (expected: number, personal: JsonObject, { version, bytes: kept }: Known) => {
  if (expected !== version) return refuse('version-moved');
  const personalBytes = documentBytes(personal);
  if (personalBytes > MOST_DOCUMENT_BYTES) return refuse('too-long');
  if (kept + personalBytes > MOST_HISTORY_BYTES) return refuse('too-many-versions');
  return { version: version + 1, personalBytes };
};
