import { type DNSResolver, dkimVerify } from 'mailauth';
import { answerTasks } from '../../threads/answer-tasks.ts';
import { onlySignatures } from './only-signatures.ts';
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
  if (others.length > 0 || seen?.toLowerCase() !== from.toLowerCase()) return []; // it has read another From than we
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

answerTasks(verify);
