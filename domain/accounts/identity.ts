import type { Sealed } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';
import type { AddressChange } from './address-change.ts';
import type { AccountEvent, AccountOpened } from './events.ts';

/** The stream `account-<userId>`, as decisions about it read it; never a personal word. */
export type Identity =
  | Readonly<{ status: 'unknown' | 'erased' }>
  | Readonly<{ status: 'closed'; closedAt: string; addressName: string; phone: Phone | null }>
  | OpenIdentity;

type Phone = Readonly<{ phoneName: string; verified: boolean }>;

export type OpenIdentity = Readonly<{
  status: 'open';
  openedAt: string;
  complimentary: boolean;
  initial: InitialSettings;
  addressName: string;
  /** How often an address of the account was proven, those that it had before included. */
  proofs: number;
  proven: boolean;
  /** The address wanted in its place, until that one is confirmed or another is wanted. */
  change: AddressChange | null;
  phone: Phone | null;
}>;

/** What the account's other streams start from: it was known when the account was opened. */
export type InitialSettings = Readonly<{ timezone: string; language: Language | null; setupDone: boolean }>;

/** An operator's account has nothing left to set up. */
export const initialSettingsOf = ({
  timezone,
  language,
  complimentary,
}: Pick<AccountOpened['data'], 'timezone' | 'language' | 'complimentary'>): InitialSettings => ({
  timezone,
  language,
  setupDone: complimentary,
});

export const evolve = (state: Identity, event: Sealed<AccountEvent>): Identity => {
  if (event.type === 'AccountOpened') return opened(event.data);
  if (event.type === 'AccountErased') return { status: 'erased' };
  return state.status === 'open' ? changed(state, event) : state;
};

const opened = (data: Sealed<AccountOpened>['data']): OpenIdentity => ({
  status: 'open',
  openedAt: data.at,
  complimentary: data.complimentary,
  initial: initialSettingsOf(data),
  addressName: data.addressName,
  proofs: 0,
  proven: false,
  change: null,
  phone: null,
});

const changed = (
  state: OpenIdentity,
  { type, data }: Sealed<Exclude<AccountEvent, { type: 'AccountOpened' | 'AccountErased' }>>,
): Identity => {
  switch (type) {
    case 'AddressVerified': // the link of a change would lead away from an address that takes mail after all
      return { ...state, proofs: state.proofs + 1, proven: true, change: null };
    case 'PhoneNumberEntered':
      return { ...state, phone: { phoneName: data.phoneName, verified: false } };
    case 'PhoneVerified':
      return { ...state, phone: { phoneName: data.phoneName, verified: true } };
    case 'PhoneRemoved':
      return { ...state, phone: null };
    case 'AddressChangeRequested':
      return { ...state, change: { changeId: data.changeId, addressName: data.addressName, askedAt: data.at } };
    case 'AddressChanged':
      return { ...state, proofs: state.proofs + 1, proven: true, addressName: data.addressName, change: null };
    case 'AccountClosed':
      return { status: 'closed', closedAt: data.at, addressName: state.addressName, phone: state.phone };
  }
};
