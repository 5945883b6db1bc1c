import { accountByAddress, addressNameOf, identityOf } from '#application/accounts/public.ts';
import { type Coupons, couponCodeOf, verifyCoupon } from '#application/billing/public.ts';
import { handle } from '#application/engine/handle.ts';
import { newId, newUserId } from '#application/engine/ids.ts';
import { isLeft, type Limit, takeForNetwork, takeFrom } from '#application/engine/limits.ts';
import { partOf } from '#application/engine/networks.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { isRegisterMoved } from '#application/engine/ports/registers.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { signUp } from '#domain/access/sign-up/decider.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { Language } from '#domain/facts.ts';
import { requestLinkMail } from '../sign-in/link-mail.ts';
import { takeLoginMail } from '../sign-in/login-mail-budget.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'phones'> & Readonly<{ payments: Coupons }>;

/** How long a sign-up waits for its payment. */
export const SIGN_UP_HOURS = 24;

const HOUR = 60 * 60;

const limits = {
  network: { name: 'sign-up-network', most: 20, seconds: HOUR },
  wider: { name: 'sign-up-wider', most: 100, seconds: 24 * HOUR },
  /** Of an address from one network: nobody can use up someone else's. */
  address: { name: 'sign-up-address', most: 5, seconds: HOUR },
} as const satisfies Record<string, Limit>;

/** What the log grows by at most: 16,000 sign-ups a day, of each of the 64 parts of all networks so many. */
const written: Limit = { name: 'sign-up-part', most: 250, seconds: 24 * HOUR };

/** As it was typed. `phoneCountry` is ISO 3166; without one a leading + decides, and ten digits mean +1. */
export type WantedAccount = Readonly<{
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  phoneCountry: string | null;
  plan: Plan;
  coupon: string | null;
  /** What the browser asks for pages in; null where that is none of ours. */
  language?: Language | null;
}>;

/** `known` is the account that has the address already, which nobody but its owner may learn. */
type Started = Readonly<{ signUpId: string; userId: number; known: number | null }>;

/**
 * Begins a sign-up, which holds neither the address nor the phone for anyone. For a known address nothing begins, and the
 * ids that are answered are nobody's; it uses up nothing of what the log may grow by, and is refused with the others once
 * that is used up. Its coupon counts among the codes that its network asks about.
 */
export const startSignUp = async (
  services: Parts,
  wanted: WantedAccount,
  network: string,
): Promise<Started | Refusal<'too-many' | 'no-number' | 'costly' | 'bad-coupon'>> => {
  const { clock, vault, phones } = services;
  const signUpId = newId(clock.now());
  const addressName = await addressNameOf(vault, wanted.email);
  if (!(await takeForNetwork(services, limits, network, signUpId))) return refuse('too-many');
  if (!(await takeFrom(services, limits.address, `${addressName} ${network}`, signUpId))) return refuse('too-many');
  const phone = phones.read(wanted.phoneNumber, wanted.phoneCountry);
  if (typeof phone === 'string') return refuse(phone);
  const coupon = couponCodeOf(wanted.coupon ?? undefined);
  const verdict = coupon === null ? 'good' : await verifyCoupon(services, coupon, network);
  if (verdict !== 'good') return refuse(verdict === 'bad' ? 'bad-coupon' : verdict);
  const part = await partOf(vault, network);
  if (!(await isLeft(services, written, part))) return refuse('too-many');
  const userId = await unusedUserId(services);
  const known = (await accountByAddress(services, wanted.email))?.userId ?? null;
  if (known !== null) return { signUpId, userId, known };
  const applicant = { ...wanted, coupon, phoneNumber: phone.number };
  const begun = await start(services, { signUpId, userId, addressName, part }, applicant);
  return begun ? { signUpId, userId, known } : refuse('too-many');
};

const ATTEMPTS = 8;

/** Ids of different milliseconds differ; of one millisecond they are told apart for long enough. */
const SET_ASIDE_MS = 60_000;

/** Two sign-ups never share an id: with the key of one that expires, the words of the other would go. */
const unusedUserId = async ({ registers, clock }: Parts): Promise<number> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const userId = newUserId(clock.now());
    const options = { expected: 'absent', endsAt: clock.now() + SET_ASIDE_MS } as const;
    try {
      await registers.write('user-id', String(userId), {}, options);
      return userId;
    } catch (error) {
      if (!isRegisterMoved(error)) throw error;
    }
  }
  throw new Fault('no-free-id', 'every id drawn for a new sign-up was taken');
};

/** False when no more may be written of this part. */
const start = async (
  services: Parts,
  { part, ...id }: Readonly<{ signUpId: string; userId: number; addressName: string; part: string }>,
  { email, firstName, lastName, phoneNumber, plan, coupon, language = null }: WantedAccount,
): Promise<boolean> => {
  const { log, vault, clock } = services;
  if (!(await takeFrom(services, written, part, id.signUpId))) return false;
  await vault.make(id.userId);
  const expiresAt = new Date(clock.now() + SIGN_UP_HOURS * HOUR * 1000).toISOString();
  const personal = { firstName, lastName, email, phoneNumber };
  const started = await handle(log, signUp, streams.signUp(id.signUpId), {
    type: 'StartSignUp',
    data: { ...id, at: timestamp(clock), plan, coupon, expiresAt, language, personal },
  });
  if (isRefusal(started)) throw new Fault('sign-up-refused', 'a sign-up could not begin');
  return true;
};

/** The short one first: what it refuses must not use up the day. */
const repeatLimits: readonly Limit[] = [
  { name: 'sign-up-again', most: 1, seconds: 15 * 60 },
  { name: 'sign-up-again-day', most: 3, seconds: 24 * 60 * 60 },
];

/** Tells the owner of an account that somebody signed up with its address, and gives a way in. */
export const mailSignUpAgain = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  userId: number,
): Promise<void> => {
  const mailId = newId(services.clock.now());
  for (const limit of repeatLimits) if (!(await takeFrom(services, limit, String(userId), mailId))) return;
  const owner = await identityOf(services, userId);
  if (!owner || !(await takeLoginMail(services, owner.addressName, mailId))) return;
  await requestLinkMail(services, { userId, kind: 'sign-up-again', mailId, conversationId: null });
};
