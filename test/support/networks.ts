import { partOf } from '#application/engine/networks.ts';
import type { Vault } from '#application/engine/ports/vault.ts';

/** Networks of two different parts, so many of each, and no two of them within one wider network. */
export const networksByPart = async (vault: Vault, each: number): Promise<readonly (readonly string[])[]> => {
  const parts = new Map<string, string[]>();
  for (let one = 0; one < 65_536; one += 1) {
    const network = `10.${one >> 8}.${one & 255}.7`;
    const part = await partOf(vault, network);
    parts.set(part, [...(parts.get(part) ?? []), network]);
    const full = [...parts.values()].filter(({ length }) => length >= each);
    if (full.length >= 2) return full.slice(0, 2).map((networks) => networks.slice(0, each));
  }
  throw new Error('all networks fall into one part');
};
