import { type Decider, refuse } from '../decider.ts';
import { type AddressClaimed, type AddressEvent, addressClaimed, addressReleased } from './events.ts';

export type AddressCommand = Readonly<{ type: 'ClaimAddress' | 'ReleaseAddress'; data: AddressClaimed['data'] }>;

/** Whose it is, or null while it is free. */
export type Address = Readonly<{ owner: number | null }>;

export const address: Decider<Address, AddressCommand, AddressEvent, 'address-taken'> = {
  initial: { owner: null },
  decide({ type, data }, { owner }) {
    if (type === 'ReleaseAddress') return owner === data.userId ? [addressReleased(data)] : [];
    if (owner === null) return [addressClaimed(data)];
    return owner === data.userId ? [] : refuse('address-taken');
  },
  evolve(_, { type, data }) {
    return { owner: type === 'AddressClaimed' ? data.userId : null };
  },
};
