import { decodeWords } from './encoded-words.ts';
import type { Headers } from './headers.ts';

export type From = Readonly<{ address: string }>;

const MAX_LENGTH = 2_000;
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

/**
 * The one address a mail says it is from, or null unless that is beyond doubt: exactly one From header holding exactly
 * one mailbox with exactly one @. Other readers of the same mail must not be able to see another sender in it, so
 * groups, routes, comments inside the address, control characters and names that show a different address are refused.
 */
export const singleFrom = (headers: Headers): From | null => {
  const [value, ...more] = headers.all('from');
  if (!headers.whole || value === undefined || more.length > 0 || value.length > MAX_LENGTH) return null;
  if (/[\p{Cc}\uFFFD]/u.test(value.replaceAll('\t', ' '))) return null;
  const mailbox = readMailbox(value.replaceAll('\t', ' '));
  return mailbox && namesNobodyElse(mailbox) ? { address: mailbox.address } : null;
};

type Mailbox = Readonly<{ name: string; address: string }>;

const ATEXT = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]";
const DOT_ATOM = `${ATEXT}+(?:\\.${ATEXT}+)*`;
const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const DOMAIN = `${LABEL}(?:\\.${LABEL})*`;
/** A quoted local part may hold only what stands unquoted too: some providers gave out addresses with two dots. */
const ADDRESS = `(?:${DOT_ATOM}|"${ATEXT}[\\p{L}\\p{N}.!#$%&'*+/=?^_{|}~-]*")@${DOMAIN}`;
/** Dots and bytes beyond ASCII stand in many real names, though the grammar would have them quoted. */
const NAME = `(?:${QUOTED}|[^"<>()\\[\\]:;,\\\\])*`;
const COMMENT = '(?:\\(([^()\\\\]*)\\))?';

const NAME_AND_ADDRESS = new RegExp(`^(${NAME})<(${ADDRESS})> *${COMMENT}$`, 'u');
const ADDRESS_ALONE = new RegExp(`^(${ADDRESS}) *${COMMENT}$`, 'u');

const readMailbox = (value: string): Mailbox | null => {
  const [, alone, remark] = ADDRESS_ALONE.exec(value) ?? [];
  if (alone !== undefined) return { name: remark ?? '', address: alone };
  const [, name, address, comment] = NAME_AND_ADDRESS.exec(value) ?? [];
  return address === undefined ? null : { name: `${name} ${comment ?? ''}`, address };
};

const namesNobodyElse = ({ name, address }: Mailbox): boolean => {
  const local = address.slice(0, address.indexOf('@'));
  if (address.length > MAX_ADDRESS || local.length > MAX_LOCAL_PART || address.includes('=?')) return false;
  const shown = decodeWords(name);
  if (/[<>\p{Cc}]/u.test(shown)) return false;
  const others = shown.toLowerCase().replaceAll(address.toLowerCase(), '');
  return !others.includes('@');
};
