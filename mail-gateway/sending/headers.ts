import { mailListOf } from '#application/delivery/mail-lists.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { isMailable } from '#domain/accounts/address/decider.ts';
import type { MailKind, Thread } from '#domain/delivery/mail/events.ts';
import { oneLine } from './clean.ts';

/** Letters, digits and marks of RFC 5322's atoms, a domain also as a literal; whatever else an id may hold is left out. */
const MESSAGE_ID = /^<[\w.!#$%&'*+/=?^`{|}~-]{1,200}@[\w.!#$%&'*+/=?^`{|}~[\]:-]{1,200}>$/;
const MOST_REFERENCES = 20;

/** An address as it may stand in a header or an envelope; anything else is the fault `bad-address`. */
export const checkedAddress = (address: string): string => {
  if (!isMailable(address)) throw new Fault('bad-address', 'the recipient is no address that mail can be sent to');
  return address;
};

/** Answers bear the subject they answer, with one `Re:` however many it had before. */
export const subjectOf = (own: string, thread: Thread | null): string => {
  const answered =
    thread && oneLine(thread.subject, 200).replace(/^(?:(?:re|aw|sv|vs|antw|odp|rv)(?:\[\d+\])?: *)+/i, '');
  return answered ? `Re: ${answered}` : oneLine(own, 200);
};

/** Threads are made anew of well-formed ids, the newest of them last. */
export const threadHeaders = (thread: Thread | null): Readonly<{ inReplyTo?: string; references?: string[] }> => {
  if (!thread || !MESSAGE_ID.test(thread.inReplyTo)) return {};
  const before = thread.references.filter((id) => id !== thread.inReplyTo && MESSAGE_ID.test(id));
  return { inReplyTo: thread.inReplyTo, references: [...before.slice(1 - MOST_REFERENCES), thread.inReplyTo] };
};

const answers: ReadonlySet<MailKind> = new Set(['feedback', 'document', 'not-understood']);

/** RFC 3834: who answers by machine says so, and an operator who writes is none. */
export const autoSubmitted = (kind: MailKind): string => {
  if (kind === 'role-answer') return 'no';
  return answers.has(kind) ? 'auto-replied' : 'auto-generated';
};

/**
 * RFC 2369 and 8058: how mail programs offer to stop. The page needs one POST and no sign-in. A mail works where it is
 * answered in its own conversation, and says what an answer would: so for check-ins, not for insights.
 */
export const listHeaders = (
  kind: MailKind,
  unsubscribe: string | null,
  replyTo: string | null,
): Readonly<Record<string, string>> => {
  if (unsubscribe === null) return {};
  const byMail = replyTo !== null && mailListOf(kind) === 'check-ins';
  const ways = [`<${unsubscribe}>`, ...(byMail ? [`<mailto:${replyTo}?subject=stop&body=stop>`] : [])];
  return { 'List-Unsubscribe': ways.join(', '), 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
};
