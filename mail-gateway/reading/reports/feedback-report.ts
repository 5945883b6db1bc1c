import type { Headers } from '../headers.ts';
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
  if (!isComplaint(headers) && !parts.some(({ text }) => IN_WORDS.test(text.slice(0, 2_000)))) return null;
  return { isComplaint: true, recipient: recipients.find((one) => one !== '') ?? '' };
};

const IN_WORDS = /^\s*this is an? (?:e-?mail )?(?:abuse|spam|complaint) report\b/i;

const FIELD = /^feedback-type[ \t]*:[ \t]*[\w-]+[ \t]*$/im;

/** Relays that report as JSON. */
const notificationOf = (parts: readonly ReportPart[]) => {
  const [, kind] = parts.map(({ text }) => NOTIFICATION.exec(text.slice(0, 4_000))).find((found) => found) ?? [];
  return kind === undefined ? null : { isComplaint: kind === 'Complaint', recipient: '' };
};

const NOTIFICATION = /"notificationType"\s*:\s*"(Complaint|Delivery)"/;
