import { Fault, hasCode } from '#application/engine/ports/fault.ts';

/**
 * What became of a message in a carrier's hands. `blob` is where the outbox keeps it, null when it left this machine. `code`
 * is the carrier's own: a relay's, such as 550, with the enhanced one (RFC 3463) behind it where there is one
 * (`550 5.1.1`), or a text provider's, such as 21610.
 */
export type HandedOver = Readonly<{ sent: true; blob: string | null }> | Readonly<{ sent: false; code: string }>;

/**
 * Hands one message over, whatever the channel: a relay, a provider of texts, the outbox that stands in for either. Promises:
 * - a carrier that is away, or limits us, is `unavailable`, one that says "later" to this message `deferred`: it has not
 *   gone out;
 * - one that fell silent, or failed, after it had the whole message is `outcome-unknown`: it may have gone out;
 * - a final "no" is an answer, never thrown.
 */
export interface Carrier<Message> {
  /** Whether handing the same message over twice is the same as once. */
  readonly repeatable: boolean;
  send(userId: number, message: Message): Promise<HandedOver>;
  close(): Promise<void>;
}

/** `carrier` is named in the fault. */
export const outcomeUnknown = (carrier: string, cause?: unknown): Fault =>
  new Fault('outcome-unknown', `${carrier} fell silent, or failed, after it had the message`, { cause });
export const isOutcomeUnknown = (error: unknown): boolean => hasCode(error, 'outcome-unknown');
