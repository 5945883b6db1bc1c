import { endAllSessions } from '#application/access/sign-in/list-sessions.ts';
import { isClosedAccount } from '#application/accounts/find-account.ts';
import { askToEnd } from '#application/billing/ask-to-end.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import { isRefusal, type Refusal } from '#domain/decider.ts';

type Stores = Pick<Services, 'log' | 'registers' | 'clock'>;
type Following = Pick<Services, 'log' | 'clock'>;

/** From here on nobody signs in, and nothing goes out but the receipt; the reaction `erase-account` does the rest. */
export const closeAccount = async (
  services: Stores,
  userId: number,
): Promise<Readonly<{ position: Position | null }> | Refusal<string>> => {
  const data = { userId, at: timestamp(services.clock) };
  const closed = await handle(services.log, account, streams.account(userId), { type: 'CloseAccount', data });
  if (isRefusal(closed)) return closed;
  await endAllSessions(services, userId);
  return { position: closed.position };
};

/** The subscriptions of a user that the provider has not ended yet. */
export const livingSubscriptions = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<readonly string[]> => {
  const state = await stateOf(log, subscriptions, streams.subscriptions(userId));
  return [...state].filter(([, held]) => held.state !== 'ended').map(([subscriptionId]) => subscriptionId);
};

/**
 * Asks for the end of every subscription. It is carried out for the operators, and so outlives the account. Given back is
 * exactly what was not in the user's stream yet when the account was closed: they had nothing of it. Whoever hears of a
 * payment first comes to the same.
 */
export const askToEndSubscriptions = async (services: Following, userId: number): Promise<void> => {
  const closed = await closedAt(services, userId);
  const state = await stateOf(services.log, subscriptions, streams.subscriptions(userId));
  for (const [subscriptionId, { startedAt }] of state)
    await askToEnd(services, {
      userId,
      subscriptionId,
      reason: 'account-closed',
      refund: closed !== null && startedAt > closed,
    });
};

/** Nobody goes on paying for an account that is closed or erased. */
export const endIfClosed = async (services: Following, userId: number): Promise<void> => {
  if (await isClosedAccount(services, userId)) await askToEndSubscriptions(services, userId);
};

/** Null while it is open. One whose erasure alone is known was closed with it. */
const closedAt = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<string | null> => {
  const events = await log.readSealed(streams.account(userId));
  return events.find(({ type }) => type === 'AccountClosed' || type === 'AccountErased')?.data.at ?? null;
};

/** Every address and number that this account has ever named is given back, where it is still the account's. */
export const giveNamesBack = async ({ log, clock }: Stores, userId: number): Promise<void> => {
  const events = await log.readSealed(streams.account(userId));
  const namesIn = (field: string) =>
    new Set(events.flatMap(({ data }) => (Object.hasOwn(data, field) ? [String(data[field])] : [])));
  const at = timestamp(clock);
  for (const addressName of namesIn('addressName'))
    await handle(log, address, streams.address(addressName), {
      type: 'ReleaseAddress',
      data: { addressName, userId, at },
    });
  for (const phoneName of namesIn('phoneName'))
    await handle(log, phone, streams.phone(phoneName), { type: 'ReleasePhone', data: { phoneName, userId, at } });
};

/** Says that an account whose key is destroyed is erased: everything that follows the log drops what it has of it. */
export const noteErasure = async ({ log, clock }: Stores, userId: number): Promise<Position | null> => {
  const data = { userId, at: timestamp(clock) };
  const erased = await handle(log, account, streams.account(userId), { type: 'EraseAccount', data });
  return isRefusal(erased) ? null : erased.position;
};
