import { requestWelcome, takeLoginMail } from '#application/access/public.ts';
import { accountOf } from '#application/accounts/public.ts';
import { standingOfUser } from '#application/billing/public.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { giveBack, type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { checkIn } from '#domain/check-ins/decider.ts';
import { seedFor } from '#domain/check-ins/seed.ts';
import { type Refusal, refuse } from '#domain/decider.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>;

/** The short one first: what it refuses must not use up the day. */
const limits: readonly Limit[] = [
  { name: 'check-in-ten-minutes', most: 1, seconds: 10 * 60 },
  { name: 'check-in-day', most: 5, seconds: 24 * 60 * 60 },
];

/** `welcome`: the address is not proven yet, or mail to it came back, so the mail that asks for its proof went once more instead. */
type CheckInQuestionAsked = Readonly<{ mailId: string; position: Position | null; kind: 'check-in' | 'welcome' }>;
type CheckInRefused = 'no-such-account' | 'inactive' | 'too-often';

/**
 * Asks for a check-in mail now. It is no slot and takes none: one in ten minutes, five a day. The same `key` again is the
 * same check-in; one that could not be written down uses up nothing.
 */
export const requestCheckIn = async (
  services: Parts,
  userId: number,
  key: string | null = null,
): Promise<CheckInQuestionAsked | Refusal<CheckInRefused>> => {
  const owner = await accountOf(services, userId);
  if (!owner) return refuse('no-such-account');
  if ((await standingOfUser(services, userId)).status === 'inactive') return refuse('inactive');
  const id = key === null ? newId(services.clock.now()) : derivedId('check-in-asked', userId, key);
  const checkInId = `${userId}-${id}`;
  try {
    for (const limit of limits)
      if (!(await takeFrom(services, limit, String(userId), checkInId))) return refuse('too-often');
    if (isReachable(owner)) return await ask(services, userId, checkInId);
    if (!(await takeLoginMail(services, owner.addressName, checkInId))) return refuse('too-often');
    return await askForProof(services, userId, checkInId);
  } catch (error) {
    for (const limit of limits) await giveBack(services, limit, String(userId), checkInId);
    throw error;
  }
};

/** What was sent there came back, or nothing ever came from there: the next answer shows that mail arrives. */
const isReachable = ({ proven, checkIns }: OpenAccount): boolean => proven && !checkIns.undeliverable;

const askForProof = async (services: Parts, userId: number, checkInId: string): Promise<CheckInQuestionAsked> => {
  const mailId = await requestWelcome(services, userId, checkInId);
  return { mailId, position: await services.log.head(), kind: 'welcome' };
};

const ask = async (services: Parts, userId: number, checkInId: string) => {
  const mailId = derivedId('check-in-mail', checkInId);
  const at = timestamp(services.clock);
  const handled = await handle(services.log, checkIn, streams.checkIn(checkInId), {
    type: 'RequestCheckIn',
    data: {
      checkInId,
      userId,
      at,
      slot: null,
      conversationId: derivedId('check-in-conversation', checkInId),
      mailId,
      questionSeed: seedFor(userId, at.slice(0, 'yyyy-MM-dd'.length)),
      tone: 'usual',
      channel: 'mail',
    },
  });
  return 'refused' in handled ? handled : ({ mailId, position: handled.position, kind: 'check-in' } as const);
};
