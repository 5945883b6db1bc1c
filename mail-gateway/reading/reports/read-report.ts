import type { DeliveryReport } from '#application/inbox/mail-reader.ts';
import { plainText } from '#language/text/plain-text.ts';
import { isDeliveryReport } from '../delivery-reports.ts';
import { type Headers, readHeaders, subjectOf } from '../headers.ts';
import { isComplaint, natureOf } from '../nature.ts';
import { htmlToText } from '../own-words/html-to-text.ts';
import { failureOf } from './failure-kind.ts';
import { fieldIn, isReturned, partsOf, type RecipientStatus, type ReportPart, recipientsOf } from './report-parts.ts';

const MAX_PROSE = 8_000;
const MAX_HTML = 100_000;

/**
 * What a delivery report (RFC 3464, 6522), a complaint (RFC 5965), or the prose of a server that knows neither, says
 * about a mail of ours. Ours have one recipient each; of a report on several the worst counts.
 */
export const readReport = (raw: Uint8Array): DeliveryReport => {
  const parts = partsOf(raw);
  const messageIds = messageIdsOf(parts);
  const headers = readHeaders(raw);
  const feedback = feedbackOf(parts, headers);
  if (feedback)
    return {
      ...NOTHING,
      kind: feedback.isComplaint ? 'complaint' : 'none',
      recipient: feedback.recipient,
      messageIds,
    };
  const prose = proseOf(parts);
  const title = subjectOf(headers);
  const named = recipientsOf(parts);
  if (named.length === 0 && natureOf(headers) !== 'bounce' && !isDeliveryReport(plainText(title), plainText(prose)))
    return { ...NOTHING, messageIds };
  const failures = (named.length > 0 ? named : [NOBODY_NAMED]).map((one) => ({
    ...failureOf(one, prose, title),
    status: one.status,
    recipient: one.recipient || recipientIn(prose),
  }));
  const worst = ORDER.flatMap((kind) => failures.filter((one) => one.kind === kind))[0];
  return { ...NOTHING, ...worst, messageIds };
};

const NOTHING = { kind: 'none', status: '', recipient: '', aboutUs: false } as const;
const NOBODY_NAMED: RecipientStatus = { recipient: '', action: '', status: '', diagnostic: '' };
const ORDER = ['hard', 'soft', 'delay', 'none'] as const;

/** What the report itself says, without the mail that it brings back. */
const proseOf = (parts: readonly ReportPart[]): string =>
  parts
    .filter(({ type }) => type.startsWith('text/') && !isReturned(type))
    .map(({ type, text }) => withoutOriginal(type === 'text/html' ? htmlToText(text.slice(0, MAX_HTML)) : text))
    .join('\n')
    .slice(0, MAX_PROSE);

const ORIGINAL_FOLLOWS =
  /^(?:[ \t>]*-{2,} ?(?:this is a copy|below this line|original message|returned message|message (?:header|text|follows)|the (?:original|header)|unsent message|begin (?:returned|original)|forwarded)|[ \t>]*(?:received|return-path)[ \t]*:|[ \t]*message-id[ \t]*:[^\n]{0,500}\n(?:[ \t]+[^\n]{0,500}\n)?[\w-]{1,40}[ \t]*:|[^\n]{0,30}(?:copy of (?:the|your) (?:original )?message|original message (?:follows|headers?)|headers? of the (?:original|message)))/im;

const withoutOriginal = (text: string): string => {
  const cut = text.search(ORIGINAL_FOLLOWS);
  return cut > 0 ? text.slice(0, cut) : text;
};

const recipientIn = (prose: string): string =>
  /[^\s<>;:"'(),[\]@]{1,64}@[^\s<>;:"'(),[\]]{1,255}\.\w+/.exec(prose)?.[0]?.toLowerCase() ?? '';

const MESSAGE_ID = /<[^<>\s@]{1,400}@[^<>\s@]{1,400}>/;

/** Of the mails that came back with it: what the returned header says, or what the prose quotes of it. */
const messageIdsOf = (parts: readonly ReportPart[]): readonly string[] => {
  const written = parts.flatMap(({ type, text }) =>
    isReturned(type)
      ? [fieldIn(text, 'message-id')]
      : [...text.matchAll(/^[ \t>]*message-id[ \t]*:[ \t]*(?:\n[ \t]+)?([^\n]+)/gim)].map(([, id]) => id ?? ''),
  );
  const ids = written.map((value) => MESSAGE_ID.exec(value)?.[0]).filter((id) => id !== undefined);
  return [...new Set(ids)].slice(0, 10);
};

/** What RFC 5965 calls a complaint of a reader; reports on signatures, and "this is not spam", are none. */
const COMPLAINTS: ReadonlySet<string> = new Set([
  'abuse',
  'fraud',
  'virus',
  'other',
  'opt-out',
  'opt-out-list',
  'miscategorized',
  'complaint',
]);

/** Null where the report is no feedback. */
const feedbackOf = (
  parts: readonly ReportPart[],
  headers: Headers,
): Readonly<{ isComplaint: boolean; recipient: string }> | null => {
  const feedback = parts.find(({ type, text }) => type === 'message/feedback-report' || FIELD.test(text));
  if (!feedback) return notificationOf(parts) ?? complaintWithoutFields(parts, headers);
  const { text } = feedback;
  const kind = /^[\w-]+/.exec(fieldIn(text, 'feedback-type').toLowerCase())?.[0] ?? '';
  const recipient = addressIn(fieldIn(text, 'original-rcpt-to'));
  return { isComplaint: COMPLAINTS.has(kind), recipient };
};

const addressIn = (value: string): string => /[^\s<>;"@]+@[^\s<>;"]+/.exec(value)?.[0]?.toLowerCase() ?? '';

/** Microsoft's mailboxes bring the mail along under the name of who complained; others say it in words alone. */
const complaintWithoutFields = (parts: readonly ReportPart[], headers: Headers) => {
  const recipients = parts.map(({ text }) => addressIn(fieldIn(text, 'x-hmxmroriginalrecipient')));
  const isSaid = parts.some(({ text }) => isSaidIn(text.slice(0, 2_000), subjectOf(headers)));
  if (!isComplaint(headers) && !isSaid) return null;
  return { isComplaint: true, recipient: recipients.find((one) => one !== '') ?? '' };
};

const isSaidIn = (text: string, title: string): boolean =>
  IN_WORDS.test(text) || (TITLE.test(title) && FROM_A_DESK.test(text));

const IN_WORDS = /^\s*this is an? (?:e-?mail )?(?:abuse|spam|complaint) report\b/i;

const TITLE =
  /^\W*(?:abuse ?#\d|(?:abuse|spam|spamming)\W{1,3}(?:report|complaint|notification|notice)|complaint\b|report of (?:abuse|spam))/i;

/** Who writes of a complaint about what came from us. */
const FROM_A_DESK =
  /\b(?:complaints?|unsolicited|spam)\b[\s\S]{0,300}?\b(?:from|by|through|via) your (?:ip|server|network|system|domain|host|user|customer|account)/i;

const FIELD = /^feedback-type[ \t]*:[ \t]*[\w-]+[ \t]*$/im;

/** Relays that report as JSON. */
const notificationOf = (parts: readonly ReportPart[]) => {
  const [, kind] = parts.map(({ text }) => NOTIFICATION.exec(text.slice(0, 4_000))).find((found) => found) ?? [];
  return kind === undefined ? null : { isComplaint: kind === 'Complaint', recipient: '' };
};

const NOTIFICATION = /"notificationType"\s*:\s*"(Complaint|Delivery)"/;
