import { randomBytes } from 'node:crypto';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';

type Stores = Pick<Services, 'registers' | 'clock'>;
/** `of` is the session or the browser that is asked. */
export type Ceremony = Readonly<{ kind: 'adding' | 'signing-in'; of: string }>;

export const CHALLENGE_SECONDS = 5 * 60;
const KIND = 'passkey-challenge';
const keyOf = ({ kind, of }: Ceremony): string => `${kind}:${of}`;

/** A challenge to be answered within five minutes; one from before is good no more. */
export const openChallenge = async ({ registers, clock }: Stores, ceremony: Ceremony): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  const endsAt = clock.now() + CHALLENGE_SECONDS * 1000;
  await changeRegister(registers, KIND, keyOf(ceremony), () => ({ value: { challenge }, endsAt }));
  return challenge;
};

/** Uses it up, whatever the answer is worth. Of all who answer at once, one is given it; null to the others. */
export const spendChallenge = async ({ registers, clock }: Stores, ceremony: Ceremony): Promise<string | null> => {
  const endsAt = clock.now() + CHALLENGE_SECONDS * 1000;
  let challenge: string | null = null;
  await changeRegister(registers, KIND, keyOf(ceremony), (before) => {
    challenge = before === null || before.value.challenge === null ? null : String(before.value.challenge);
    return challenge === null ? null : { value: { challenge: null }, endsAt };
  });
  return challenge;
};
