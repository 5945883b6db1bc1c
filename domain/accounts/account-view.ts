import type { Sealed } from '#domain/event.ts';
import type { AccountEvent } from './events.ts';
import { initialSettingsOf } from './identity.ts';
import type { SetupCompleted } from './profile/events.ts';

/** An account as operators see it, without a personal word. A closed one stays what it was. */
export type AccountView = Readonly<{
  openedAt: string;
  complimentary: boolean;
  proven: boolean;
  setupDone: boolean;
  closed: boolean;
}>;

export const accountViewAfter = (
  before: AccountView | null,
  event: Sealed<AccountEvent | SetupCompleted>,
): AccountView | null => {
  if (event.type === 'AccountOpened') {
    const { at, complimentary } = event.data;
    const { setupDone } = initialSettingsOf(event.data);
    return { openedAt: at, complimentary, proven: false, setupDone, closed: false };
  }
  if (event.type === 'AccountErased') return null;
  if (before === null || before.closed) return before;
  switch (event.type) {
    case 'AddressVerified':
    case 'AddressChanged':
      return { ...before, proven: true };
    case 'SetupCompleted':
      return { ...before, setupDone: true };
    case 'AccountClosed':
      return { ...before, closed: true };
    default:
      return before;
  }
};
