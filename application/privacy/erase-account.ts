import { endAllSessions } from '#application/access/public.ts';
import { addresseeOf } from '#application/accounts/public.ts';
import {
  askToEndSubscriptions,
  type Checkouts,
  giveUpCheckout,
  livingSubscriptions,
  refundOnItsWay,
  type Subscriptions,
} from '#application/billing/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { stateOf } from '#application/engine/handle.ts';
import { derivedId, newUserId } from '#application/engine/ids.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { hasEnded } from '#domain/delivery/delivery.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { DeletionReceiptFacts } from '#domain/delivery/mail/facts.ts';
import { giveNamesBack, noteErasure } from './delete-account.ts';
import { forgetRegisters } from './forget-registers.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
  Readonly<{ payments: Checkouts & Subscriptions }>;

/** The provider and the relay have so long; what still waits is looked at once a minute, and the key goes within the hour. */
const LONGEST_WAIT_MS = 55 * 60_000;

/**
 * AccountClosed → AccountErased. The receipt and the end of the subscription are asked for and waited for, then address
 * and phone are given back and the key is destroyed. Killed at any step, it takes them all again and does no harm. Nothing of
 * its user runs beside it: what ended later would open jobs that no erasure drops any more.
 */
export const eraseAccount = (services: Parts): Reaction => ({
  rules: {
    reaction: 'erase-account',
    pool: 'payments',
    opens: {
      AccountClosed: ({ userId }) => [
        { key: String(userId), userId, stream: streams.account(userId), lane: String(userId) },
      ],
    },
    closes: { AccountErased: ({ userId }) => [String(userId)] },
  },
  runsAlone: true,
  async run({ userId, stream }) {
    const state = await stateOf(services.log, account, stream);
    if (state.status === 'erased') return noteErasure(services, userId); // it is not folded yet
    if (state.status !== 'closed') return null;
    await endAllSessions(services, userId); // a sign-in may have been on its way when the account was closed
    const receipt = await askForReceipt(services, userId, state.closedAt);
    await askToEndSubscriptions(services, userId);
    if (services.clock.now() < Date.parse(state.closedAt) + LONGEST_WAIT_MS) await settled(services, userId, receipt);
    await giveNamesBack(services, userId);
    await endAllSessions(services, userId);
    await forgetRegisters(services, userId);
    await services.vault.destroy(userId);
    return noteErasure(services, userId);
  },
});

/**
 * The stream of the last mail; null when its words can no longer be read. Asked for before anything is ended, which it
 * names. It is under a stranger's id and key, so that it can still be sent, and shown, once the account's own key is gone.
 */
const askForReceipt = async (services: Parts, userId: number, closedAt: string): Promise<string | null> => {
  const addressee = await addresseeOf(services, userId);
  if (!addressee) return null;
  const mailId = derivedId('deletion-receipt', userId);
  const stream = streams.outgoingMail(mailId);
  if ((await stateOf(services.log, outgoingMail, stream)).status !== 'unknown') return stream;
  const strangerId = newUserId(services.clock.now());
  await services.vault.make(strangerId);
  const cancelled = (await livingSubscriptions(services, userId)).length > 0;
  const refund = await refundOnItsWay(services, userId, dayBefore(closedAt));
  await requestMail(services, {
    mailId,
    userId: strangerId,
    kind: 'deletion-receipt',
    expiresAt: new Date(Date.parse(closedAt) + LONGEST_WAIT_MS).toISOString(),
    addressee,
    facts: { of: 'deletion-receipt', cancelled, ...(refund && { refund }) } satisfies DeletionReceiptFacts,
  });
  return stream;
};

const dayBefore = (time: string): string => new Date(Date.parse(time) - 24 * 60 * 60_000).toISOString();

/** Nobody may still pay for it. Whatever the provider has against that is waited for as if it were away. */
const giveUpOpenCheckout = async (services: Parts, userId: number): Promise<void> => {
  try {
    await giveUpCheckout(services, userId);
  } catch (error) {
    throw unavailable('the provider of an open checkout', error);
  }
};

/** Throws while there is something to wait for. */
const settled = async (services: Parts, userId: number, receipt: string | null): Promise<void> => {
  await giveUpOpenCheckout(services, userId);
  await askToEndSubscriptions(services, userId); // should it just have been paid
  const mail = receipt === null ? null : await stateOf(services.log, outgoingMail, receipt);
  if (mail && !hasEnded(mail)) throw unavailable('the relay for the receipt');
  if ((await livingSubscriptions(services, userId)).length > 0)
    throw unavailable('the provider that ends a subscription');
};
