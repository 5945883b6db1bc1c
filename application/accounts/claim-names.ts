import { keyedId } from '#application/engine/ids.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { normaliseAddress } from '#domain/accounts/address/decider.ts';

const nameKey = (vault: Vault) => vault.named('names');

/** The name of an address's claim: the same for every way to write it, and nobody can read the address from it. */
export const addressNameOf = async (vault: Vault, address: string): Promise<string> =>
  keyedId(await nameKey(vault), 'address', normaliseAddress(address));

/** The name of a number's claim; `phoneNumber` is E.164. */
export const phoneNameOf = async (vault: Vault, phoneNumber: string): Promise<string> =>
  keyedId(await nameKey(vault), 'phone', phoneNumber);
