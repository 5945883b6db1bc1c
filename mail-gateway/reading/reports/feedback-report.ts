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
): Readonly<{ isComplaint: boolean; recipient: string }> | null => {
  const feedback = parts.find(({ type, text }) => type === 'message/feedback-report' || FIELD.test(text));
  if (!feedback) return notificationOf(parts);
  const { text } = feedback;
  const kind = /^[\w-]+/.exec(fieldIn(text, 'feedback-type').toLowerCase())?.[0] ?? '';
  const recipient = /[^\s<>;"]+@[^\s<>;"]+/.exec(fieldIn(text, 'original-rcpt-to'))?.[0]?.toLowerCase() ?? '';
  return { isComplaint: COMPLAINTS.has(kind), recipient };
};

const FIELD = /^feedback-type[ \t]*:[ \t]*[\w-]+[ \t]*$/im;

/** Relays that report as JSON. */
const notificationOf = (parts: readonly ReportPart[]) => {
  const [, kind] = parts.map(({ text }) => NOTIFICATION.exec(text.slice(0, 4_000))).find((found) => found) ?? [];
  return kind === undefined ? null : { isComplaint: kind === 'Complaint', recipient: '' };
};

const NOTIFICATION = /"notificationType"\s*:\s*"(Complaint|Delivery)"/;
