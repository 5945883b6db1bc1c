import { endAllSessions } from '#application/access/public.ts';
import {
  askToEndSubscriptions,
  type Checkouts,
  giveUpCheckout,
  type Subscriptions,
} from '#application/billing/public.ts';
import { stateOf } from '#application/engine/handle.ts';
import { isEventDamaged } from '#application/engine/ports/event-log.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { giveNamesBack, noteErasure } from './delete-account.ts';
import { forgetRegisters } from './forget-registers.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
  Readonly<{ payments: Checkouts & Subscriptions }>;

const AT_ONCE = 32;

/**
 * Before anything is served: a log that was put back from a copy may hold accounts whose erasure it does not know, though
 * their keys are destroyed. They are erased once more; answers how many.
 */
export const replayErasures = async (services: Parts): Promise<number> => {
  const destroyed = await services.vault.destroyed();
  let replayed = 0;
  for (let start = 0; start < destroyed.length; start += AT_ONCE) {
    const erased = await Promise.all(destroyed.slice(start, start + AT_ONCE).map((id) => eraseAgain(services, id)));
    replayed += erased.filter(Boolean).length;
  }
  return replayed;
};

const eraseAgain = async (services: Parts, userId: number): Promise<boolean> => {
  const status = await statusOf(services, userId);
  if (status === 'unknown' || status === 'erased') return false;
  await endAllSessions(services, userId);
  // A provider's checkout was not put back; our own page was, and could be paid.
  if (services.payments.sandbox) await giveUpCheckout(services, userId);
  await askToEndSubscriptions(services, userId);
  await giveNamesBack(services, userId);
  await forgetRegisters(services, userId);
  await noteErasure(services, userId);
  return true;
};

/** A stream that is damaged can be read by nobody, so no command does anything by it; it is told as damage, and can wait. */
const statusOf = async ({ log }: Parts, userId: number) => {
  try {
    return (await stateOf(log, account, streams.account(userId))).status;
  } catch (error) {
    if (isEventDamaged(error)) return 'unknown';
    throw error;
  }
};
