import type { Metrics } from '#application/engine/ports/metrics.ts';
import { turnBefore } from '#application/engine/turns.ts';
import type {
  ArrivedMail,
  KnownRecipient,
  MailIntake,
  MailJudge,
  Origin,
  RefusalReason,
} from '#application/inbox/mail-intake.ts';
import { type Headers, messageId, readHeaders, references, subjectOf } from '#mail-gateway/reading/headers.ts';
import { natureOf } from '#mail-gateway/reading/nature.ts';
import { singleFrom } from '#mail-gateway/reading/single-from.ts';
import { kept, refusalOf, type SmtpReply } from './replies.ts';

type Parts = Readonly<{ intake: MailIntake; judge: MailJudge; metrics: Metrics }>;

const MOST_HOPS = 30;

/**
 * What becomes of a whole mail. The answer is 250 once it is kept for everyone who takes it; whatever throws on the way
 * is "later" (the sender's next try is the same mail again for those who have it already). `startedAt` is when its first byte was
 * waited for (milliseconds since 1970).
 */
export const receive = async (
  { intake, judge, metrics }: Parts,
  raw: Uint8Array,
  to: readonly KnownRecipient[],
  origin: Origin,
  startedAt: number,
): Promise<SmtpReply> => {
  const refuse = async (reason: RefusalReason) => {
    await intake.noteRefusal(reason, raw.length);
    return refusalOf(reason);
  };
  await turnBefore(raw.length);
  if (hasForbiddenBytes(raw)) return refuse('forbidden-bytes');
  await turnBefore(raw.length);
  const headers = readHeaders(raw);
  if (headers.all('received').length > MOST_HOPS) return refuse('loop');
  const arrived = arrivedMail(raw, headers, to, origin);
  if (arrived === null) return refuse('ambiguous-from');

  const verdict = arrived.from === '' ? 'unproven' : await judge.judge(raw, origin);
  metrics.count('cairn_smtp_judged_mails_total', { verdict });
  const keep = async (recipient: KnownRecipient) => {
    await turnBefore(raw.length);
    return intake.keep(recipient, { ...arrived, verdict, startedAt });
  };
  const outcomes = await Promise.allSettled(to.map(keep));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'over-budget'))
    return refuse('over-budget');
  const taken = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'kept');
  return taken ? kept : refuse('unproven-sender');
};

/** Null when the mail does not say beyond doubt whom it is from, and is no report, which need not say so. */
const arrivedMail = (
  raw: Uint8Array,
  headers: Headers,
  to: readonly KnownRecipient[],
  { returnPath, remoteAddress, helo }: Origin,
): Omit<ArrivedMail, 'verdict' | 'startedAt'> | null => {
  const nature = natureOf(headers, returnPath);
  const from = singleFrom(headers)?.address ?? '';
  const isReport = nature === 'bounce' || to.every(({ recipient }) => recipient.kind === 'return');
  if (from === '' && !isReport) return null;
  const envelope = {
    from,
    returnPath,
    messageId: messageId(headers),
    references: references(headers),
    subject: subjectOf(headers),
    remoteAddress,
    helo,
  };
  return { raw, from, nature, envelope };
};

const NUL = 0;
const LF = 10;
const CR = 13;

/**
 * Whether a mail holds NUL, or CR without LF: readers disagree about what those mean, so no mail may hold them. A bare
 * LF is taken for the end of a line by everyone who reads our mails (and by nobody for the end of a mail), so it may stay.
 */
export const hasForbiddenBytes = (raw: Uint8Array): boolean => {
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at];
    if (byte === NUL || (byte === CR && raw[at + 1] !== LF)) return true;
  }
  return false;
};
