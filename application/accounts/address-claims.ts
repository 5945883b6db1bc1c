import { foldOf, handle, handleAt, retryOnConflict, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { isUnderWay } from '#domain/accounts/address-change.ts';
import { account } from '#domain/accounts/decider.ts';
import { isRefusal } from '#domain/decider.ts';

type Stores = Pick<Services, 'log' | 'vault' | 'clock'>;
/** The name of an address, and the account that has it or wants it. */
type AddressClaim = Readonly<{ addressName: string; userId: number }>;

const ATTEMPTS = 8;

/**
 * Whether a claim is still good: its owner's account has that address, is about to get it (a change that was asked for), is
 * being deleted, or is not open yet. One left behind by a process that died is not, and may be given back by anyone.
 */
export const isClaimHeld = async (stores: Stores, owner: number, addressName: string): Promise<boolean> => {
  const state = await stateOf(stores.log, account, streams.account(owner));
  switch (state.status) {
    case 'unknown':
      return (await stores.vault.open([owner])).get(owner) !== 'destroyed';
    case 'open': {
      const { change } = state;
      const isWanted = change?.addressName === addressName && isUnderWay(change, timestamp(stores.clock));
      return state.addressName === addressName || isWanted;
    }
    case 'closed':
      return state.addressName === addressName;
    default:
      return false;
  }
};

/**
 * Gives a claim back unless it is held; answers whether the address is not this user's any more. Whoever claims it for
 * a change renews the claim first, and so moves the stream: it is then looked at again.
 */
export const releaseUnlessHeld = async (stores: Stores, { addressName, userId }: AddressClaim): Promise<boolean> => {
  const stream = streams.address(addressName);
  return retryOnConflict(async () => {
    const { state, revision } = await foldOf(stores.log, address, stream);
    if (state.owner !== userId) return true;
    if (await isClaimHeld(stores, userId, addressName)) return false;
    const data = { addressName, userId, at: timestamp(stores.clock) };
    await handleAt(stores.log, address, stream, revision, { type: 'ReleaseAddress', data });
    return true;
  });
};

/**
 * Claims an address, also one whose claim was left behind; false when another account holds it. A claim that one has
 * already is renewed: whoever was about to give it back finds the stream moved.
 */
export const claimAddress = async (stores: Stores, { addressName, userId }: AddressClaim): Promise<boolean> => {
  const stream = streams.address(addressName);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const data = { addressName, userId, at: timestamp(stores.clock) };
    if (!isRefusal(await handle(stores.log, address, stream, { type: 'RenewClaim', data }))) return true;
    const { owner } = await stateOf(stores.log, address, stream);
    if (owner !== null && !(await releaseUnlessHeld(stores, { addressName, userId: owner }))) return false;
  }
  return false;
};
