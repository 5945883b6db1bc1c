import { accountOf, pauseCheckIns } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { isTextLeft } from '#application/delivery/public.ts';
import { handle, notYetThere, positionReached, stateOf } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { checkIn } from '#domain/check-ins/decider.ts';
import type { Channel, SkipReason } from '#domain/check-ins/events.ts';
import type { CheckInPlan } from '#domain/check-ins/plan.ts';
import { dueTurn, isSilenceOver } from '#domain/check-ins/planned.ts';
import { seedFor } from '#domain/check-ins/seed.ts';
import type { Tone, Turn } from '#domain/schedule/rhythm.ts';
import { isQuietHour } from '#domain/schedule/schedule.ts';
import type { CheckInsDueDocument } from './check-ins-due.ts';
import { planNow } from './plan-now.ts';

type Stores = Pick<Services, 'log' | 'clock' | 'registers' | 'vault' | 'textsADay'>;

const LATEST_MS = 3 * 60 * 60_000;
/** A slot so far ahead is due for nobody, whatever the time that came with it says. */
const MOST_AHEAD_MS = 5 * 60_000;

/**
 * Decides the slot that is due at `now` (milliseconds since 1970): requested, or skipped and why. Another process that decides
 * it too changes nothing. The document says where to begin and may lag; what is due follows from it and all that the user has
 * set since. Answers the position that shows the decision; null when nothing is due.
 */
export const decideSlot = async (
  services: Stores,
  document: CheckInsDueDocument,
  now: number,
): Promise<Position | null> => {
  const { userId } = document;
  const plan = await planNow(services, userId, document);
  const turn = plan && dueTurn(plan);
  if (!turn || Date.parse(turn.at) > Math.min(now, services.clock.now() + MOST_AHEAD_MS)) return null;
  const at = timestamp(services.clock); // before the standing is read: what changes it later is younger than this
  const { status } = await standingIn(services, userId, plan);
  const decided = decisionOn(turn, status === 'inactive', now);
  const position =
    'reason' in decided
      ? await skip(services, userId, at, turn, decided.reason)
      : await ask(services, userId, at, turn, decided.tone, plan);
  // Not with the last one itself: should it not go out after all, it is still to be said.
  const paused = isSilenceOver(plan) ? await pauseForQuiet(services, userId) : null;
  return paused ?? position;
};

type Decision = Readonly<{ tone: Tone }> | Readonly<{ reason: SkipReason }>;

const decisionOn = ({ tone, at }: Turn, isInactive: boolean, now: number): Decision => {
  if (isInactive) return { reason: 'inactive' };
  if (tone === 'quiet') return { reason: 'quiet' };
  return now - Date.parse(at) > LATEST_MS ? { reason: 'late' } : { tone };
};

const skip = async ({ log }: Stores, userId: number, at: string, { date: slot }: Turn, reason: SkipReason) => {
  const checkInId = `${userId}-${slot}`;
  const data = { checkInId, userId, at, slot, reason };
  const command = { type: 'SkipCheckIn', data } as const;
  return positionReached(await handle(log, checkIn, streams.checkIn(checkInId), command, notYetThere(checkIn)));
};

const ask = async (
  services: Stores,
  userId: number,
  at: string,
  { date: slot }: Turn,
  tone: Tone,
  plan: CheckInPlan,
) => {
  const checkInId = `${userId}-${slot}`;
  const data = {
    checkInId,
    userId,
    at,
    slot,
    conversationId: derivedId('check-in-conversation', checkInId),
    mailId: derivedId('check-in-mail', checkInId),
    questionSeed: seedFor(userId, slot),
    tone,
    channel: await channelOf(services, userId, plan, at),
  };
  const command = { type: 'RequestCheckIn', data } as const;
  return positionReached(
    await handle(services.log, checkIn, streams.checkIn(checkInId), command, notYetThere(checkIn)),
  );
};

/** The phone's owner may have written STOP, no phone rings at night, and a day has only so many texts. */
const channelOf = async (
  services: Stores,
  userId: number,
  { byText, schedule }: CheckInPlan,
  at: string,
): Promise<Channel> => {
  if (!byText || isQuietHour(at, schedule.timezone)) return 'mail';
  const given = (await accountOf(services, userId))?.phone;
  if (!given?.verified || (await stateOf(services.log, phone, streams.phone(given.phoneName))).stopped) return 'mail';
  return (await isTextLeft(services, false)) ? 'text' : 'mail';
};

const pauseForQuiet = async (services: Stores, userId: number): Promise<Position | null> => {
  const paused = await pauseCheckIns(services, userId, { until: null, reason: 'quiet' });
  return 'refused' in paused ? null : paused.position;
};
