import { endAllSessions } from '#application/access/public.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { isRefusal, type Refusal } from '#domain/decider.ts';

type Stores = Pick<Services, 'log' | 'registers' | 'clock'>;

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
