import { createHash } from 'node:crypto';
import { normaliseAddress } from '#domain/accounts/address/normalise.ts';
import { keyedId } from './engine/ids.ts';
import type { Vault } from './engine/ports/vault.ts';

/** Names of streams: what a stream is named after can happen only once. */
export const streams = {
  account: (userId: number) => `account-${userId}`,
  address: (addressName: string) => `address-${addressName}`,
  conversation: (conversationId: string) => `conversation-${conversationId}`,
  checkIn: (checkInId: string) => `checkin-${checkInId}`,
  incomingMail: (mailId: string) => `mail-${mailId}`,
  outgoingMail: (mailId: string) => `outgoing-${mailId}`,
  request: (mailId: string, index: number) => `request-${mailId}-${index}`,
  win: (winId: string) => `win-${winId}`,
  job: (jobId: string) => `job-${jobId}`,
  reaction: (name: string) => `reaction-${name}`,
  signUp: (signUpId: string) => `signup-${signUpId}`,
  subscriptions: (userId: number) => `subscription-${userId}`,
  paymentNotice: (noticeId: string) => `payment-${noticeId}`,
  phone: (phoneName: string) => `phone-${phoneName}`,
  outgoingText: (textId: string) => `text-${textId}`,
  insight: (insightId: string) => `insight-${insightId}`,
  /** The mails to role addresses that came in the ten minutes from `since` on. */
  roleMail: (since: string) => `rolemail-${since}`,
  stranger: (userId: number) => `stranger-${userId}`,
} as const;

const nameKey = (vault: Vault) => vault.named('names');

/** The name of an address's claim: the same for every way to write it, and nobody can read the address from it. */
export const addressNameOf = async (vault: Vault, address: string): Promise<string> =>
  keyedId(await nameKey(vault), 'address', normaliseAddress(address));

/** The name of a number's claim; `phoneNumber` is E.164. */
export const phoneNameOf = async (vault: Vault, phoneNumber: string): Promise<string> =>
  keyedId(await nameKey(vault), 'phone', phoneNumber);

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
  return keyedId(await nameKey(vault), mail.recipient, mail.messageId ?? '', normaliseAddress(mail.from), body);
};

const endOfHeaders = (raw: Buffer): number => {
  const crlf = raw.indexOf('\r\n\r\n');
  return crlf === -1 ? raw.indexOf('\n\n') : crlf;
};
