import { newId } from '#application/engine/ids.ts';
import { changeRegister } from '#application/engine/registers.ts';
import { same } from '#application/engine/tokens.ts';
import type { Services } from '#application/services.ts';

/**
 * A user's one live code, for one number. Of the code itself nothing is kept: it is a MAC of `codeId`. `tries` counts
 * what was typed, `used` says that it has verified the number, `endsAt` (milliseconds since 1970) when it is gone.
 */
type PhoneCode = Readonly<{ codeId: string; phoneName: string; tries: number; used: boolean; endsAt: number }>;
type Stores = Pick<Services, 'registers' | 'clock' | 'tokens'>;

export const PHONE_CODE_MINUTES = 10;
export const PHONE_CODE_TRIES = 5;
const KIND = 'phone-code';

/** Makes a new code in the place of any before it. */
export const makePhoneCode = async (
  { registers, clock }: Pick<Stores, 'registers' | 'clock'>,
  userId: number,
  phoneName: string,
): Promise<Pick<PhoneCode, 'codeId' | 'endsAt'>> => {
  const codeId = newId(clock.now());
  const endsAt = clock.now() + PHONE_CODE_MINUTES * 60_000;
  const value: PhoneCode = { codeId, phoneName, tries: 0, used: false, endsAt };
  await changeRegister(registers, KIND, String(userId), () => ({ value, endsAt }));
  return { codeId, endsAt };
};

/**
 * Whether this is the code that was sent to this number. Every answer is counted before it is given, so that many at
 * once are no more than many in a row: after the fifth not even the right code is taken.
 */
export const tryPhoneCode = async (
  { registers, tokens }: Pick<Stores, 'registers' | 'tokens'>,
  userId: number,
  phoneName: string,
  typed: string,
): Promise<'wrong' | 'right' | 'used'> => {
  const tried = await changeRegister(registers, KIND, String(userId), (before) => {
    const code = before && (before.value as PhoneCode);
    if (code?.phoneName !== phoneName || code.tries >= PHONE_CODE_TRIES) return null;
    return { value: { ...code, tries: code.tries + 1 }, endsAt: code.endsAt };
  });
  if (!tried || !same(tokens.code('phone', tried.value.codeId), typed)) return 'wrong';
  return tried.value.used ? 'used' : 'right';
};

/** Notes that the number is verified: from here on the code says no more than that. */
export const spendPhoneCode = async (
  { registers }: Pick<Stores, 'registers'>,
  userId: number,
  phoneName: string,
): Promise<void> => {
  await changeRegister(registers, KIND, String(userId), (before) => {
    const code = before && (before.value as PhoneCode);
    return code?.phoneName === phoneName ? { value: { ...code, used: true }, endsAt: code.endsAt } : null;
  });
};
