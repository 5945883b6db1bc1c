import { claimAddress, identityOf, phoneNameOf } from '#application/accounts/public.ts';
import { followSubscription, type Subscriptions } from '#application/billing/public.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type SignUp, signUp } from '#domain/access/sign-up/decider.ts';
import type { SignUpStarted } from '#domain/access/sign-up/events.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import { isRefusal } from '#domain/decider.ts';
import { requestWelcome } from '../sign-in/link-mail.ts';
import { takeLoginMail } from '../sign-in/login-mail-budget.ts';
import { applicantOf, signUpOf } from './find-sign-up.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> & Readonly<{ payments: Subscriptions }>;

type Paid = Extract<SignUp, { payment: unknown }> & Readonly<{ signUpId: string; subscriptionId: string }>;
type Applicant = SignUpStarted['data']['personal'];

/**
 * Makes the account of a paid sign-up: its address is claimed, then the account opened, then its subscription noted. Of
 * two that want one address the first has it; the other's payment is given back. Every step may be done again, so it may
 * end anywhere and is simply begun anew. Answers where the sign-up stands then.
 */
export const completeSignUp = async (services: Parts, signUpId: string): Promise<SignUp['status']> => {
  const state = await signUpOf(services, signUpId);
  if (state.status !== 'paid' || !state.payment) return state.status;
  const paid = { ...state, signUpId, subscriptionId: state.payment.subscriptionId };
  const applicant = await applicantOf(services, signUpId);
  const won = applicant !== null && (await claimAddress(services, paid)) && (await open(services, paid, applicant));
  return won ? complete(services, paid) : lose(services, paid);
};

/** False when another account has this id, which two sign-ups of one millisecond could have drawn. */
const open = async (
  services: Parts,
  { userId, addressName, language }: Paid,
  applicant: Applicant,
): Promise<boolean> => {
  const { log, vault, clock } = services;
  const { phoneNumber, firstName, lastName, email } = applicant;
  const phone = phoneNumber && { phoneName: await phoneNameOf(vault, phoneNumber), personal: { phoneNumber } };
  const opened = await handle(log, account, streams.account(userId), {
    type: 'OpenAccount',
    data: {
      userId,
      at: timestamp(clock),
      timezone: 'UTC',
      complimentary: false,
      proven: false,
      addressName,
      language,
      personal: { firstName, lastName, email },
      ...(phone ? { phone } : {}),
    },
  });
  return !isRefusal(opened) || (await identityOf(services, userId))?.addressName === addressName;
};

const complete = async (services: Parts, { signUpId, userId, addressName, subscriptionId }: Paid) => {
  await noteSubscription(services, userId, subscriptionId);
  await takeLoginMail(services, addressName, signUpId); // it counts, and goes out whatever came before
  await requestWelcome(services, userId, signUpId);
  const data = { signUpId, userId, at: timestamp(services.clock) };
  await handle(services.log, signUp, streams.signUp(signUpId), { type: 'CompleteSignUp', data });
  return 'completed' as const;
};

/** The key goes before the event that closes the job: killed in between, all of it is done again. */
const lose = async (services: Parts, { signUpId, userId, addressName, subscriptionId }: Paid) => {
  const { log, clock } = services;
  const at = timestamp(clock);
  const claim = { addressName, userId, at };
  await handle(log, address, streams.address(addressName), { type: 'ReleaseAddress', data: claim });
  await giveBackPayment(services, userId, subscriptionId);
  await destroyPendingKey(services, userId);
  const data = { signUpId, userId, at, subscriptionId };
  await handle(log, signUp, streams.signUp(signUpId), { type: 'LoseSignUp', data });
  return 'lost' as const;
};

/** Has a subscription ended, and its payment given back, that no account came of. */
export const giveBackPayment = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>,
  userId: number,
  subscriptionId: string,
): Promise<void> => {
  await noteSubscription(services, userId, subscriptionId);
  const { log, clock } = services;
  await handle(log, subscriptions, streams.subscriptions(userId), {
    type: 'AskToEnd',
    data: { userId, subscriptionId, at: timestamp(clock), reason: 'sign-up-superseded', refundLastPayment: true },
  });
};

const noteSubscription = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>,
  userId: number,
  subscriptionId: string,
): Promise<void> => {
  const noted = await followSubscription(services, userId, subscriptionId);
  if (isRefusal(noted)) throw new Fault('unknown-subscription', 'the provider does not know what a checkout paid for');
};

/** The key of a sign-up that no account came of; an account's own key is its deletion's affair. */
export const destroyPendingKey = async (
  { log, vault }: Pick<Services, 'log' | 'vault'>,
  userId: number,
): Promise<void> => {
  const { status } = await stateOf(log, account, streams.account(userId));
  if (status === 'unknown') await vault.discard(userId);
};

/** SignUpPaid → the account, its subscription and its first mail; or, when another has the address, the money back. */
export const completeSignUpOncePaid = (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> & Readonly<{ payments: Subscriptions }>,
): Reaction => ({
  rules: {
    reaction: 'complete-sign-up',
    pool: 'payments',
    opens: {
      SignUpPaid: ({ signUpId, userId }) => [
        { key: signUpId, userId, stream: streams.signUp(signUpId), lane: signUpId },
      ],
    },
    closes: {
      SignUpCompleted: ({ signUpId }) => [signUpId],
      SignUpSuperseded: ({ signUpId }) => [signUpId],
    },
  },
  async run({ key }) {
    await completeSignUp(services, key);
    return services.log.head();
  },
});
