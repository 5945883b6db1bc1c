import type { MailRequest } from '#domain/incoming-mail/events.ts';

/** What a reader made of a mail: what its author wrote, told apart from quotes, signatures and machines. */
export type Reading =
  | Readonly<{ kind: 'understood'; wins: readonly string[]; requests: readonly MailRequest[] }>
  | Readonly<{ kind: 'automatic' | 'bounce' }>
  | Readonly<{ kind: 'unreadable'; reason: UnreadableReason }>;
export type UnreadableReason = 'malformed' | 'too-large' | 'too-slow' | 'too-much-memory' | 'no-text';

/** `sent` are the plain texts of our own mails that this one may quote, newest first. */
export type ReadingContext = Readonly<{ sent: readonly string[] }>;

/**
 * Reads raw mail in a worker with limits of time and memory. Never throws for what a mail holds: whatever is wrong with
 * it is `unreadable`, and the raw mail stays in the archive for a second look.
 */
export interface MailReader {
  read(raw: Uint8Array, context: ReadingContext): Promise<Reading>;
  close(): Promise<void>;
}
