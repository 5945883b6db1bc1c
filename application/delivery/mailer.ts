import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { ComposedMail } from './mail-composer.ts';

/**
 * `blob` is where the outbox keeps it, null when a relay took it. `code` is the relay's, such as 550, with the
 * enhanced one (RFC 3463) behind it where there is one: `550 5.1.1`.
 */
export type Delivery = Readonly<{ sent: true; blob: string | null }> | Readonly<{ sent: false; code: string }>;

/**
 * Hands one mail over. A relay that is away is `unavailable`, one that says "later" to this mail `deferred`: the
 * mail has not gone out. One that fell silent after it had the whole mail is `outcome-unknown`.
 */
export interface Mailer {
  /** Whether handing the same mail over twice is the same as once. */
  readonly repeatable: boolean;
  send(userId: number, mail: ComposedMail): Promise<Delivery>;
  close(): Promise<void>;
}

/** What is no single address goes nowhere: it could be read as two. */
export const notOneAddress = (): Fault => new Fault('not-one-address', 'a mail goes to exactly one address');

export const outcomeUnknown = (cause?: unknown): Fault =>
  new Fault('outcome-unknown', 'the relay fell silent after it had the mail', { cause });
export const isOutcomeUnknown = (error: unknown): boolean => hasCode(error, 'outcome-unknown');
