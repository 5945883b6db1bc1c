import type { DNSResolver } from 'mailauth';
import { createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { turnBefore } from '#application/engine/turns.ts';
import { usableSignature } from './signature.ts';
import type { KeyAnswer, Signer, VerifyTask } from './verify-in-child.ts';

export type DkimLimits = Readonly<{ children?: number; timeLimitMs?: number }>;

/** A mail, its DKIM signatures, the one address in its From and that address's domain. */
export type SignedMail = Readonly<{ raw: Uint8Array; signatures: readonly string[]; from: string; author: string }>;

export type DkimVerifier = Readonly<{
  /** Who signs the mail for certain: nobody where checking breaks a limit; `unknown` where it failed otherwise. */
  signers(mail: SignedMail, resolver: DNSResolver): Promise<readonly Signer[] | 'unknown'>;
  close(): Promise<void>;
}>;

const MOST_SIGNATURES = 10;
/** In bytes: a domain and a verdict for each signature. */
const MAX_ANSWER = 64 * 1024;
/** Most mail is proven by SPF alone: the memory is given back soon. */
const IDLE_MS = 60_000;

/**
 * Verifies the signatures of a mail's own organisation. Their keys are asked for here, where waiting costs nothing; the
 * sums over the mail are done in a child process, which a mail that takes too long (5 s) or too much memory costs, and nothing else.
 */
export const createDkimVerifier = ({ children = 2, timeLimitMs = 5_000 }: DkimLimits = {}): DkimVerifier => {
  const pool = createChildPool<VerifyTask, readonly Signer[]>({
    module: new URL('./verify-in-child.ts', import.meta.url),
    children,
    timeLimitMs,
    heapMb: 192,
    dataMb: 384,
    maxAnswerBytes: MAX_ANSWER,
    idleMs: IDLE_MS,
    closed: () => new Fault('mail-judge-closed', 'The mail judge is closed'),
  });
  return {
    async signers({ raw, signatures, from, author }, resolver) {
      const usable = signatures.flatMap((value) => usableSignature(value, author) ?? []);
      if (usable.length === 0 || usable.length > MOST_SIGNATURES) return [];
      const keys = await keysOf(new Set(usable.map(({ keyName }) => keyName)), resolver);
      if ([...keys.values()].every(isNoKey)) return [];
      await turnBefore(raw.length);
      const outcome = await pool.ask(() => ({ raw, from, author, keys }));
      if ('answer' in outcome) return outcome.answer;
      return outcome.broke === 'failed' ? 'unknown' : []; // what broke a limit would break it again, however long it waits
    },
    close: () => pool.close(),
  };
};

const keysOf = async (names: ReadonlySet<string>, resolver: DNSResolver): Promise<ReadonlyMap<string, KeyAnswer>> =>
  new Map(await Promise.all([...names].map(async (name) => [name, await keyOf(name, resolver)] as const)));

const keyOf = async (name: string, resolver: DNSResolver): Promise<KeyAnswer> => {
  try {
    const records: readonly (string | readonly string[])[] = await resolver(name, 'TXT');
    return { records: records.map((record) => (typeof record === 'string' ? [record] : record)) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { code: code === 'EBADNAME' ? 'ENOTFOUND' : code };
  }
};

/** The DNS answered that there is none, unlike a DNS that is away. */
const isNoKey = (answer: KeyAnswer): boolean =>
  'code' in answer && (answer.code === 'ENOTFOUND' || answer.code === 'ENODATA');
