import type { Envelope, Nature, Recipient, Verdict } from '#domain/inbox/mail/events.ts';

/**
 * An address of ours that takes mail; `userId` is null where the sender's own address decides whose mail it is.
 * `addressName` names the address of that user's account as it was found; null where there is no account behind it.
 */
export type KnownRecipient = Readonly<{ recipient: Recipient; userId: number | null; addressName: string | null }>;

/** A mail after end-of-data: `from` is its one From address. */
export type ArrivedMail = Readonly<{
  raw: Uint8Array;
  from: string;
  verdict: Verdict;
  nature: Nature;
  envelope: Envelope;
  /** When it began to come (milliseconds since 1970). */
  startedAt?: number;
}>;

/** Why a mail was turned away, as `cairn mail list` shows it. */
export type RefusalReason =
  | 'unknown-recipient'
  | 'unproven-sender'
  | 'ambiguous-from'
  | 'too-large'
  | 'forbidden-bytes'
  | 'cut-off'
  | 'loop'
  | 'over-budget';

/** What the SMTP side needs of the application. Reads streams and registers, never a read model. */
export interface MailIntake {
  /** Null when no mail is taken there (a final 550). A store that is away is `unavailable` (451). */
  find(address: string): Promise<KnownRecipient | null>;
  /**
   * False when a mail from this envelope sender is sure to exceed what its recipient takes a day: it is put off before it
   * is sent. `size` in bytes as the sender declares it, 0 where it does not.
   */
  hasRoom(to: KnownRecipient, sender: Readonly<{ returnPath: string; size: number }>): Promise<boolean>;
  /**
   * Kept for certain once it resolves with 'kept' (the same mail again is 'kept' too); 'refused' is a final 550;
   * 'over-budget' keeps nothing, and the sender tries again when the day's budget has room (452).
   */
  keep(to: KnownRecipient, mail: ArrivedMail): Promise<'kept' | 'refused' | 'over-budget'>;
  /** Notes a mail turned away, in a list that keeps only the latest. Never throws. */
  noteRefusal(reason: RefusalReason, size: number): Promise<void>;
}

/** Where a mail came from, as SMTP knew it. */
export type Origin = Readonly<{ remoteAddress: string; helo: string; returnPath: string }>;

/** Is the sender proven: SPF or DKIM passing and aligned with the one From address? `unknown` while the DNS is away. */
export interface MailJudge {
  judge(raw: Uint8Array, origin: Origin): Promise<Verdict>;
}
