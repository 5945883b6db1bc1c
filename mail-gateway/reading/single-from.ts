import { normaliseAddress } from '#domain/accounts/address/decider.ts';
import { decodeWords } from './encoded-words.ts';
import type { Headers } from './headers.ts';

type From = Readonly<{ address: string }>;

const MAX_LENGTH = 2_000;
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

/**
 * The one address a mail says it is from, or null unless that is beyond doubt: exactly one From header holding exactly
 * one mailbox with exactly one @. Other readers of the same mail must not be able to see another sender in it, so
 * groups, routes, comments inside the address, control characters and names that show a different address are refused.
 * A name may hold comments, and bytes of whatever charset.
 */
export const singleFrom = (headers: Headers): From | null => {
  const [value, ...more] = headers.all('from');
  if (!headers.whole || value === undefined || more.length > 0 || value.length > MAX_LENGTH) return null;
  const line = value.replaceAll('\t', ' ');
  const parts = /\p{Cc}/u.test(line) ? null : partsOf(line);
  const mailbox = parts && (withAngles(parts) ?? addressAlone(parts));
  return mailbox && namesNobodyElse(mailbox) ? { address: mailbox.address } : null;
};

type Part = Readonly<{ kind: 'text' | 'quoted' | 'comment' | 'angles'; text: string }>;
type Mailbox = Readonly<{ name: string; address: string }>;

/** Read from left to right once; null where a quote, a comment or angle brackets do not end. */
const partsOf = (line: string): readonly Part[] | null => {
  const parts: Part[] = [];
  let at = 0;
  while (at < line.length) {
    const [kind, end] = partAt(line, at);
    if (end < 0) return null;
    parts.push({ kind, text: kind === 'text' ? line.slice(at, end) : line.slice(at + 1, end - 1) });
    at = end;
  }
  return parts;
};

const partAt = (line: string, at: number): readonly [Part['kind'], number] => {
  const first = line[at];
  if (first === '"') return ['quoted', quoteEnd(line, at)];
  if (first === '(') return ['comment', commentEnd(line, at)];
  if (first === '<') return ['angles', line.indexOf('>', at) + 1 || -1];
  let end = at;
  while (end < line.length && !'"(<'.includes(line.charAt(end))) end += 1;
  return ['text', end];
};

const quoteEnd = (line: string, start: number): number => {
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '"') return at + 1;
  }
  return -1;
};

/** Comments may hold comments. What hides its end from some readers is no comment. */
const commentEnd = (line: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < line.length; at += 1) {
    if (line[at] === '\\') return -1;
    if (line[at] === '(') depth += 1;
    if (line[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
};

/**
 * `Name (comment) <address> (comment)`. Dots and bytes beyond ASCII stand in many real names, though the grammar would have
 * them quoted.
 */
const withAngles = (parts: readonly Part[]): Mailbox | null => {
  const at = parts.findIndex(({ kind }) => kind === 'angles');
  const address = parts[at]?.text ?? '';
  const isPlain = parts.slice(0, at).every(({ kind, text }) => kind !== 'text' || !/[>()[\]:;,\\]/.test(text));
  const isLast = parts.slice(at + 1).every(({ kind, text }) => kind === 'comment' || isBlank({ kind, text }));
  if (!isPlain || !isLast || !isAddress(address)) return null;
  return { name: parts.map(({ kind, text }) => (kind === 'angles' ? ' ' : text)).join(' '), address };
};

/** `address (comment)`. */
const addressAlone = (parts: readonly Part[]): Mailbox | null => {
  const told = parts.map((part) =>
    part.kind === 'comment' ? ' ' : part.kind === 'quoted' ? `"${part.text}"` : part.text,
  );
  const address = told.join('').trim();
  const isAlone = parts.every(({ kind }) => kind !== 'angles') && isAddress(address);
  const comments = parts.filter(({ kind }) => kind === 'comment');
  return isAlone ? { name: comments.map(({ text }) => text).join(' '), address } : null;
};

const isBlank = ({ kind, text }: Part): boolean => kind === 'text' && text.trim() === '';

const ATEXT = "\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-";
/** Some providers gave out addresses with two dots together, or one before the @; quoted they may hold no more than that. */
const LOCAL_PART = new RegExp(`^(?:[${ATEXT}][.${ATEXT}]*|"[${ATEXT}][.${ATEXT}]*")$`, 'u');
const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;

const isAddress = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text.length <= MAX_ADDRESS &&
    at <= MAX_LOCAL_PART &&
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.every((label) => LABEL.test(label) && !label.endsWith('-'))
  );
};

const namesNobodyElse = ({ name, address }: Mailbox): boolean => {
  if (address.includes('=?')) return false;
  const shown = decodeWords(name);
  if (/[<>\p{Cc}]/u.test(shown)) return false;
  const own = normaliseAddress(address);
  const words = shown.toLowerCase().split(/[\s"()[\]]+/);
  return words.every((word) => !word.includes('@') || normaliseAddress(word.replace(AROUND_WORD, '')) === own);
};

/** Punctuation that people and programs put around an address, two marks at most on either side. */
const AROUND_WORD = /^['.,;:]{1,2}|['.,;:]{1,2}$/g;
