import type { Language } from '#domain/facts.ts';
import type { WishedSchedule } from '#domain/schedule/schedule.ts';
import type { CheckInSettingCommand } from './check-in-commands.ts';
import type { AccountId, AccountOpened, AddressVerified } from './events.ts';
import type { PasskeyAdded, PasskeyRemoved } from './passkey-events.ts';
import type {
  AddressChanged,
  AddressChangeRequested,
  LanguageChosen,
  LanguageDetected,
  NameChanged,
  PhoneNumberEntered,
  PhoneRemoved,
  PhoneVerified,
  PositionChanged,
} from './profile-events.ts';

type Command<Type extends string, Data> = Readonly<{ type: Type; data: Data }>;

export type OpenAccountCommand = Command<
  'OpenAccount',
  AccountOpened['data'] &
    Readonly<{
      proven: boolean;
      language?: Language | null;
      phone?: Pick<PhoneNumberEntered['data'], 'phoneName' | 'personal'>;
    }>
>;

/** What the profile page changes. What is so already is no change; none is ever refused. */
export type ProfileChange =
  | Command<'ChangeName', NameChanged['data']>
  | Command<'GivePosition', PositionChanged['data']>
  | Command<'ChangeSchedule', AccountId & WishedSchedule>
  | Command<'ChooseLanguage', LanguageChosen['data']>
  | Command<'FinishSetup', AccountId>
  | Command<'GivePhone', PhoneNumberEntered['data']>
  | Command<'RemovePhone', Omit<PhoneRemoved['data'], 'phoneName'>>
  | Command<'AskAddressChange', AddressChangeRequested['data']>;

export type AccountCommand =
  | OpenAccountCommand
  | ProfileChange
  | CheckInSettingCommand
  /** One after the other, all or none of them. */
  | Command<'ChangeProfile', AccountId & Readonly<{ changes: readonly ProfileChange[] }>>
  | Command<'ProveAddress', AddressVerified['data']>
  /** A message says which language its writer writes in. */
  | Command<'NoticeLanguage', LanguageDetected['data']>
  | Command<'CloseAccount', AccountId>
  | Command<'EraseAccount', AccountId>
  | Command<'VerifyPhone', PhoneVerified['data']>
  /** `changeId` must be the change last asked for, and not too old. */
  | Command<'ChangeAddress', Omit<AddressChanged['data'], 'previousAddressName'>>
  | Command<'AddPasskey', PasskeyAdded['data']>
  | Command<'RemovePasskey', PasskeyRemoved['data']>;
