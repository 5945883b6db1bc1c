import { ACCOUNTS, type AccountDocument } from '#application/accounts/accounts.ts';
import type { AccountClosed, AccountErased, AccountOpened, AddressProvenV2 } from '#domain/accounts/events.ts';
import type { AddressChanged, SetupFinished } from '#domain/accounts/profile-events.ts';
import { one, projector } from './engine/projector.ts';

type Event = AccountOpened | AddressProvenV2 | AddressChanged | SetupFinished | AccountClosed | AccountErased;

/** The accounts as operators see them, without any personal word: one document each, by its id. */
export const accounts = projector<Event>()(ACCOUNTS, {
  version: '2',
  readsPersonal: false,
  on: {
    AccountOpened: ({ userId, at, complimentary }) => [
      one(String(userId), () => ({
        userId,
        openedAt: at,
        complimentary,
        proven: false,
        setupDone: complimentary,
        closed: false,
      })),
    ],
    AddressProvenV2: ({ userId }) => [changed(userId, { proven: true })],
    AddressChanged: ({ userId }) => [changed(userId, { proven: true })],
    SetupFinished: ({ userId }) => [changed(userId, { setupDone: true })],
    AccountClosed: ({ userId }) => [changed(userId, { closed: true })],
    AccountErased: ({ userId }) => [one(String(userId), () => null)],
  },
});

const changed = (userId: number, change: Partial<AccountDocument>) =>
  one<AccountDocument>(String(userId), (account) => account && { ...account, ...change });
