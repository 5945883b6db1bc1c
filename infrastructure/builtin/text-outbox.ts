import type { Texter } from '#application/delivery/texter.ts';
import type { Archive } from '#application/engine/ports/archive.ts';

/** Stands in for a provider of texts: keeps each text, sealed with its user's key, for the outbox page to show. */
export const createTextOutbox = (archive: Archive): Texter => ({
  repeatable: true, // the same text is the same bytes, and those are one blob
  async send(userId, { textId, to, body }) {
    return { sent: true, blob: await archive.put(userId, Buffer.from(JSON.stringify({ textId, to, body }))) };
  },
  close: async () => {},
});
