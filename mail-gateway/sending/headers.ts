import { Fault } from '#application/ports/fault.ts';
import { isMailable } from '#domain/address/is-mailable.ts';
import type { MailKind, Thread } from '#domain/outgoing-mail/events.ts';
import { oneLine } from './clean.ts';

const MESSAGE_ID = /^<[^<>\s@\p{Cc}]{1,400}@[^<>\s@\p{Cc}]{1,400}>$/u;
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

/** RFC 3834: who answers by machine says so. */
export const autoSubmitted = (kind: MailKind): string =>
  kind === 'feedback' || kind === 'not-understood' ? 'auto-replied' : 'auto-generated';
