import type { AccountEvent } from '#domain/account/events.ts';
import { one, projector } from './projector.ts';

export type AccountDocument = Readonly<{
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  timezone: string;
  proven: boolean;
  openedAt: string;
}>;

/** Who is signed in: one document per account, by its id. */
export const accounts = projector<AccountEvent>()<AccountDocument>({
  name: 'accounts',
  version: '1',
  readsPersonal: true,
  indexes: [['userId']],
  on: {
    AccountOpened: ({ userId, at, timezone, personal: { firstName, lastName, email } }) => [
      one(String(userId), () => ({ userId, firstName, lastName, email, timezone, proven: false, openedAt: at })),
    ],
    AddressProven: ({ userId }) => [one(String(userId), (account) => account && { ...account, proven: true })],
    AccountErased: ({ userId }) => [one(String(userId), () => null)],
  },
});
