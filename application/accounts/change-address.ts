import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import type { AddressChangeAsked } from '#domain/accounts/profile-events.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { type WantedAddress, wantedBy } from './address-change-limits.ts';
import { claimAddress, releaseUnlessHeld } from './address-claims.ts';
import { accountOf } from './find-account.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens'>;

/**
 * Follows the link that was sent to a new address, which proves it: claims the address, then makes it the account's. Killed in
 * between, the claim is held for the change, and the same link does the rest; once it is done the link says so again.
 * The reaction `leave-address` gives the old address back.
 */
export const changeAddress = async (
  services: Parts,
  token: string,
): Promise<Readonly<{ position: Position | null }> | Refusal<'bad-link' | 'address-taken'>> => {
  const wanted = await wantedBy(services, token);
  const owner = wanted && (await accountOf(services, wanted.userId));
  if (!wanted || !owner) return refuse('bad-link');
  if (owner.addressName === wanted.addressName) return { position: await services.log.head() };
  const email = owner.change?.changeId === wanted.changeId ? await emailOf(services, wanted) : null;
  if (email === null) return refuse('bad-link'); // another address was wanted since
  if (!(await claimAddress(services, wanted))) return refuse('address-taken');
  const changed = await handle(services.log, account, streams.account(wanted.userId), {
    type: 'ChangeAddress',
    data: { ...wanted, at: timestamp(services.clock), personal: { email } },
  });
  if (!isRefusal(changed)) return { position: changed.position };
  await releaseUnlessHeld(services, wanted);
  return refuse('bad-link');
};

/** The address as its owner typed it. */
const emailOf = async ({ log }: Parts, { changeId, userId }: WantedAddress): Promise<string | null> => {
  const events = await log.read(streams.account(userId));
  const asked = events.find(({ type, data }) => type === 'AddressChangeAsked' && data.changeId === changeId);
  return asked?.personal === 'open' ? (asked as unknown as AddressChangeAsked).data.personal.email : null;
};
