import type { Verdict } from '#domain/inbox/mail/events.ts';

/** Where a mail came from, as SMTP knew it. */
export type Origin = Readonly<{ remoteAddress: string; helo: string; returnPath: string }>;

/** Is the sender proven: SPF or DKIM passing and aligned with the one From address? `unknown` while the DNS is away. */
export interface MailJudge {
  judge(raw: Uint8Array, origin: Origin): Promise<Verdict>;
}
