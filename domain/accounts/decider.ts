import { type Decider, refuse } from '#domain/decider.ts';
import { isSameSchedule } from '#domain/schedule/schedule.ts';
import { scheduleFrom } from '#domain/schedule/slots.ts';
import { type Account, evolve, type OpenAccount } from './account.ts';
import type { AccountEvent } from './account-event.ts';
import { isGood, wasJustAskedFor } from './address-change.ts';
import { checkInSettingChanged } from './check-in-commands.ts';
import type { AccountCommand, OpenAccountCommand, ProfileChange } from './commands.ts';
import { accountClosed, accountErased, accountOpened, addressVerified } from './events.ts';
import { isKnown } from './language.ts';
import { passkeyAdded, passkeyRemoved } from './passkey-events.ts';
import {
  addressChanged,
  addressChangeRequested,
  languageAssumed,
  languageChosen,
  languageDetected,
  nameChanged,
  type ProfileEvent,
  phoneNumberEntered,
  phoneRemoved,
  phoneVerified,
  positionChanged,
  scheduleChanged,
  setupCompleted,
} from './profile-events.ts';

export type { AccountCommand } from './commands.ts';

export const MOST_PASSKEYS = 20;

type Reason =
  | 'no-such-account'
  | 'account-exists'
  | 'no-such-passkey'
  | 'too-many-passkeys'
  | 'change-outdated'
  | 'phone-unverified';

/** Stream `account-<userId>`. */
export const account: Decider<Account, AccountCommand, AccountEvent, Reason> = {
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
  accountOpened(data),
  ...(data.language ? [languageAssumed({ userId: data.userId, at: data.at, language: data.language })] : []),
  ...(data.proven ? [addressVerified(data)] : []),
  ...(data.phone ? [phoneNumberEntered({ userId: data.userId, at: data.at, ...data.phone })] : []),
];

type Change = Exclude<AccountCommand, Readonly<{ type: 'OpenAccount' }> | Readonly<{ type: 'EraseAccount' }>>;
type Decision = ReturnType<typeof account.decide>;

const decide = (command: Change, state: OpenAccount): Decision => {
  const { type, data } = command;
  switch (type) {
    case 'ProveAddress':
      if (state.addressName !== data.addressName) return refuse('no-such-account');
      return state.proven && !state.checkIns.undeliverable ? [] : [addressVerified(data)];
    case 'ChangeName':
    case 'GivePosition':
    case 'ChangeSchedule':
    case 'ChooseLanguage':
    case 'FinishSetup':
    case 'GivePhone':
    case 'RemovePhone':
    case 'AskAddressChange':
      return profileChanged(command, state);
    case 'ChangeProfile':
      return profileChangedInOrder(data.changes, state);
    case 'PauseCheckIns':
    case 'ResumeCheckIns':
    case 'SwitchThinning':
    case 'SwitchTextCheckIns':
    case 'ChooseInsightMails':
    case 'NoteDeliveryFailure':
      return checkInSettingChanged(command, state);
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
    case 'AddPasskey':
      if (state.passkeys.some(({ credentialId }) => credentialId === data.credentialId)) return [];
      return state.passkeys.length < MOST_PASSKEYS ? [passkeyAdded(data)] : refuse('too-many-passkeys');
    case 'RemovePasskey':
      return state.passkeys.some(({ credentialId }) => credentialId === data.credentialId)
        ? [passkeyRemoved(data)]
        : refuse('no-such-passkey');
    case 'NoticeLanguage':
      return isKnown(state.languages, data.language, data.mailId) ? [] : [languageDetected(data)];
    case 'CloseAccount':
      return [accountClosed(data)];
  }
};

/** What one change comes to. Only a name and a position always are: whoever asks knows what they were. */
const profileChanged = ({ type, data }: ProfileChange, state: OpenAccount): readonly ProfileEvent[] => {
  switch (type) {
    case 'ChangeName':
      return [nameChanged(data)];
    case 'GivePosition':
      return [positionChanged(data)];
    case 'ChangeSchedule': {
      const schedule = scheduleFrom(data, state.schedule, data.at);
      return isSameSchedule(schedule, state.schedule) ? [] : [scheduleChanged({ ...data, ...schedule })];
    }
    case 'ChooseLanguage':
      return state.languages.chosen === data.language ? [] : [languageChosen(data)];
    case 'FinishSetup':
      return state.setupDone ? [] : [setupCompleted(data)];
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
const profileChangedInOrder = (changes: readonly ProfileChange[], state: OpenAccount): readonly ProfileEvent[] => {
  const [first, ...rest] = changes;
  if (!first) return [];
  const events = profileChanged(first, state);
  const after = events.reduce<ReturnType<typeof evolve>>(evolve, state);
  return after.status === 'open' ? [...events, ...profileChangedInOrder(rest, after)] : events;
};
