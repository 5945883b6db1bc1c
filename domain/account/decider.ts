import { type Decider, refuse } from '../decider.ts';
import {
  type AccountErased,
  type AccountEvent,
  type AccountOpened,
  type AddressProven,
  accountErased,
  accountOpened,
  addressProven,
} from './events.ts';

export type AccountCommand =
  | Readonly<{ type: 'OpenAccount'; data: AccountOpened['data'] & Readonly<{ proven: boolean }> }>
  | Readonly<{ type: 'ProveAddress'; data: AddressProven['data'] }>
  | Readonly<{ type: 'EraseAccount'; data: AccountErased['data'] }>;

export type Account =
  | Readonly<{ status: 'unknown' | 'erased' }>
  | Readonly<{ status: 'open'; timezone: string; addressName: string; proven: boolean }>;

/** Stream `account-<userId>`. */
export const account: Decider<Account, AccountCommand, AccountEvent, 'no-such-account' | 'account-exists'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, state) {
    if (type === 'OpenAccount') {
      if (state.status !== 'unknown') return refuse('account-exists');
      return data.proven ? [accountOpened(data), addressProven(data)] : [accountOpened(data)];
    }
    if (type === 'EraseAccount') {
      if (state.status === 'unknown') return refuse('no-such-account');
      return state.status === 'erased' ? [] : [accountErased(data)];
    }
    if (state.status !== 'open' || state.addressName !== data.addressName) return refuse('no-such-account');
    return state.proven ? [] : [addressProven(data)];
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'AccountOpened':
        return { status: 'open', timezone: data.timezone, addressName: data.addressName, proven: false };
      case 'AddressProven':
        return state.status === 'open' ? { ...state, proven: true } : state;
      case 'AccountErased':
        return { status: 'erased' };
    }
  },
};
