import { type DNSResolver, dkimVerify } from 'mailauth';
import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import { normaliseAddress } from '#domain/accounts/address/decider.ts';
import { keyNameOf, usableSignature } from './signature.ts';

/** What the DNS answered about a key: its records, or the code of its error. */
export type KeyAnswer = Readonly<{ records: readonly (readonly string[])[] }> | Readonly<{ code: string }>;

export type VerifyTask = Readonly<{
  raw: Uint8Array;
  /** The one address in From, and its domain. */
  from: string;
  author: string;
  /** By the names of `keyNameOf`. */
  keys: ReadonlyMap<string, KeyAnswer>;
}>;

/** A domain whose signature holds (`pass`), or whose key could not be had yet. */
export type Signer = Readonly<{ domain: string; result: 'pass' | 'temperror' }>;

const verify = async ({ raw, from, author, keys }: VerifyTask): Promise<readonly Signer[]> => {
  const signed = onlySignatures(
    Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength),
    (value) => usableSignature(value, author) !== null,
    (value) => usableSignature(value, author)?.signs.some((name) => /^(?:dkim-signature|arc-)/.test(name)) ?? false,
  );
  const { headerFrom, results } = await dkimVerify(signed, { resolver: answersOf(keys), rejectRsaSha1: true });
  const [seen, ...others] = headerFrom ?? [];
  if (others.length > 0 || normaliseAddress(seen ?? '') !== normaliseAddress(from)) return []; // the library read another From than we did: its word is about another mail
  return results
    .filter(({ canonBodyLengthLimited }) => !canonBodyLengthLimited)
    .flatMap(({ signingDomain, status: { result } }) =>
      signingDomain && (result === 'pass' || result === 'temperror') ? [{ domain: signingDomain, result }] : [],
    );
};

/** A DNS that knows these keys and nothing else. */
const answersOf =
  (keys: ReadonlyMap<string, KeyAnswer>): DNSResolver =>
  async (name) => {
    const answer = keys.get(keyNameOf(name)) ?? { code: 'ENOTFOUND' };
    if ('records' in answer) return answer.records.map((record) => [...record]);
    throw Object.assign(new Error('no answer from the DNS'), { code: answer.code });
  };

const LF = 10;
const COLON = 58;

/**
 * The same mail without the signatures, and without the seals of forwarders, that nobody needs to look at; every other
 * byte as it was. `isNeeded` is asked with a signature's value, unfolded. Where a signature that is needed signs others,
 * nothing is left out.
 */
export const onlySignatures = (
  raw: Buffer,
  isNeeded: (value: string) => boolean,
  signsOthers: (value: string) => boolean,
): Buffer => {
  const kept: Buffer[] = [];
  for (const field of fieldsOf(raw)) {
    const isSignature = field.name === 'dkim-signature';
    const value = isSignature
      ? field.bytes
          .subarray(field.colon + 1)
          .toString('latin1')
          .replace(/\r?\n/g, '')
      : '';
    if (isSignature ? isNeeded(value) : !SEALS.has(field.name)) kept.push(field.bytes);
    if (isSignature && isNeeded(value) && signsOthers(value)) return raw;
  }
  return Buffer.concat(kept);
};

const SEALS: ReadonlySet<string> = new Set(['arc-seal', 'arc-message-signature', 'arc-authentication-results']);

const lineEnd = (raw: Buffer, start: number): number => {
  const found = raw.indexOf(LF, start);
  return found < 0 ? raw.length : found + 1;
};

const isBlank = (byte: number | undefined): boolean => byte === 32 || byte === 9;

const isEmptyLine = (raw: Buffer, start: number): boolean =>
  raw[start] === LF || (raw[start] === 13 && raw[start + 1] === LF);

answerTasks(verify);

type Field = Readonly<{ name: string; colon: number; bytes: Buffer }>;

/** The fields of the header, each with the lines it is folded over; at last the empty line and all that follows. */
function* fieldsOf(raw: Buffer): Generator<Field> {
  let start = 0;
  while (start < raw.length && !isEmptyLine(raw, start)) {
    let end = lineEnd(raw, start);
    while (end < raw.length && isBlank(raw[end]) && !isEmptyLine(raw, end)) end = lineEnd(raw, end);
    const bytes = raw.subarray(start, end);
    const colon = bytes.indexOf(COLON);
    yield { name: bytes.toString('latin1', 0, Math.max(colon, 0)).trim().toLowerCase(), colon, bytes };
    start = end;
  }
  yield { name: '', colon: -1, bytes: raw.subarray(start) };
}
