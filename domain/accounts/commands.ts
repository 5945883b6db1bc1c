import type { Language } from '#domain/facts.ts';
import type {
  AccountId,
  AccountOpened,
  AddressChanged,
  AddressChangeRequested,
  AddressVerified,
  PhoneNumberEntered,
  PhoneRemoved,
  PhoneVerified,
} from './events.ts';

type Command<Type extends string, Data> = Readonly<{ type: Type; data: Data }>;

export type OpenAccountCommand = Command<
  'OpenAccount',
  Omit<AccountOpened['data'], 'language'> &
    Readonly<{
      proven: boolean;
      language?: Language | null;
      phone?: Pick<PhoneNumberEntered['data'], 'phoneName' | 'personal'>;
    }>
>;

/** What the profile page changes of an identity. What is so already is no change; none is ever refused. */
export type ContactChange =
  | Command<'GivePhone', PhoneNumberEntered['data']>
  | Command<'RemovePhone', Omit<PhoneRemoved['data'], 'phoneName'>>
  | Command<'AskAddressChange', AddressChangeRequested['data']>;

export type AccountCommand =
  | OpenAccountCommand
  | ContactChange
  /** One after the other, all or none of them. */
  | Command<'ChangeContact', AccountId & Readonly<{ changes: readonly ContactChange[] }>>
  /**
   * `failedAfter`: the number of the proof after which mail to the address failed for good, null where it did not. An
   * address that was proven already is proven anew if that is its last proof.
   */
  | Command<'ProveAddress', AddressVerified['data'] & Readonly<{ failedAfter: number | null }>>
  | Command<'VerifyPhone', PhoneVerified['data']>
  /** `changeId` must be the change last asked for, and not too old. */
  | Command<'ChangeAddress', Omit<AddressChanged['data'], 'previousAddressName'>>
  | Command<'CloseAccount', AccountId>
  | Command<'EraseAccount', AccountId>;
