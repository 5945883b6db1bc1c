import {
  accountLanguage,
  claimPhone,
  givePhone,
  identityOf,
  type PhoneNumber,
  phoneNameOf,
  releasePhone,
} from '#application/accounts/public.ts';
import { requestText } from '#application/delivery/public.ts';
import { foldOf, handleAt, retryOnConflict, stateOf } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { changeRegister } from '#application/engine/registers.ts';
import { same } from '#application/engine/tokens.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { takeCode } from './phone-limits.ts';

/** A number as it was typed, with the country it was typed in (ISO 3166). */
type TypedPhone = Readonly<{ phoneNumber: string; phoneCountry?: string | undefined }>;

type NotRead = 'no-number' | 'costly-number';
export type CodeRefused =
  | NotRead
  | 'no-such-account'
  | 'not-recent'
  | 'too-soon'
  | 'too-many-codes'
  | 'codes-spent'
  | 'texts-stopped';
type Verified = Readonly<{ verified: true }>;
export type NotVerified = NotRead | 'no-such-account' | 'wrong-code' | 'phone-taken';

/**
 * Texts a new code to a number, which becomes the account's own first if it is not; that needs a recent sign-in, or the
 * sign-up itself (`mayChange`). A number that is verified already gets none. What the limits refuse changes nothing. That a number takes no texts (`texts-stopped`) is told once it is
 * the account's own, and costs a code: of a number that was never asked for before nobody learns it.
 */
export const requestPhoneCode = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'phones' | 'textsADay'>,
  {
    userId,
    network,
    mayChange,
    ...typed
  }: TypedPhone & Readonly<{ userId: number; network: string; mayChange: boolean }>,
): Promise<Readonly<{ sent: boolean }> | Refusal<CodeRefused>> => {
  const read = await readPhone(services, typed);
  if (isRefusal(read)) return read;
  const { phoneName, prefix, number } = read;
  const owner = await identityOf(services, userId);
  if (!owner) return refuse('no-such-account');
  if (owner.phone?.phoneName === phoneName && owner.phone.verified) return { sent: false };
  if (owner.phone?.phoneName !== phoneName && !mayChange) return refuse('not-recent');
  const limited = await takeCode(services, { userId, phoneName, prefix, network });
  if (limited) return limited;
  if (owner.phone?.phoneName === phoneName && (await isStopped(services, phoneName))) return refuse('texts-stopped');
  if (isRefusal(await givePhone(services, userId, number))) return refuse('no-such-account');
  await textCode(services, userId, phoneName, number);
  return { sent: true };
};

const isStopped = async ({ log }: Pick<Services, 'log'>, phoneName: string): Promise<boolean> =>
  (await stateOf(log, phone, streams.phone(phoneName))).stopped;

const textCode = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  userId: number,
  phoneName: string,
  to: string,
): Promise<void> => {
  const { codeId, endsAt } = await makePhoneCode(services, userId, phoneName);
  await requestText(services, {
    textId: newId(services.clock.now()),
    userId,
    kind: 'phone-code',
    language: await accountLanguage(services, userId),
    phoneName,
    codeId,
    expiresAt: new Date(endsAt).toISOString(),
    to,
  });
};

/**
 * Takes the code that was texted to the account's own number. All that may fail comes before the code is noted as used
 * and may be repeated; a code that has done its work says so again while the number stays.
 */
export const verifyPhone = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens' | 'phones'>,
  { userId, code, ...typed }: TypedPhone & Readonly<{ userId: number; code: string }>,
): Promise<Verified | Refusal<NotVerified>> => {
  const read = await readPhone(services, typed);
  if (isRefusal(read)) return read;
  const { phoneName } = read;
  const owner = await identityOf(services, userId);
  if (!owner) return refuse('no-such-account');
  const tried = await tryPhoneCode(services, userId, phoneName, code);
  if (tried === 'wrong' || owner.phone?.phoneName !== phoneName) return refuse('wrong-code');
  if (owner.phone.verified) return { verified: true };
  if (tried === 'used') return refuse('wrong-code');
  const verified = await claimAndVerify(services, userId, phoneName);
  if (!isRefusal(verified)) await spendPhoneCode(services, userId, phoneName);
  return verified;
};

/**
 * The claim comes first, and the account is noted as verified only if it has not moved since before: had it given the
 * number back meanwhile, even to take it again, the claim could be gone. What has moved is claimed and tried anew; when
 * the account has another number by now, the claim is given back.
 */
const claimAndVerify = async (
  services: Pick<Services, 'log' | 'vault' | 'clock'>,
  userId: number,
  phoneName: string,
): Promise<Verified | Refusal<NotVerified>> => {
  const stream = streams.account(userId);
  return retryOnConflict(async () => {
    const { state, revision } = await foldOf(services.log, account, stream);
    const data = { userId, at: timestamp(services.clock), phoneName };
    if (isRefusal(account.decide({ type: 'VerifyPhone', data }, state))) {
      await releasePhone(services, userId, phoneName);
      return refuse('wrong-code');
    }
    if (!(await claimPhone(services, userId, phoneName))) return refuse('phone-taken');
    await handleAt(services.log, account, stream, revision, { type: 'VerifyPhone', data });
    return { verified: true };
  });
};

const readPhone = async (
  { phones, vault }: Pick<Services, 'vault' | 'phones'>,
  { phoneNumber, phoneCountry }: TypedPhone,
): Promise<(PhoneNumber & Readonly<{ phoneName: string }>) | Refusal<NotRead>> => {
  const read = phones.read(phoneNumber, phoneCountry ?? null);
  if (read === 'no-number') return refuse(read);
  return read === 'costly' ? refuse('costly-number') : { ...read, phoneName: await phoneNameOf(vault, read.number) };
};

/**
 * A user's one live code, for one number. Of the code itself nothing is kept: it is a MAC of `codeId`. `tries` counts
 * what was typed, `used` says that it has verified the number, `endsAt` (milliseconds since 1970) when it is gone.
 */
type PhoneCode = Readonly<{ codeId: string; phoneName: string; tries: number; used: boolean; endsAt: number }>;

type Stores = Pick<Services, 'registers' | 'clock' | 'tokens'>;

const PHONE_CODE_MINUTES = 10;
const PHONE_CODE_TRIES = 5;
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
const tryPhoneCode = async (
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
const spendPhoneCode = async (
  { registers }: Pick<Stores, 'registers'>,
  userId: number,
  phoneName: string,
): Promise<void> => {
  await changeRegister(registers, KIND, String(userId), (before) => {
    const code = before && (before.value as PhoneCode);
    return code?.phoneName === phoneName ? { value: { ...code, used: true }, endsAt: code.endsAt } : null;
  });
};
