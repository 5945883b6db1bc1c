import { type Headers, subjectOf } from '../headers.ts';
import { isComplaint } from '../nature.ts';
import { fieldIn, type ReportPart } from './report-parts.ts';

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
export const feedbackOf = (
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
