import { createHash } from 'node:crypto';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import type { PasskeyClaim } from '../passkeys-port.ts';

type Stores = Pick<Services, 'registers'>;

/** Only of a passkey that counts its uses; most never do. */
const KIND = 'passkey-counter';
const AT_ONCE = 100;

const ofUser = (userId: number): string => `${userId}-`;
const keyOf = ({ userId, credentialId }: PasskeyClaim): string =>
  `${ofUser(userId)}${createHash('sha256').update(credentialId).digest('base64url')}`;

/** False when the counter has not moved on: the passkey was copied, or an old answer is given again. */
export const countUse = async ({ registers }: Stores, passkey: PasskeyClaim, counter: number): Promise<boolean> => {
  let movesOn = false;
  await changeRegister(registers, KIND, keyOf(passkey), (before) => {
    const known = before === null ? 0 : Number(before.value.counter);
    movesOn = counter > known || (counter === 0 && known === 0);
    return movesOn && counter > 0 ? { value: { counter }, endsAt: null } : null;
  });
  return movesOn;
};

export const forgetCounter = ({ registers }: Stores, passkey: PasskeyClaim): Promise<void> =>
  registers.remove(KIND, keyOf(passkey));

/** All of a user's. */
export const forgetCounters = async ({ registers }: Stores, userId: number): Promise<void> => {
  for (;;) {
    const found = await registers.list(KIND, AT_ONCE, ofUser(userId));
    if (found.length === 0) return;
    await Promise.all(found.map(({ key }) => registers.remove(KIND, key)));
  }
};
