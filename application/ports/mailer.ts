import type { ComposedMail } from './mail-composer.ts';

/** `blob` is where the outbox keeps it, null when a relay took it. `code` is the relay's, such as 550. */
export type Delivery = Readonly<{ sent: true; blob: string | null }> | Readonly<{ sent: false; code: string }>;

/** Hands one mail over. A relay that is away, or says "later", is `unavailable`. */
export interface Mailer {
  /** Whether handing the same mail over twice is the same as once. */
  readonly repeatable: boolean;
  send(userId: number, mail: ComposedMail): Promise<Delivery>;
  close(): Promise<void>;
}
