import { keyedId } from './ids.ts';
import { partOf, widerNetworkOf } from './networks.ts';
import type { Clock } from './ports/clock.ts';
import { isRegisterMoved, type Register, type Registers } from './ports/registers.ts';
import type { Vault } from './ports/vault.ts';
import { changeRegister } from './registers.ts';

type Stores = Readonly<{ registers: Registers; vault: Vault; clock: Clock }>;

/** At most `most` in any one window of `seconds`, which together cost at most `budget` where there is one. */
export type Limit = Readonly<{ name: string; most: number; seconds: number; budget?: number }>;

/**
 * Takes one from a limit, for whoever `who` is; false when it is used up, or when so many take at once that this one's
 * turn does not come: a burst is refused, and is no fault. `id` makes taking the same one twice count once. Kept in the
 * registers, so a restart gives nothing back.
 */
export const takeFrom = async (
  { registers, vault, clock }: Stores,
  limit: Limit,
  who: string,
  id: string,
  cost = 0,
): Promise<boolean> => {
  const now = clock.now();
  let granted = false;
  const key = await keyOf(vault, limit, who);
  const changed = await changeUnlessBusy(registers, key, (before) => {
    const taken = takenNow(before, limit, now);
    const known = taken.some((one) => one.id === id);
    granted = known || hasRoom(taken, limit, cost);
    if (known || !granted) return null;
    return { value: { taken: [...taken, { id, at: now, cost }] }, endsAt: now + limit.seconds * 1000 };
  });
  return changed && granted;
};

/** Whether one of this cost could be taken now; takes nothing. */
export const isLeft = async (
  { registers, vault, clock }: Stores,
  limit: Limit,
  who: string,
  cost = 0,
): Promise<boolean> => {
  const before = await registers.read('limit', await keyOf(vault, limit, who));
  return hasRoom(takenNow(before, limit, clock.now()), limit, cost);
};

/** Of one network, and of the wider one around it; `part` of each of the 64 parts that all networks are spread over. */
export type NetworkLimits = Readonly<{ network: Limit; wider: Limit; part?: Limit }>;

/** Takes one from each, the narrow ones first: whoever meets those uses up nothing that others need. */
export const takeForNetwork = async (
  stores: Stores,
  limits: NetworkLimits,
  network: string,
  id: string,
  cost = 0,
): Promise<boolean> => {
  for (const [limit, who] of await sharesOf(stores.vault, limits, network))
    if (!(await takeFrom(stores, limit, who, id, cost))) return false;
  return true;
};

export const giveBackForNetwork = async (
  stores: Stores,
  limits: NetworkLimits,
  network: string,
  id: string,
): Promise<void> => {
  for (const [limit, who] of await sharesOf(stores.vault, limits, network)) await giveBack(stores, limit, who, id);
};

const sharesOf = async (
  vault: Vault,
  { network: narrow, wider, part }: NetworkLimits,
  network: string,
): Promise<readonly (readonly [Limit, string])[]> => [
  [narrow, network],
  [wider, widerNetworkOf(network)],
  ...(part ? [[part, await partOf(vault, network)] as const] : []),
];

/** Puts back what was taken with this id, if it still counts; what is too busy to be changed stays taken. */
export const giveBack = async (
  { registers, vault }: Pick<Stores, 'registers' | 'vault'>,
  limit: Limit,
  who: string,
  id: string,
): Promise<void> => {
  await changeUnlessBusy(registers, await keyOf(vault, limit, who), (before) => {
    const taken = asTaken(before?.value.taken);
    const rest = taken.filter((one) => one.id !== id);
    const newest = rest.at(-1);
    return rest.length === taken.length
      ? null
      : { value: { taken: rest }, endsAt: (newest?.at ?? 0) + limit.seconds * 1000 };
  });
};

/** False when others were faster too often. */
const changeUnlessBusy = async (
  registers: Stores['registers'],
  key: string,
  change: Parameters<typeof changeRegister>[3],
): Promise<boolean> => {
  try {
    await changeRegister(registers, 'limit', key, change);
    return true;
  } catch (error) {
    if (!isRegisterMoved(error)) throw error;
    return false;
  }
};

/** Whom it concerns is a network or an address, which a bare hash would give away to anyone who tries them all. */
const keyOf = async (vault: Vault, { name }: Limit, who: string): Promise<string> =>
  `${name}:${keyedId(await vault.named('limits'), name, who)}`;

type Taken = Readonly<{ id: string; at: number; cost?: number }>;

/** What `takeFrom` itself has written. */
const asTaken = (value: unknown): readonly Taken[] => (Array.isArray(value) ? (value as readonly Taken[]) : []);

const takenNow = (register: Register | null, { seconds }: Limit, now: number): readonly Taken[] =>
  asTaken(register?.value.taken).filter(({ at }) => at > now - seconds * 1000);

const hasRoom = (taken: readonly Taken[], { most, budget = Number.POSITIVE_INFINITY }: Limit, cost: number): boolean =>
  taken.length < most && taken.reduce((sum, one) => sum + (one.cost ?? 0), cost) <= budget;
