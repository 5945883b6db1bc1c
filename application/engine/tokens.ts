import { createHmac, timingSafeEqual } from 'node:crypto';
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
  readAddress(localPart: string): OurAddress | null;
  /** What a link carries: the id of its register, or of a sign-up. */
  linkToken(purpose: LinkPurpose, id: string): string;
  /** The id; null unless the MAC is right, and for that purpose. */
  readLinkToken(purpose: LinkPurpose, token: string): string | null;
  /** Six digits for one register, to be typed; whoever takes them counts the tries. */
  code(purpose: CodePurpose, id: string): string;
}

/** What an address of ours that carries a MAC stands for. */
type OurAddress =
  | Readonly<{ kind: 'reply'; conversationId: string }>
  | Readonly<{ kind: 'return'; outgoingMailId: string }>;

/**
 * `sign-up` is what a browser keeps that has begun one, `checkout` the page that goes on to the provider, `unsubscribe` (of
 * the mail that bears it) stops what it belongs to or resumes it, `held` (of the mail that is held) says whose that was,
 * `browser` is what one keeps in which an account was signed in, `share` opens a document to whoever has it.
 */
export type LinkPurpose = 'login' | 'sign-up' | 'checkout' | 'address' | 'unsubscribe' | 'held' | 'browser' | 'share';
export type CodePurpose = 'login' | 'phone';

const ADDRESS = /^(reply|return)1-([a-z2-7]{26})([a-z2-7]{26})$/;
const LINK_TOKEN = /^[a-z]+_([0-9a-f-]{36})_([\w-]{43})$/;
/** What a token begins with tells kinds apart at a glance. */
const prefixes: Readonly<Record<LinkPurpose, string>> = {
  login: 'link',
  'sign-up': 'signup',
  checkout: 'checkout',
  address: 'address',
  unsubscribe: 'unsubscribe',
  held: 'held',
  browser: 'browser',
  share: 'share',
};

export const createTokens = async (vault: Vault, domain: string): Promise<Tokens> => {
  const addressKey = await vault.named('addresses-1');
  const linkKey = await vault.named('login-links-1');
  const codeKey = await vault.named('codes-1');
  const address = (purpose: string, id: string) =>
    `${purpose}1-${base32(uuidBytes(id))}${base32(mac(addressKey, purpose, id).subarray(0, 16))}@${domain}`;
  const linkToken = (purpose: LinkPurpose, id: string) =>
    `${prefixes[purpose]}_${id}_${mac(linkKey, purpose, id).toString('base64url')}`;
  return {
    replyAddress: (conversationId) => address('reply', conversationId),
    returnAddress: (outgoingMailId) => address('return', outgoingMailId),
    linkToken,
    readAddress(localPart) {
      const [, purpose, encodedId] = ADDRESS.exec(localPart.toLowerCase()) ?? [];
      if (!purpose || !encodedId) return null;
      const id = uuidOf(encodedId);
      if (!same(address(purpose, id), `${localPart.toLowerCase()}@${domain}`)) return null;
      return purpose === 'reply' ? { kind: 'reply', conversationId: id } : { kind: 'return', outgoingMailId: id };
    },
    readLinkToken(purpose, token) {
      const [, id] = LINK_TOKEN.exec(token) ?? [];
      return id && same(linkToken(purpose, id), token) ? id : null;
    },
    code: (purpose, id) => sixDigits(mac(codeKey, purpose, id)),
  };
};

const mac = (key: Uint8Array, purpose: string, id: string): Buffer =>
  createHmac('sha256', prepared(key)).update(`${purpose}:${id}`).digest();

/** Of 48 bits the rest by a million: no code is likelier than another by more than one in 10^8. */
const sixDigits = (bytes: Buffer): string => String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** In the same time, whatever differs. */
export const same = (one: string, other: string): boolean => {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
};

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
