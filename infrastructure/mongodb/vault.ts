import type { Vault } from '#application/ports/vault.ts';
import type { KeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createWrappedVault } from '#infrastructure/shared/wrapped-vault.ts';
import { connectMongo } from './connection.ts';
import { createVaultRecords } from './vault-records.ts';

/** Opens the vault of the database that `url` names. `wrong-secret` when it belongs to another secret. */
export const openMongoVault = async (url: string, wrap: KeyWrap, now?: () => number): Promise<Vault> => {
  const connection = await connectMongo(url);
  try {
    return await createWrappedVault(await createVaultRecords(connection), wrap, now);
  } catch (error) {
    await connection.close();
    throw error;
  }
};
