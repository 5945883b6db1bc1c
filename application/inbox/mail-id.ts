import { createHash } from 'node:crypto';
import { keyedId } from '#application/engine/ids.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { normaliseAddress } from '#domain/accounts/address/decider.ts';

/**
 * The id of an incoming mail: the same mail twice (recipient, Message-ID, sender and body alike) is one mail. One without
 * a Message-ID is told by its whole bytes.
 */
export const incomingMailIdOf = async (
  vault: Vault,
  mail: Readonly<{ recipient: string; messageId: string | null; from: string; raw: Uint8Array }>,
): Promise<string> => {
  const raw = Buffer.from(mail.raw.buffer, mail.raw.byteOffset, mail.raw.byteLength);
  const headerEnd = mail.messageId === null ? -1 : endOfHeaders(raw);
  const body = createHash('sha256')
    .update(headerEnd === -1 ? raw : raw.subarray(headerEnd))
    .digest();
  return keyedId(await vault.named('names'), mail.recipient, mail.messageId ?? '', normaliseAddress(mail.from), body);
};

const endOfHeaders = (raw: Buffer): number => {
  const crlf = raw.indexOf('\r\n\r\n');
  return crlf === -1 ? raw.indexOf('\n\n') : crlf;
};
