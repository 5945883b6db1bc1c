import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Recipient } from '#domain/incoming-mail/events.ts';
import { prepared } from './ids.ts';
import type { Vault } from './ports/vault.ts';

/**
 * Addresses and tokens that nobody can guess, made of an id and its MAC, so that none is ever stored. Addresses are
 * case-insensitive and at most 60 characters before the @. The digit names the key, for the day there is a second.
 */
export interface Tokens {
  replyAddress(conversationId: string): string;
  returnAddress(outgoingMailId: string): string;
  /** What an address of ours stands for; null unless its MAC is right. */
  readAddress(localPart: string): Extract<Recipient, { kind: 'reply' | 'return' }> | null;
  loginToken(linkId: string): string;
  /** The link's id; null unless the MAC is right. */
  readLoginToken(token: string): string | null;
}

const ADDRESS = /^(reply|return)1-([a-z2-7]{26})([a-z2-7]{26})$/;
const LOGIN_TOKEN = /^link_([0-9a-f-]{36})_([\w-]{43})$/;

export const createTokens = async (vault: Vault, domain: string): Promise<Tokens> => {
  const addressKey = await vault.named('addresses-1');
  const linkKey = await vault.named('login-links-1');
  const address = (purpose: string, id: string) =>
    `${purpose}1-${base32(uuidBytes(id))}${base32(mac(addressKey, purpose, id).subarray(0, 16))}@${domain}`;
  const loginToken = (linkId: string) => `link_${linkId}_${mac(linkKey, 'login', linkId).toString('base64url')}`;
  return {
    replyAddress: (conversationId) => address('reply', conversationId),
    returnAddress: (outgoingMailId) => address('return', outgoingMailId),
    loginToken,
    readAddress(localPart) {
      const [, purpose, encodedId] = ADDRESS.exec(localPart.toLowerCase()) ?? [];
      if (!purpose || !encodedId) return null;
      const id = uuidOf(encodedId);
      if (!same(address(purpose, id), `${localPart.toLowerCase()}@${domain}`)) return null;
      return purpose === 'reply' ? { kind: 'reply', conversationId: id } : { kind: 'return', outgoingMailId: id };
    },
    readLoginToken(token) {
      const [, linkId] = LOGIN_TOKEN.exec(token) ?? [];
      return linkId && same(loginToken(linkId), token) ? linkId : null;
    },
  };
};

const mac = (key: Uint8Array, purpose: string, id: string): Buffer =>
  createHmac('sha256', prepared(key)).update(`${purpose}:${id}`).digest();

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 without padding, in small letters: 26 characters for 16 bytes. */
const base32 = (bytes: Uint8Array): string => {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const uuidOf = (encoded: string): string => {
  const bits = [...encoded].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const hex = (bits.slice(0, 128).match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
