import { foldOf, handle, handleAt, retryOnConflict, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { isRefusal, type Refusal } from '#domain/decider.ts';
import { phoneNameOf } from './claim-names.ts';
import { identityOf } from './find-account.ts';

type Stores = Pick<Services, 'log' | 'vault' | 'clock'>;
type Given = Readonly<{ position: Position | null }> | Refusal<string>;

/** Gives an account a number (E.164), unverified until its code is typed; the one before is anyone's again. */
export const givePhone = async (services: Stores, userId: number, phoneNumber: string): Promise<Given> => {
  const phoneName = await phoneNameOf(services.vault, phoneNumber);
  const before = await identityOf(services, userId);
  const given = await handle(services.log, account, streams.account(userId), {
    type: 'GivePhone',
    data: { userId, at: timestamp(services.clock), phoneName, personal: { phoneNumber } },
  });
  if (isRefusal(given)) return given;
  if (before?.phone && before.phone.phoneName !== phoneName)
    await releasePhone(services, userId, before.phone.phoneName);
  return { position: given.position };
};

const ATTEMPTS = 8;

/**
 * Claims a number for whoever typed its code. A claim that was left behind (its owner has another number by now, or is
 * gone) is given back in its owner's name first. A claim that one has already is renewed: whoever
 * was about to give it back finds the stream moved.
 */
export const claimPhone = async (services: Stores, userId: number, phoneName: string): Promise<boolean> => {
  const stream = streams.phone(phoneName);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const data = { phoneName, userId, at: timestamp(services.clock) };
    if (!isRefusal(await handle(services.log, phone, stream, { type: 'RenewPhone', data }))) return true;
    const { owner } = await stateOf(services.log, phone, stream);
    if (owner !== null && !(await releasePhone(services, owner, phoneName))) return false;
  }
  return false;
};

/**
 * Gives a number back unless it is its owner's for good reason; answers whether it is not this user's any more. Whoever
 * takes it again at this moment renews the claim, and so moves the stream: it is then looked at again.
 */
export const releasePhone = async (services: Stores, userId: number, phoneName: string): Promise<boolean> => {
  const stream = streams.phone(phoneName);
  return retryOnConflict(async () => {
    const { state, revision } = await foldOf(services.log, phone, stream);
    if (state.owner !== userId) return true;
    const kept = (await identityOf(services, userId))?.phone;
    if (kept?.phoneName === phoneName) return false;
    const data = { phoneName, userId, at: timestamp(services.clock) };
    await handleAt(services.log, phone, stream, revision, { type: 'ReleasePhone', data });
    return true;
  });
};
