import { accountWithSchedule } from '#application/accounts/public.ts';
import { type Handled, handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { type DocumentCommand, type DocumentRefusal, document } from '#domain/documents/decider.ts';
import { documentNameOf } from '#domain/documents/document-name.ts';
import type { DocumentHistory } from '#domain/documents/document-view.ts';
import type { DocumentEvent } from '#domain/documents/events.ts';
import { networksOf } from '#domain/documents/networks.ts';
import { ownDocumentHistory } from './document-history.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { cleaned } from './manuscript/cleaned.ts';
import { type PublishDate, type PublishDateRefused, publishDateOf } from './posting/publish-date.ts';

type Parts = Pick<Services, 'log' | 'clock' | 'registers' | 'sealer'>;

/**
 * What its user wants of a document: another name, another text, which is a new version, another date, or none. What is left out stays.
 * `expected` are the versions that they may have seen, null for any.
 */
export type DocumentWish = Readonly<{
  name?: string;
  content?: string;
  publishDate?: string | null;
  expected: readonly number[] | null;
}>;
/** `stale`: its text is another one by now; what was to be saved is kept as the draft. */
export type ChangeRefused =
  | Exclude<DocumentRefusal, 'version-moved'>
  | PublishDateRefused
  | 'stale'
  | 'no-text'
  | 'not-for-posting';

/** All of it or nothing. A text that says the same as before makes no version. */
export const changeDocument = async (
  parts: Parts,
  userId: number,
  documentId: string,
  wish: DocumentWish,
): Promise<Readonly<{ position: Position | null }> | Refusal<ChangeRefused>> => {
  const history = await ownDocumentHistory(parts, userId, documentId);
  if (!history) return refuse('no-such-document');
  const { version, markdown: before } = history.view;
  const markdown = wish.content === undefined ? before : savedText(wish.content);
  if (markdown === '') return refuse('no-text');
  const expected = wish.expected === null || wish.expected.includes(version) ? version : null;
  if (expected === null) return stale(parts, userId, documentId, wish, version);
  const date = await dateOf(parts, userId, history, markdown, wish);
  if (date && 'refused' in date) return date;
  const position = await edit(parts, userId, documentId, { expected, before, markdown });
  if (position && 'refused' in position)
    return position.refused === 'version-moved'
      ? stale(parts, userId, documentId, wish, version)
      : refuse(position.refused);
  if (wish.content !== undefined) await dropDraft(parts, userId, documentId);
  const others = [
    ...renaming(userId, documentId, history, wish, timestamp(parts.clock)),
    ...(wish.publishDate === undefined ? [] : [dating(userId, documentId, timestamp(parts.clock), date)]),
  ];
  let last = position?.position ?? null;
  for (const command of others) {
    const done = await carryOut(parts, documentId, command);
    if (isRefusal(done)) return refuse('no-such-document');
    last = done.position;
  }
  return { position: last };
};

/** A name that is the same as before, its own included, changes nothing. */
const renaming = (
  userId: number,
  documentId: string,
  { view }: DocumentHistory,
  { name: wished }: DocumentWish,
  at: string,
): readonly DocumentCommand[] => {
  if (wished === undefined) return [];
  const name = cleaned(wished.toWellFormed()).replace(/\s+/gu, ' ').trim();
  if (name === documentNameOf(view) || name === view.name) return [];
  return [{ type: 'RenameDocument', data: { documentId, userId, at, personal: { name } } }];
};

/** Lines end alike, hidden characters are gone, and nothing empty stands at its end. */
const savedText = (content: string): string => {
  const text = cleaned(content.toWellFormed()).trimEnd();
  return text === '' ? '' : `${text}\n`;
};

/** Whoever named no version of ours, or none at all, began from the one that was there when they came. */
const stale = async (
  parts: Parts,
  userId: number,
  documentId: string,
  { content, expected }: DocumentWish,
  current: number,
): Promise<Refusal<'stale'>> => {
  const version = expected?.[0] ?? current;
  if (content !== undefined) await keepDraft(parts, userId, documentId, { content, version, expected: null });
  return refuse('stale');
};

type Dated = PublishDate | null;

const dateOf = async (
  parts: Parts,
  userId: number,
  { view: { kind, brief } }: DocumentHistory,
  markdown: string,
  { publishDate = null }: DocumentWish,
): Promise<Dated | Refusal<PublishDateRefused | 'not-for-posting' | 'no-such-document'>> => {
  if (publishDate === null) return null;
  if (networksOf(kind, brief.prompt, markdown).length === 0) return refuse('not-for-posting');
  const account = await accountWithSchedule(parts, userId);
  return account ? publishDateOf(account.schedule, publishDate, timestamp(parts.clock)) : refuse('no-such-document');
};

const dating = (userId: number, documentId: string, at: string, date: Dated): DocumentCommand =>
  date === null
    ? { type: 'UnscheduleDocument', data: { documentId, userId, at, reason: 'asked' } }
    : { type: 'ScheduleDocument', data: { documentId, userId, at, ...date } };

/** Null where nothing of it differs. */
const edit = async (
  parts: Parts,
  userId: number,
  documentId: string,
  { expected, before, markdown }: Readonly<{ expected: number; before: string; markdown: string }>,
): Promise<Handled<DocumentEvent> | Refusal<DocumentRefusal> | null> => {
  if (markdown === before) return null;
  const data = { documentId, userId, at: timestamp(parts.clock), expected, personal: { markdown } };
  return carryOut(parts, documentId, { type: 'EditDocument', data });
};

/** Makes the text of an earlier version the current one, as a version of its own. */
export const restoreVersion = async (
  parts: Parts,
  userId: number,
  documentId: string,
  { from, expected }: Readonly<{ from: number; expected: readonly number[] | null }>,
): Promise<Readonly<{ position: Position | null }> | Refusal<ChangeRefused>> => {
  const history = await ownDocumentHistory(parts, userId, documentId);
  const version = history?.versions.find((one) => one.version === from);
  if (!history || !version) return refuse('no-such-document');
  if (expected && !expected.includes(history.view.version)) return refuse('stale');
  if (version.markdown === history.view.markdown) return { position: await parts.log.head() };
  const at = timestamp(parts.clock);
  const data = {
    documentId,
    userId,
    at,
    restoredVersion: from,
    expected: history.view.version,
    personal: { markdown: version.markdown },
  };
  const restored = await carryOut(parts, documentId, { type: 'RestoreVersion', data });
  if (!isRefusal(restored)) return { position: restored.position };
  return refuse(restored.refused === 'version-moved' ? 'stale' : restored.refused);
};

const carryOut = ({ log }: Parts, documentId: string, command: DocumentCommand) =>
  handle(log, document, streams.document(documentId), command);
