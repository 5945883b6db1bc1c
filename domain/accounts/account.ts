import type { Sealed } from '#domain/event.ts';
import { defaultSchedule, type Schedule } from '#domain/schedule/schedule.ts';
import type { AccountEvent } from './account-event.ts';
import { type AccountView, progressAfter } from './account-view.ts';
import type { AddressChange } from './address-change.ts';
import { type CheckInSettings, initialCheckInSettings, settingsAfter } from './check-in-settings.ts';
import type { AccountOpened } from './events.ts';
import { initialLanguages, type Languages, languagesAfter } from './language.ts';
import type { Passkey } from './passkey-events.ts';

/** What decisions about an account read; never a personal word. */
export type Account =
  | Readonly<{ status: 'unknown' | 'erased' }>
  | Readonly<{ status: 'closed'; closedAt: string; addressName: string; phone: Phone | null }>
  | OpenAccount;

type Phone = Readonly<{ phoneName: string; verified: boolean }>;
export type OpenAccount = Omit<AccountView, 'closed'> &
  Readonly<{
    status: 'open';
    addressName: string;
    /** The address wanted in its place, until that one is confirmed or another is wanted. */
    change: AddressChange | null;
    phone: Phone | null;
    schedule: Schedule;
    checkIns: CheckInSettings;
    languages: Languages;
    passkeys: readonly Passkey[];
  }>;

export const evolve = (state: Account, event: Sealed<AccountEvent>): Account => {
  if (event.type === 'AccountOpened') return opened(event.data);
  if (event.type === 'AccountErased') return { status: 'erased' };
  return state.status === 'open' ? changed(state, event) : state;
};

const opened = ({ at, complimentary, addressName, timezone }: Sealed<AccountOpened>['data']): OpenAccount => ({
  status: 'open',
  complimentary,
  openedAt: at,
  addressName,
  proven: false,
  change: null,
  phone: null,
  schedule: { ...defaultSchedule, timezone },
  checkIns: initialCheckInSettings,
  languages: initialLanguages,
  setupDone: complimentary, // whoever opened it has finished all steps
  passkeys: [],
});

/**
 * Whoever signed up may not be who the address belongs to. From the first proof on the account is its owner's, so the
 * passkeys that would let somebody else in again are dropped. A phone, which lets nobody in, stays as it is.
 */
const firstProven = (state: OpenAccount): OpenAccount => ({ ...state, passkeys: [] });

/** Mail has come from the address, or another one took its place: what failed before counts no more. */
const reachable = (state: OpenAccount): OpenAccount => ({
  ...state,
  checkIns: { ...state.checkIns, undeliverable: false, softFailures: [] },
});

const changed = (
  state: OpenAccount,
  event: Sealed<Exclude<AccountEvent, { type: 'AccountOpened' | 'AccountErased' }>>,
): Account => {
  const { type, data } = event;
  switch (type) {
    case 'AddressVerified': // its link would lead away from an address that takes mail after all
      return {
        ...reachable(state.proven ? state : firstProven(state)),
        ...progressAfter(state, event),
        change: null,
      };
    case 'NameChanged':
    case 'PositionChanged':
      return state;
    case 'ScheduleChanged': {
      const { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone } = data;
      return {
        ...state,
        schedule: { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone },
      };
    }
    case 'SetupCompleted':
      return { ...state, ...progressAfter(state, event) };
    case 'PhoneNumberEntered':
      return { ...state, phone: { phoneName: data.phoneName, verified: false } };
    case 'PhoneVerified':
      return { ...state, phone: { phoneName: data.phoneName, verified: true } };
    case 'PhoneRemoved':
      return { ...state, phone: null };
    case 'AddressChangeRequested':
      return { ...state, change: { changeId: data.changeId, addressName: data.addressName, askedAt: data.at } };
    case 'AddressChanged':
      return reachable({
        ...state,
        ...progressAfter(state, event),
        addressName: data.addressName,
        change: null,
      });
    case 'PasskeyAdded': {
      const { credentialId, publicKey, transports } = data;
      return { ...state, passkeys: [...state.passkeys, { credentialId, publicKey, transports }] };
    }
    case 'PasskeyRemoved':
      return { ...state, passkeys: state.passkeys.filter(({ credentialId }) => credentialId !== data.credentialId) };
    case 'CheckInsPaused':
    case 'CheckInsResumed':
    case 'CheckInThinningSwitched':
    case 'TextCheckInsSwitched':
    case 'InsightMailsChosen':
    case 'AddressDeliveryFailed':
      return { ...state, checkIns: settingsAfter(state.checkIns, event) };
    case 'LanguageChosen':
    case 'LanguageAssumed':
    case 'LanguageDetected':
      return { ...state, languages: languagesAfter(state.languages, event) };
    case 'AccountClosed':
      return { status: 'closed', closedAt: data.at, addressName: state.addressName, phone: state.phone };
  }
};
