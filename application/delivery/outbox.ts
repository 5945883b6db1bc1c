import { readModel } from '#application/engine/read-model.ts';

/** A mail or a text that the outbox keeps instead of a provider sending it: where its bytes are. */
export type OutboxDocument = Readonly<{ userId: number; at: string; blob: string; sandbox: 'mail' | 'text' }>;

/** What no provider was there to send. */
export const OUTBOX = readModel<OutboxDocument>()({
  name: 'outbox',
  indexes: [['sandbox', 'at'], ['userId']],
});
