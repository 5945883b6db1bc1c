import { readModel } from '#application/engine/read-model.ts';

export type AccountDocument = Readonly<{
  userId: number;
  openedAt: string;
  complimentary: boolean;
  proven: boolean;
  setupDone: boolean;
  closed: boolean;
}>;

/** The accounts as operators see them, without any personal word: one document each, by its id. */
export const ACCOUNTS = readModel<AccountDocument>()({
  name: 'accounts',
  indexes: [['userId'], ['openedAt']],
});
