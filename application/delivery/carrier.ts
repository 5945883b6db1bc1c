import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { ComposedMail } from './mail-composer.ts';

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

/** Carries mails, each to one recipient: throws `not-one-address` for what is anything else. */
export type Mailer = Carrier<ComposedMail>;

/** What is no single address goes nowhere: it could be read as two. */
export const notOneAddress = (): Fault => new Fault('not-one-address', 'a mail goes to exactly one address');

export type Text = Readonly<{ textId: string; to: string; body: string }>;

/** Carries text messages, each to one number (E.164). */
export type Texter = Carrier<Text>;

/**
 * A text that came in. Numbers are E.164. `optOut` is what the provider itself took it for, where it says so (it has then
 * answered as well); `media` counts the pictures that came with it, which stay with the provider.
 */
export type IncomingText = Readonly<{
  id: string;
  from: string;
  to: string;
  body: string;
  optOut: 'stop' | 'start' | 'help' | null;
  media: number;
}>;

/** Reads what a provider posts of texts that came in: its form fields. Null unless its signature is right. */
export interface IncomingTexts {
  read(url: string, fields: Readonly<Record<string, string>>, signature: string): IncomingText | null;
}
