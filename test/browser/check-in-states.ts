import { accountOf } from '#application/accounts/find-account.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import type { RunningApp } from '../support/app.ts';

/** A mail to the account's address came back for good. */
export const bouncedFor = async ({ services }: RunningApp, userId: number): Promise<void> => {
  const owner = await accountOf(services, userId);
  if (!owner) throw new Error('no such account');
  await tellAccount(services, userId, {
    type: 'NoteDeliveryFailure',
    data: {
      userId,
      at: timestamp(services.clock),
      mailId: 'm',
      addressName: owner.addressName,
      failure: 'hard',
      status: '5.1.1',
    },
  });
};
