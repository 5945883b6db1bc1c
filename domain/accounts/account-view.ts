import type { Sealed } from '#domain/event.ts';
import type { AccountEvent } from './account-event.ts';

/** How far its owner has come with an account: the address is proven, the first setup is done. */
type Progress = Readonly<{ proven: boolean; setupDone: boolean }>;

/** An account as everybody sees it, without a personal word. A closed one stays what it was. */
export type AccountView = Progress & Readonly<{ openedAt: string; complimentary: boolean; closed: boolean }>;

/** The one fold of an account's progress: what commands decide by, and what operators see. */
export const progressAfter = ({ proven, setupDone }: Progress, { type }: Sealed<AccountEvent>): Progress => ({
  proven: proven || type === 'AddressVerified' || type === 'AddressChanged',
  setupDone: setupDone || type === 'SetupCompleted',
});

export const accountViewAfter = (before: AccountView | null, event: Sealed<AccountEvent>): AccountView | null => {
  if (event.type === 'AccountOpened') {
    const { at, complimentary } = event.data;
    return { openedAt: at, complimentary, proven: false, setupDone: complimentary, closed: false };
  }
  if (event.type === 'AccountErased') return null;
  if (before === null || before.closed) return before;
  return { ...before, ...progressAfter(before, event), closed: event.type === 'AccountClosed' };
};
