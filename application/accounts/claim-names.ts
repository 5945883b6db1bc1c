import { domainToUnicode } from 'node:url';
import { keyedId } from '#application/engine/ids.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { normaliseAddress } from '#domain/accounts/address/decider.ts';

const nameKey = (vault: Vault) => vault.named('names');

/** The name of an address's claim: the same for every way to write it, and nobody can read the address from it. */
export const addressNameOf = async (vault: Vault, address: string): Promise<string> =>
  keyedId(await nameKey(vault), 'address', normaliseAddress(address));

/**
 * All names that an address may be known by, the present one first: up to 0.9 a domain with letters beyond ASCII was named as it
 * was typed.
 */
export const addressNamesOf = async (vault: Vault, address: string): Promise<readonly string[]> => {
  const present = normaliseAddress(address);
  const at = present.lastIndexOf('@') + 1;
  const typed = `${present.slice(0, at)}${domainToUnicode(present.slice(at)) || present.slice(at)}`;
  const key = await nameKey(vault);
  return [...new Set([present, typed])].map((one) => keyedId(key, 'address', one));
};

/** Whether a claim of this name is that of the address. */
export const isNameOf = async (vault: Vault, name: string | null, address: string): Promise<boolean> =>
  name !== null && (await addressNamesOf(vault, address)).includes(name);

/** The name of a number's claim; `phoneNumber` is E.164. */
export const phoneNameOf = async (vault: Vault, phoneNumber: string): Promise<string> =>
  keyedId(await nameKey(vault), 'phone', phoneNumber);
