import { listSessions, openSession } from '#application/access/sign-in/sessions.ts';
import { addressNameOf, phoneNameOf } from '#application/accounts/claim-names.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { subscriptions } from '#domain/billing/decider.ts';

export const EMAIL = 'sub@example.com';
const WANTED = 'other@example.com';
const PHONE = '+15555550100';

const at = ({ clock }: Services) => new Date(clock.now()).toISOString();

/** An account with all that it may hold: a session, a verified number, an address that waits, a subscription. */
export const anAccount = async (services: Services): Promise<number> => {
  const opened = await openAccount(services, { email: EMAIL, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in opened) throw new Error(opened.refused);
  const { userId } = opened;
  const addressName = await addressNameOf(services.vault, WANTED);
  const phoneName = await phoneNameOf(services.vault, PHONE);
  const id = { userId, at: at(services) };
  const stream = streams.account(userId);
  const { log } = services;
  await handle(log, address, streams.address(addressName), { type: 'ClaimAddress', data: { ...id, addressName } });
  await handle(log, account, stream, {
    type: 'AskAddressChange',
    data: { ...id, changeId: crypto.randomUUID(), addressName, personal: { email: WANTED } },
  });
  const personal = { phoneNumber: PHONE };
  await handle(log, account, stream, { type: 'GivePhone', data: { ...id, phoneName, personal } });
  await handle(log, phone, streams.phone(phoneName), { type: 'ClaimPhone', data: { ...id, phoneName } });
  await handle(log, account, stream, { type: 'VerifyPhone', data: { ...id, phoneName } });
  await subscriptionIs(services, userId, 'active');
  await openSession(services, userId);
  return userId;
};

export const subscriptionIs = async (services: Services, userId: number, state: 'active' | 'ended') => {
  await handle(services.log, subscriptions, streams.subscriptions(userId), {
    type: 'NoteSubscription',
    data: {
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      plan: 'monthly',
      state,
      cancelAtEnd: false,
      periodStart: '2026-11-01T00:00:00.000Z',
      periodEnd: '2026-12-01T00:00:00.000Z',
      userId,
      at: at(services),
      readAt: at(services),
    },
  });
};

/** All that an account leaves or does not leave behind. */
export const standingOfAll = async (services: Services, userId: number) => {
  const { log, vault } = services;
  const ownerOf = async (email: string) =>
    (await stateOf(log, address, streams.address(await addressNameOf(vault, email)))).owner;
  return {
    status: (await stateOf(log, account, streams.account(userId))).status,
    key: (await vault.open([userId])).get(userId) === 'destroyed' ? 'destroyed' : 'there',
    owners: [
      await ownerOf(EMAIL),
      await ownerOf(WANTED),
      (await stateOf(log, phone, streams.phone(await phoneNameOf(vault, PHONE)))).owner,
    ],
    sessions: (await listSessions(services, userId)).length,
  };
};

export const ERASED = { status: 'erased', key: 'destroyed', owners: [null, null, null], sessions: 0 } as const;
