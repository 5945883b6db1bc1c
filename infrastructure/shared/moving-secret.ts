import { unavailable } from '#application/engine/ports/fault.ts';
import { isWrongSecret, wrongSecret } from '#application/engine/ports/vault.ts';
import type { KeyRecords } from './key-records.ts';
import type { KeyWrap } from './key-wrap.ts';

/**
 * Stores name the secret that wraps new keys, and do not open without it or any other that wraps one of theirs. Where that is
 * the newest of those given, a move to it that was cut off is finished; else they wait for `rewrap`, as other processes
 * may not have been given the newest yet.
 */
export const checkSecret = async (records: KeyRecords, wrap: KeyWrap): Promise<void> => {
  const { fingerprints } = wrap;
  const newest = fingerprints[0] ?? '';
  const stored = await records.secret(newest);
  const used = [stored, ...(await records.wrappings()).keys()];
  if (used.some((secret) => !fingerprints.includes(secret))) throw wrongSecret();
  if (stored === newest && used.some((secret) => secret !== newest)) await rewrapOthers(records, wrap, newest);
};

export const rewrapOthers = async (
  records: KeyRecords,
  wrap: KeyWrap,
  newest: string,
  onProgress: (done: number) => void = () => {},
): Promise<number> => {
  for (let done = 0; ; ) {
    const old = await records.wrappedByOther(newest);
    if (old.length === 0) return done;
    await records.rewrap(
      old.flatMap(({ label, key }) =>
        key === 'destroyed' ? [] : [[label, key, wrap.wrap(wrap.unwrap(key, label), label, newest)] as const],
      ),
    );
    done += old.length;
    onProgress(done);
  }
};

/** A secret that came after this process was started is no fault of the work that meets it: it waits until the process is started anew. */
export const unlessNewer = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw isWrongSecret(error) ? unavailable('the vault', error) : error;
  }
};
