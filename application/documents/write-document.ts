import { accountWithSchedule, isNameOf, type Profile, profileOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { type DocumentRefusal, document } from '#domain/documents/decider.ts';
import type { CitedWin, DocumentOrigin } from '#domain/documents/events.ts';
import { networksOf } from '#domain/documents/networks.ts';
import { knownOfPerson } from '#domain/known-names.ts';
import { citedIn } from './cited-wins.ts';
import {
  type Composed,
  composeDocument,
  type DocumentWriters,
  WRITING_MS,
  type WritingProgress,
} from './compose-document.ts';
import type { DocumentBrief } from './document-writer.ts';
import { gatherSources, type SourceParts } from './gather-sources.ts';
import { manuscriptOf } from './manuscript/manuscript.ts';
import { markdownOf } from './manuscript/markdown-writing.ts';
import { publishDateOf } from './posting/publish-date.ts';

export type ComposeParts = SourceParts &
  DocumentWriters &
  Readonly<{
    /** What a free prompt asks for by its name; null where it names nothing that is known. */
    kindAsked(prompt: string): Pick<DocumentBrief, 'kind' | 'variant'> | null;
  }>;
export type WritingParts = ComposeParts & Pick<Services, 'registers' | 'vault'>;

/** A document ready to be kept: `generatedMarkdown` is its Markdown. */
export type ComposedDocument = Composed &
  Readonly<{ brief: DocumentBrief; generatedMarkdown: string; citedWins: readonly CitedWin[]; profile: Profile }>;

/**
 * How it is written: `byAi` where there is a provider and its user lets it; `workId` names a writing that may begin
 * again; `signal` calls it off.
 */
export type WritingManner = Readonly<{
  byAi: boolean;
  workId?: string;
  signal?: AbortSignal | undefined;
  progress?: WritingProgress;
}>;

/** Out of all that its user's wins, facts and profile say; null when there is no such account. */
export const composeFor = async (
  parts: ComposeParts,
  userId: number,
  asked: DocumentBrief,
  manner: WritingManner,
): Promise<ComposedDocument | null> => {
  const gathered = await gatherSources(parts, userId);
  if (!gathered) return null;
  const { profile, sources } = gathered;
  const brief = letterIn(parts, { ...asked, ...namedIn(parts, asked) });
  const user = {
    userId,
    ...(manner.workId === undefined ? {} : { workId: manner.workId }),
    ...(manner.signal === undefined ? {} : { signal: manner.signal }),
    names: async () => knownOfPerson(profile.person),
    mayLeave: (words: string) => !parts.signs.isCrisis(words),
  };
  const writers = manner.byAi ? parts : { ...parts, aiDocumentWriter: null };
  const composed = await composeDocument(writers, { brief, sources }, user, WRITING_MS, manner.progress);
  const generatedMarkdown = markdownOf(manuscriptOf(composed.document));
  return { ...composed, brief, generatedMarkdown, citedWins: citedIn(composed.document, sources), profile };
};

/** A prompt that asks for a known kind by its name gets that. */
const namedIn = ({ kindAsked }: Pick<ComposeParts, 'kindAsked'>, { kind, variant, prompt }: DocumentBrief) =>
  (kind === 'custom-content' && variant === '' ? kindAsked(prompt) : null) ?? { kind, variant };

/** "A cover letter for the role of CTO at Siemens" names both in the prompt itself. */
const letterIn = ({ signs }: Pick<ComposeParts, 'signs'>, brief: DocumentBrief): DocumentBrief =>
  brief.kind === 'cover-letter' && (brief.company === '' || brief.role === '') && brief.prompt !== ''
    ? withNamed(brief, signs.letterAsked(brief.prompt))
    : brief;

const withNamed = (brief: DocumentBrief, { company, role }: Readonly<{ company: string; role: string }>) => ({
  ...brief,
  company: brief.company || company,
  role: brief.role || role,
});

/** What of a letter neither its fields nor its prompt name; nothing is lacking to other kinds. */
export const letterLacks = (parts: ComposeParts, asked: DocumentBrief): readonly ('company' | 'role')[] => {
  const brief = letterIn(parts, { ...asked, ...namedIn(parts, asked) });
  if (brief.kind !== 'cover-letter') return [];
  return (['company', 'role'] as const).filter((field) => brief[field] === '');
};

/**
 * What is to be written. The same `key`, where there is one, is the same document. `publishDate` is a day or a moment;
 * `mailed`: it goes to its user's mailbox, too. `recipient` must then be their own address, '' for just that.
 */
export type DocumentOrder = Readonly<{
  brief: DocumentBrief;
  origin: DocumentOrigin;
  requestId: string | null;
  key: string | null;
  publishDate: string | null;
  mailed: boolean;
  recipient: string;
}>;

/** `scheduled`: it goes out on its date, or will once it is written. */
export type DocumentDone = Readonly<{ documentId: string; position: Position | null; scheduled: boolean }>;
export type NotWritten =
  | DocumentRefusal
  | 'no-such-account'
  | 'inactive'
  | 'too-many-today'
  | 'not-for-posting'
  | 'date-past'
  | 'date-too-far'
  | 'other-recipient'
  | 'address-unproven';

const daily: Limit = { name: 'documents-day', most: 60, seconds: 24 * 60 * 60 };

/** One of the sixty documents of a day; the same `id` is the same one. */
export const takesOneOfTheDay = (parts: WritingParts, userId: number, id: string): Promise<boolean> =>
  takeFrom(parts, daily, String(userId), id);

/** The id of what was asked for under that key: a request by mail or message, or an idempotency key. */
export const documentIdOf = (userId: number, key: string): string => derivedId('document', userId, key);

/** Writes a document and keeps it; sixty a day. Whoever has nothing subscribed is refused. */
export const writeDocument = async (
  parts: WritingParts,
  userId: number,
  order: DocumentOrder,
  { byAi, signal }: Pick<WritingManner, 'byAi' | 'signal'>,
): Promise<DocumentDone | Refusal<NotWritten>> => {
  const { log, clock } = parts;
  const begun = await begin(parts, userId, order);
  if ('refused' in begun || begun.isKnown) return begun;
  const { documentId } = begun;
  const composed = await composeFor(parts, userId, order.brief, { byAi, workId: `${documentId} 0`, signal });
  if (!composed) return refuse('no-such-account');
  const schedule = scheduleOf(order, composed, timestamp(clock));
  if (schedule !== null && isRefusal(schedule)) return schedule;
  const handled = await handle(log, document, streams.document(documentId), {
    type: 'WriteDocument',
    data: { documentId, userId, at: timestamp(clock), schedule, ...keptOf(order, composed, documentId) },
  });
  return isRefusal(handled) ? handled : { documentId, position: handled.position, scheduled: schedule !== null };
};

/** Has it written by AI, which takes a while: it can be looked at meanwhile, and is ready once that is done. */
export const requestDocument = async (
  parts: WritingParts,
  userId: number,
  order: DocumentOrder,
): Promise<DocumentDone | Refusal<NotWritten>> => {
  const begun = await begin(parts, userId, order);
  if ('refused' in begun || begun.isKnown) return begun;
  const { documentId } = begun;
  const profile = await profileOf(parts, userId);
  if (!profile) return refuse('no-such-account');
  const language = languageIn(profile.account.languages);
  const { brief, origin, publishDate, mailed } = order;
  const { kind, variant } = namedIn(parts, brief);
  const { prompt, company, role, jobDescription } = brief;
  const handled = await handle(parts.log, document, streams.document(documentId), {
    type: 'RequestDocument',
    data: {
      ...{ documentId, userId, at: timestamp(parts.clock), version: 0, kind, variant, language, origin, publishDate },
      mailed,
      personal: { brief: { prompt, company, role, jobDescription } },
    },
  });
  return isRefusal(handled) ? handled : { documentId, position: handled.position, scheduled: publishDate !== null };
};

type Begun = Readonly<{ documentId: string; isKnown: false }> | (DocumentDone & { isKnown: true });

const begin = async (
  parts: WritingParts,
  userId: number,
  order: DocumentOrder,
): Promise<Begun | Refusal<NotWritten>> => {
  const { log, clock } = parts;
  const documentId = order.key === null ? newId(clock.now()) : documentIdOf(userId, order.key);
  const before = await stateOf(log, document, streams.document(documentId));
  if (before.status === 'kept' && (before.version > 0 || before.writing !== null)) {
    const scheduled = before.dueAt !== '' || (before.version === 0 && order.publishDate !== null);
    return { documentId, position: await log.head(), scheduled, isKnown: true };
  }
  const account = await accountWithSchedule(parts, userId);
  const against = await reasonAgainst(parts, userId, account, order);
  if (against) return refuse(against);
  if (!(await takesOneOfTheDay(parts, userId, documentId))) return refuse('too-many-today');
  return { documentId, isKnown: false };
};

/** Told before anything is written, for that takes a while. */
const reasonAgainst = async (
  parts: WritingParts,
  userId: number,
  account: Awaited<ReturnType<typeof accountWithSchedule>>,
  { brief, publishDate, mailed, recipient }: DocumentOrder,
): Promise<NotWritten | null> => {
  if (!account) return 'no-such-account';
  if ((await standingIn(parts, userId, account)).status === 'inactive') return 'inactive';
  if (recipient !== '' && !(await isNameOf(parts.vault, account.addressName, recipient))) return 'other-recipient';
  if ((mailed || recipient !== '') && !account.proven) return 'address-unproven';
  if (publishDate === null) return null;
  const { kind } = namedIn(parts, brief);
  if (kind !== 'custom-content' && networksOf(kind, brief.prompt, '').length === 0) return 'not-for-posting';
  const date = publishDateOf(account.schedule, publishDate, timestamp(parts.clock));
  return isRefusal(date) ? date.refused : null;
};

/** Custom content may name its network in its text alone. */
export const scheduleOf = (
  { publishDate }: Pick<DocumentOrder, 'publishDate'>,
  { brief, generatedMarkdown, profile }: ComposedDocument,
  at: string,
) => {
  if (publishDate === null) return null;
  if (networksOf(brief.kind, brief.prompt, generatedMarkdown).length === 0) return refuse('not-for-posting');
  return publishDateOf(profile.account.schedule, publishDate, at);
};

export const keptOf = (
  { origin, requestId, mailed }: Pick<DocumentOrder, 'origin' | 'requestId' | 'mailed'>,
  { brief, document: written, writtenBy, fallbackReason, generatedMarkdown, citedWins }: ComposedDocument,
  documentId: string,
) => {
  const { kind, language } = written;
  const { variant, prompt, company, role, jobDescription } = brief;
  const mailId = mailed ? derivedId('document-mail', documentId) : null;
  const personal = {
    brief: { prompt, company, role, jobDescription },
    content: written,
    generatedMarkdown,
    markdown: generatedMarkdown,
    citedWins,
  };
  return { kind, variant, language, origin, requestId, writtenBy, fallbackReason, expected: 0, mailId, personal };
};
