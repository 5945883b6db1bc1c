import type { Outbox } from '#web/contract/outbox.ts';

/** The outbox that stands in for a relay: what it holds, and answering one of its mails as its reader would. */
export type SandboxMailbox = Readonly<{
  /** The newest, so many of them. */
  list(limit: number): Promise<Outbox>;
  /** Sends a real mail over SMTP to our own gateway; false when there is no such mail or it takes no answer. */
  reply(mailId: string, text: string): Promise<boolean>;
}>;
