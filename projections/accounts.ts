import { ACCOUNTS, type AccountDocument } from '#application/accounts/accounts.ts';
import { accountViewAfter } from '#domain/accounts/account-view.ts';
import type {
  AccountClosed,
  AccountErased,
  AccountOpened,
  AddressChanged,
  AddressVerified,
} from '#domain/accounts/events.ts';
import type { SetupCompleted } from '#domain/accounts/profile/events.ts';
import { one, projector } from './engine/projector.ts';

type Event = AccountOpened | AddressVerified | AddressChanged | SetupCompleted | AccountClosed | AccountErased;

/** An account by its id, as the domain sees it. */
const folded =
  <Type extends Event['type']>(type: Type) =>
  (data: Extract<Event, { type: Type }>['data']) => [
    one<AccountDocument>(String(data.userId), (before) => {
      const view = accountViewAfter(before, { type, data } as Event);
      return view && { ...view, userId: data.userId };
    }),
  ];

/** The accounts as operators see them, without any personal word: one document each, by its id. */
export const accounts = projector<Event>()(ACCOUNTS, {
  version: '4',
  reads: ['2', '3'],
  readsPersonal: false,
  on: {
    AccountOpened: folded('AccountOpened'),
    AddressVerified: folded('AddressVerified'),
    AddressChanged: folded('AddressChanged'),
    SetupCompleted: folded('SetupCompleted'),
    AccountClosed: folded('AccountClosed'),
    AccountErased: folded('AccountErased'),
  },
});
