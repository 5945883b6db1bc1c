import { pause } from '#application/engine/pause.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import type { BackupKeys } from './backup-keys.ts';
import type { BackupPlaces } from './create.ts';
import { copyErasures } from './erasure-copies.ts';

type Parts = Readonly<{
  places: BackupPlaces;
  keys: BackupKeys;
  vault: Vault;
  vaultName: string;
  clock: Clock;
  logger: Logger;
}>;

export interface ErasureKeeper {
  /** Copies the ledger; resolves once it is copied, or after some seconds: it is then tried again until it is. */
  copy(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds: an erasure waits no longer for a place that is away; and the first wait before it is tried again, and the longest. */
export type Patience = Readonly<{ patience: number; first: number; longest: number }>;
const PATIENCE: Patience = { patience: 5000, first: 5000, longest: 5 * 60_000 };

/**
 * Keeps the copy of the erasure ledger in the backup place up to date. Nobody is kept from being erased by a place that is away: the
 * copy is then made as soon as it is back, or when this process starts again.
 */
export const createErasureKeeper = (
  { places, keys, vault, vaultName, clock, logger }: Parts,
  { patience: patienceMs, first, longest }: Patience = PATIENCE,
): ErasureKeeper => {
  const ended = new AbortController();
  const ledger = { place: places.sets, keys, vault: vaultName };
  let underWay: Promise<void> | null = null;
  let again: Promise<void> | null = null;

  const copyUntilDone = async (): Promise<void> => {
    for (let wait = first; !ended.signal.aborted; wait = Math.min(wait * 2, longest)) {
      try {
        await copyErasures(ledger, vault, clock.now());
        return;
      } catch (error) {
        logger.error('the erasure ledger could not be copied to the backup place, and is tried again', error);
      }
      await pause(wait, ended.signal);
    }
  };
  const begin = (): Promise<void> => {
    underWay = copyUntilDone().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  /** One that is under way may have read the ledger already; all who come meanwhile share the one after it. */
  const copied = (): Promise<void> => {
    if (!underWay) return begin();
    again ??= underWay.then(() => {
      again = null;
      return begin();
    });
    return again;
  };
  return {
    async copy() {
      const patience = new AbortController();
      await Promise.race([copied(), pause(patienceMs, patience.signal)]);
      patience.abort();
    },
    async close() {
      ended.abort();
      await again;
      await underWay;
    },
  };
};

/** A vault whose erasures are copied to the backup place. */
export const withErasureCopies = (vault: Vault, keeper: ErasureKeeper): Vault => ({
  ...vault,
  async destroy(userId) {
    await vault.destroy(userId);
    await keeper.copy();
  },
});
