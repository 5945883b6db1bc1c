import type { Language } from '#domain/facts.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import { type DocumentNote, type Sentence, sentencesOf, type WrittenDocument } from './document.ts';
import type { DocumentKind, DocumentVariant } from './document-kind.ts';
import type {
  BriefWords,
  CitedWin,
  DocumentEvent,
  DocumentGenerated,
  DocumentOrigin,
  DocumentRequested,
  DocumentUnscheduled,
  UnscheduleReason,
  WritingFailure,
  WritingStage,
} from './events.ts';

/** `none` until a mail carried it. */
export type SentVia = 'none' | 'email';

/**
 * `asked` until its wins are chosen, of which there are `winCount`. What `failed` can be asked for again; its text, where there was one,
 * stands.
 */
export type WritingState = Readonly<
  | { is: 'ready' }
  | { is: 'writing'; stage: 'asked' | WritingStage; winCount: number; since: string }
  | { is: 'failed'; reason: WritingFailure }
>;

/**
 * A document as lists show it. `version` is 0, and there is no text, until it was written first. `writtenAt` is when it was written last, `changedAt` when its text changed last. `scheduledFor`
 * is the local date on which it goes out, '' for none, and `dueAt` that moment. `sentAt` is '' until it went out. `missedOn` is the
 * date on which it could not, '' for none, and `missedBecause` why; another date puts both right.
 */
export type DocumentView = Readonly<{
  userId: number;
  writing: WritingState;
  kind: DocumentKind;
  variant: DocumentVariant;
  language: Language;
  origin: DocumentOrigin;
  /** As its user called it, '' for the name that it has of its own. */
  name: string;
  title: string;
  brief: BriefWords;
  markdown: string;
  version: number;
  writtenBy: string;
  fallbackReason: FallbackReason | null;
  createdAt: string;
  writtenAt: string;
  /** The local date of that. */
  writtenOn: string;
  changedAt: string;
  scheduledFor: string;
  dueAt: string;
  sentVia: SentVia;
  sentAt: string;
  missedOn: string;
  missedBecause: MissedBecause | '';
}>;

/** Why a post could not go out on its day. */
export type MissedBecause = Exclude<UnscheduleReason, 'asked' | 'closed'>;

/** The one fold of a document; null before it is asked for and once it is deleted. */
export const documentAfter = (before: DocumentView | null, event: DocumentEvent): DocumentView | null => {
  if (event.type === 'DocumentGenerated') return written(before, event.data);
  if (event.type === 'DocumentRequested') return asked(before, event.data);
  return before && changed(before, event);
};

const DATE_LENGTH = 'yyyy-MM-dd'.length;

const asked = (before: DocumentView | null, data: DocumentRequested['data']): DocumentView => {
  const { userId, kind, variant, language, origin, at, personal } = data;
  const writing = { is: 'writing', stage: 'asked', winCount: 0, since: at } as const;
  if (before) return { ...before, writing };
  return {
    ...{
      userId,
      kind,
      variant,
      language,
      origin,
      name: '',
      title: '',
      brief: personal.brief,
      markdown: '',
      version: 0,
    },
    ...{ writing, writtenBy: '', fallbackReason: null, createdAt: at, writtenAt: at, changedAt: at },
    writtenOn: at.slice(0, DATE_LENGTH),
    ...{ scheduledFor: '', dueAt: '', sentVia: 'none', sentAt: '', ...NOT_MISSED },
  };
};

const written = (before: DocumentView | null, data: DocumentGenerated['data']): DocumentView => {
  const { userId, kind, variant, language, origin, version, writtenBy, fallbackReason, at, personal } = data;
  const began = before ?? {
    origin,
    createdAt: at,
    name: '',
    scheduledFor: '',
    dueAt: '',
    sentVia: origin === 'email' ? ('email' as const) : ('none' as const),
    sentAt: origin === 'email' ? at : '',
    ...NOT_MISSED,
  };
  return {
    ...began,
    userId,
    writing: { is: 'ready' },
    kind,
    variant,
    language,
    title: titleOf(personal.content),
    brief: personal.brief,
    markdown: personal.markdown,
    version,
    writtenBy,
    fallbackReason,
    writtenAt: at,
    writtenOn: data.writtenOn ?? at.slice(0, DATE_LENGTH),
    changedAt: at,
  };
};

/** A letter bears the name of who writes it; it is told from others by its subject. */
const titleOf = ({ kind, title, blocks }: WrittenDocument): string =>
  (kind === 'cover-letter' ? blocks.find((block) => block.type === 'heading')?.text : undefined) ?? title;

const changed = (
  document: DocumentView,
  { type, data }: Exclude<DocumentEvent, DocumentGenerated | DocumentRequested>,
): DocumentView | null => {
  switch (type) {
    case 'DocumentWritingAdvanced':
      return document.writing.is === 'writing'
        ? { ...document, writing: { ...document.writing, stage: data.stage, winCount: data.winCount } }
        : document;
    case 'DocumentWritingFailed':
      return { ...document, writing: { is: 'failed', reason: data.reason } };
    case 'DocumentEdited':
    case 'DocumentVersionRestored':
      return { ...document, markdown: data.personal.markdown, version: data.version, changedAt: data.at };
    case 'DocumentRenamed':
      return { ...document, name: data.personal.name };
    case 'DocumentScheduled':
      return { ...document, ...NOT_MISSED, scheduledFor: data.date, dueAt: data.dueAt };
    case 'DocumentUnscheduled':
      return { ...document, ...missed(document, data), ...NO_DATE };
    case 'DocumentMailRequested':
      return document;
    case 'DocumentMailed':
      return {
        ...document,
        sentVia: 'email',
        sentAt: data.at,
        ...(data.occasion === 'scheduled' ? { ...NO_DATE, ...NOT_MISSED } : {}),
      };
    case 'DocumentDeleted':
      return null;
  }
};

const NO_DATE = { scheduledFor: '', dueAt: '' } as const;
const NOT_MISSED = { missedOn: '', missedBecause: '' } as const;

const missed = ({ scheduledFor }: DocumentView, { reason }: DocumentUnscheduled['data']) =>
  reason === 'asked' || reason === 'closed' ? NOT_MISSED : { missedOn: scheduledFor, missedBecause: reason };

/** A text that was current once. `made` says how; `from` is the version that was restored, null for every other. */
export type DocumentVersion = Readonly<{
  version: number;
  at: string;
  made: 'written' | 'edited' | 'restored';
  from: number | null;
  markdown: string;
  /** The version whose writing its sentences rest on. */
  basedOn: number;
}>;

/** What a writer made, under the number of the version that it was made for. */
export type Writing = Readonly<{
  version: number;
  at: string;
  content: WrittenDocument;
  generatedMarkdown: string;
  citedWins: readonly CitedWin[];
  writtenBy: string;
  fallbackReason: FallbackReason | null;
}>;

/** All that a document's stream tells. `versions` and `writings`: the first ones first. */
export type DocumentHistory = Readonly<{
  view: DocumentView;
  versions: readonly DocumentVersion[];
  writings: readonly Writing[];
}>;

/** Null before it is asked for and once it is deleted. */
export const historyOf = (events: readonly DocumentEvent[]): DocumentHistory | null => {
  const view = events.reduce(documentAfter, null);
  if (view === null) return null;
  const versions: DocumentVersion[] = [];
  for (const event of events) {
    const version = versionIn(event, versions);
    if (version) versions.push(version);
  }
  return { view, versions, writings: events.flatMap(writingIn) };
};

const versionIn = ({ type, data }: DocumentEvent, before: readonly DocumentVersion[]): DocumentVersion | null => {
  switch (type) {
    case 'DocumentGenerated':
      return { ...versionOf(data), made: 'written', from: null, basedOn: data.version };
    case 'DocumentEdited':
      return { ...versionOf(data), made: 'edited', from: null, basedOn: before.at(-1)?.basedOn ?? 0 };
    case 'DocumentVersionRestored': {
      const from = before.find(({ version }) => version === data.restoredVersion);
      return { ...versionOf(data), made: 'restored', from: data.restoredVersion, basedOn: from?.basedOn ?? 0 };
    }
    default:
      return null;
  }
};

const versionOf = ({
  version,
  at,
  personal: { markdown },
}: Readonly<{ version: number; at: string; personal: Readonly<{ markdown: string }> }>) => ({
  version,
  at,
  markdown,
});

const writingIn = ({ type, data }: DocumentEvent): readonly Writing[] => {
  if (type !== 'DocumentGenerated') return [];
  const { version, at, writtenBy, fallbackReason, personal } = data;
  const { content, generatedMarkdown, citedWins } = personal;
  return [{ version, at, content, generatedMarkdown, citedWins, writtenBy, fallbackReason }];
};

/** What the current text rests on: the writing that it was made from, by hand or not; null where there is none. */
export const currentWriting = ({ view, versions, writings }: DocumentHistory): Writing | null => {
  const current = versions.find(({ version }) => version === view.version);
  return writings.find(({ version }) => version === current?.basedOn) ?? null;
};

/** The sentences of a writing, with what each rests on, and what its user was told beside. */
export const saidIn = ({
  content,
}: Writing): Readonly<{ sentences: readonly Sentence[]; notes: readonly DocumentNote[] }> => ({
  sentences: sentencesOf(content),
  notes: content.notes,
});
