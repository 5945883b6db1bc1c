import type { SMTPServerSession } from 'smtp-server';
import type { KnownRecipient } from '#application/inbox/mail-intake.ts';

/** Whom the mail that a client is about to send is for: each recipient once, however often and however it was spelled. */
export class Recipients {
  readonly #byEnvelope = new WeakMap<object, Map<string, KnownRecipient>>();

  add({ envelope }: SMTPServerSession, known: KnownRecipient): void {
    const recipients = this.#byEnvelope.get(envelope) ?? new Map<string, KnownRecipient>();
    this.#byEnvelope.set(envelope, recipients.set(JSON.stringify(known.recipient), known));
  }

  of({ envelope }: SMTPServerSession): readonly KnownRecipient[] {
    return [...(this.#byEnvelope.get(envelope)?.values() ?? [])];
  }
}
