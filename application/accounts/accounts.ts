import { readModel } from '#application/engine/read-model.ts';
import type { AccountView } from '#domain/accounts/account-view.ts';

export type AccountDocument = AccountView & Readonly<{ userId: number }>;

/** The accounts as operators see them, without any personal word: one document each, by its id. */
export const ACCOUNTS = readModel<AccountDocument>()({
  name: 'accounts',
  indexes: [['userId'], ['openedAt'], ['closed', 'complimentary', 'proven']],
});
