import { type Mailer, notOneAddress, type Texter } from '#application/delivery/carrier.ts';
import type { Archive } from '#application/engine/ports/archive.ts';
import { isMailable } from '#domain/accounts/address/decider.ts';

/** Stands in for a relay: keeps each mail, sealed with its recipient's key, for the outbox page to show. */
export const createOutbox = (archive: Archive): Mailer => ({
  repeatable: true, // the same mail is the same bytes, and those are one blob
  async send(userId, mail) {
    if (!isMailable(mail.to)) throw notOneAddress();
    return { sent: true, blob: await archive.put(userId, mail.raw) };
  },
  close: async () => {},
});

/** Stands in for a provider of texts: keeps each text, sealed with its user's key, for the outbox page to show. */
export const createTextOutbox = (archive: Archive): Texter => ({
  repeatable: true, // the same text is the same bytes, and those are one blob
  async send(userId, { textId, to, body }) {
    return { sent: true, blob: await archive.put(userId, Buffer.from(JSON.stringify({ textId, to, body }))) };
  },
  close: async () => {},
});
