import type { DocumentSource, DocumentWish, NotMade, ReadyDocument } from '#application/documents/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal } from '#domain/decider.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome, RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { DocumentOutcomeFacts } from '#domain/inbox/request/outcome-facts.ts';
import { askBack, done, impossible, type OpenRequest } from './open-request.ts';

const daily: Limit = { name: 'documents-by-mail-day', most: 20, seconds: 24 * 60 * 60 };
const LONGEST_PROMPT = 4000;

/** A document with its files in the archive, so that the answer carries it; or one that AI has begun to write. */
export const writeDocument = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'archive' | 'clock'> &
    Readonly<{ documents: DocumentSource; stopping?: AbortSignal | undefined }>,
  kind: DocumentKind,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const wish = wishOf(kind, asked, await advertGiven(services, kind, asked));
  const { company, role, jobDescription } = wish;
  if (kind === 'cover-letter' && (company === '' || role === ''))
    return askBack(asked, missingIn(wish), {
      company,
      role,
      ...(jobDescription === '' ? {} : { advertOf: advertOf(kind, asked) ?? asked.requestId }),
    });
  if (asked.inactive) return impossible(asked, 'inactive');
  if (!(await takeFrom(services, daily, String(asked.userId), asked.requestId)))
    return impossible(asked, 'too-many-today');
  const document = await services.documents.find(asked.userId, asked.requestId, wish, services.stopping);
  if (isRefusal<NotMade>(document)) return impossible(asked, document.refused);
  if ('isBeingWritten' in document) return done(asked, kind, document);
  return done(asked, kind, await inArchive(services, asked.userId, document));
};

/** What the words say, and what was known already when we asked back. */
const wishOf = (
  kind: DocumentKind,
  { request, answered, isWaitedFor }: OpenRequest,
  jobDescription: string,
): DocumentWish => {
  const before = kind === 'cover-letter' ? incompleteIn(answered, kind) : null;
  const { company = before?.facts.company ?? '', role = before?.facts.role ?? '' } = request.details;
  return { kind, prompt: request.text.slice(0, LONGEST_PROMPT), company, role, jobDescription, isWaitedFor };
};

/** The request, by its id, that held the advertisement when we asked back for more; null for none. */
const advertOf = (kind: DocumentKind, { answered }: OpenRequest): string | null =>
  (kind === 'cover-letter' && incompleteIn(answered, kind)?.facts.advertOf) || null;

/** It is too long to stand in our question back, so it is read where it came. */
const advertGiven = async ({ log }: Pick<Services, 'log'>, kind: DocumentKind, asked: OpenRequest): Promise<string> => {
  const own = asked.request.details.jobDescription ?? '';
  const [mailId, index] = advertOf(kind, asked)?.split(':') ?? [];
  if (own !== '' || mailId === undefined) return own;
  const before = await eventOf<MailUnderstood>(log, streams.incomingMail(mailId), 'MailUnderstood');
  return before?.personal.requests[Number(index)]?.details.jobDescription ?? '';
};

const missingIn = ({ company, role }: DocumentWish) => {
  if (company === '' && role === '') return 'company-and-role';
  return company === '' ? 'company' : 'role';
};

const inArchive = async (
  { archive }: Pick<Services, 'archive'>,
  userId: number,
  { title, text, files, lacks }: ReadyDocument,
): Promise<DocumentOutcomeFacts> => ({
  title,
  text: { blob: await archive.put(userId, new TextEncoder().encode(text)) },
  attachments: await Promise.all(
    files.map(async ({ name, type, bytes }) => ({ name, type, blob: await archive.put(userId, bytes) })),
  ),
  mailed: false,
  ...(lacks.length === 0 ? {} : { lacks }),
});

/**
 * The last request that an answer of ours could not carry out without knowing more, of this kind or of any; null when
 * nothing is missing.
 */
export const incompleteIn = (answered: AnswerFacts | null, kind: RequestKind | null = null): AskedBackOutcome | null =>
  answered?.outcomes.filter(asksBack).findLast(({ request }) => kind === null || request === kind) ?? null;

const asksBack = (outcome: RequestOutcome): outcome is AskedBackOutcome => outcome.result === 'unclear';
