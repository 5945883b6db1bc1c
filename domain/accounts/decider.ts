import { type Decider, refuse } from '#domain/decider.ts';
import { isGood, wasJustAskedFor } from './address-change.ts';
import type { AccountCommand, ContactChange, OpenAccountCommand } from './commands.ts';
import {
  type AccountEvent,
  accountClosed,
  accountErased,
  accountOpened,
  addressChanged,
  addressChangeRequested,
  addressVerified,
  phoneNumberEntered,
  phoneRemoved,
  phoneVerified,
} from './events.ts';
import { evolve, type Identity, type OpenIdentity } from './identity.ts';

export type { AccountCommand } from './commands.ts';

type Reason = 'no-such-account' | 'account-exists' | 'change-outdated';

/** Stream `account-<userId>`: whether there is an account, and whose address and phone it has. */
export const account: Decider<Identity, AccountCommand, AccountEvent, Reason> = {
  initial: { status: 'unknown' },
  decide(command, state) {
    if (command.type === 'OpenAccount')
      return state.status === 'unknown' ? open(command.data) : refuse('account-exists');
    if (command.type === 'EraseAccount') {
      if (state.status === 'unknown') return refuse('no-such-account');
      return state.status === 'erased' ? [] : [accountErased(command.data)];
    }
    if (command.type === 'CloseAccount' && state.status === 'closed') return [];
    return state.status === 'open' ? decide(command, state) : refuse('no-such-account');
  },
  evolve,
};

const open = (data: OpenAccountCommand['data']): readonly AccountEvent[] => [
  accountOpened({ ...data, language: data.language ?? null }),
  ...(data.proven ? [addressVerified(data)] : []),
  ...(data.phone ? [phoneNumberEntered({ userId: data.userId, at: data.at, ...data.phone })] : []),
];

type Change = Exclude<AccountCommand, Readonly<{ type: 'OpenAccount' }> | Readonly<{ type: 'EraseAccount' }>>;
type Decision = ReturnType<typeof account.decide>;

const decide = (command: Change, state: OpenIdentity): Decision => {
  const { type, data } = command;
  switch (type) {
    case 'ProveAddress':
      if (state.addressName !== data.addressName) return refuse('no-such-account');
      return state.proven && state.proofs !== data.failedAfter ? [] : [addressVerified(data)];
    case 'GivePhone':
    case 'RemovePhone':
    case 'AskAddressChange':
      return contactChanged(command, state);
    case 'ChangeContact':
      return changedInOrder(data.changes, state);
    case 'VerifyPhone':
      if (state.phone?.phoneName !== data.phoneName) return refuse('change-outdated');
      return state.phone.verified ? [] : [phoneVerified(data)];
    case 'ChangeAddress': {
      const { addressName, change } = state;
      if (addressName === data.addressName) return []; // the same link once more
      if (change?.changeId !== data.changeId || change.addressName !== data.addressName || !isGood(change, data.at))
        return refuse('change-outdated');
      return [addressChanged({ ...data, previousAddressName: addressName })];
    }
    case 'CloseAccount':
      return [accountClosed(data)];
  }
};

const contactChanged = ({ type, data }: ContactChange, state: OpenIdentity): readonly AccountEvent[] => {
  switch (type) {
    case 'GivePhone':
      return state.phone?.phoneName === data.phoneName ? [] : [phoneNumberEntered(data)];
    case 'RemovePhone':
      return state.phone === null ? [] : [phoneRemoved({ ...data, phoneName: state.phone.phoneName })];
    case 'AskAddressChange':
      if (state.addressName === data.addressName || wasJustAskedFor(state.change, data.addressName, data.at)) return [];
      return [addressChangeRequested(data)];
  }
};

/** Each is decided after the ones before it. */
const changedInOrder = (changes: readonly ContactChange[], state: OpenIdentity): readonly AccountEvent[] => {
  const [first, ...rest] = changes;
  if (!first) return [];
  const events = contactChanged(first, state);
  const after = events.reduce<Identity>(evolve, state);
  return after.status === 'open' ? [...events, ...changedInOrder(rest, after)] : events;
};
