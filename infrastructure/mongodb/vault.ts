import type { Vault } from '#application/engine/ports/vault.ts';
import { openErasureLedger } from '#infrastructure/shared/erasure-ledger.ts';
import type { KeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createWrappedVault, type IfNew } from '#infrastructure/shared/wrapped-vault.ts';
import { connectMongo } from './connection.ts';
import { createVaultRecords } from './vault-records.ts';

/**
 * Opens the vault of the database that `url` names, and the erasure ledger in the file at `ledgerPath`. Each data folder
 * has one of its own; whatever stands in it or in the database is destroyed, and stands in both from then on.
 * `wrong-secret` when the vault belongs to another secret. `ifNew` is asked before a new one is made.
 */
export const openMongoVault = async (
  url: string,
  wrap: KeyWrap,
  ledgerPath: string,
  now?: () => number,
  ifNew?: IfNew,
): Promise<Vault> => {
  const ledger = openErasureLedger(ledgerPath);
  const connection = await connectMongo(url).catch((error: unknown) => {
    ledger.close();
    throw error;
  });
  try {
    return await createWrappedVault(await createVaultRecords(connection), wrap, now, ledger, ifNew);
  } catch (error) {
    ledger.close();
    await connection.close();
    throw error;
  }
};
