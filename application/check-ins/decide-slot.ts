import { accountOf, pauseCheckIns } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { isTextLeft } from '#application/delivery/public.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { checkIn } from '#domain/check-ins/decider.ts';
import type { Channel, SkipReason } from '#domain/check-ins/events.ts';

import { seedFor } from '#domain/check-ins/seed.ts';
import { type Tone, type Turn, toneOn } from '#domain/schedule/rhythm.ts';
import { isQuietHour, isSameSchedule } from '#domain/schedule/schedule.ts';
import { dueSlot } from '#domain/schedule/slots.ts';
import type { CheckInsDueDocument } from './check-ins-due.ts';
import { getsCheckIns, rhythmOf } from './next-check-ins.ts';

type Stores = Pick<Services, 'log' | 'clock' | 'registers' | 'vault' | 'textsADay'>;

const LATEST_MS = 3 * 60 * 60_000;
/** A slot so far ahead is due for nobody, whatever the time that came with it says. */
const MOST_AHEAD_MS = 5 * 60_000;

/**
 * Decides the slot that is due in this document at `now` (milliseconds since 1970): asked for, or skipped and why. Whoever
 * comes second changes nothing. Answers where that stands; null when nothing is due, as when the account says something
 * else by now, which the read model will hear of.
 */
export const decideSlot = async (
  services: Stores,
  document: CheckInsDueDocument,
  now: number,
): Promise<Position | null> => {
  const { userId } = document;
  const account = await accountOf(services, userId);
  if (!account || !getsCheckIns(account) || !isAsIn(document, account)) return null;
  const rhythm = rhythmOf(document, account);
  const slot = dueSlot({ ...rhythm, owed: document.owed, since: document.since });
  if (!slot || Date.parse(slot.at) > Math.min(now, services.clock.now() + MOST_AHEAD_MS)) return null;
  const turn = { ...slot, tone: toneOn(rhythm, slot.date) };
  const at = timestamp(services.clock); // before the standing is read: what changes it later is younger than this
  const { status } = await standingIn(services, userId, account);
  const decided = decisionOn(turn, status === 'inactive', now);
  const position =
    'reason' in decided
      ? await skip(services, userId, at, turn, decided.reason)
      : await ask(services, userId, at, turn, decided.tone, account);
  // Not with the last one itself: should it not go out after all, it is still to be said.
  const isOver = document.told?.tone === 'last' && account.checkIns.thinning;
  const paused = isOver ? await pauseForQuiet(services, userId) : null;
  return paused ?? position;
};

/** The read model may lag: a slot is decided only by what holds now. */
const isAsIn = (document: CheckInsDueDocument, { schedule, checkIns: { pause, thinning } }: OpenAccount): boolean =>
  isSameSchedule(document.schedule, schedule) &&
  document.thinning === thinning &&
  document.pause?.from === pause?.from &&
  document.pause?.until === pause?.until &&
  document.pause?.reason === pause?.reason;

type Decision = Readonly<{ tone: Tone }> | Readonly<{ reason: SkipReason }>;

const decisionOn = ({ tone, at }: Turn, isInactive: boolean, now: number): Decision => {
  if (isInactive) return { reason: 'inactive' };
  if (tone === 'quiet') return { reason: 'quiet' };
  return now - Date.parse(at) > LATEST_MS ? { reason: 'late' } : { tone };
};

const skip = async ({ log }: Stores, userId: number, at: string, { date: slot }: Turn, reason: SkipReason) => {
  const checkInId = `${userId}-${slot}`;
  const data = { checkInId, userId, at, slot, reason };
  return positionReached(await handle(log, checkIn, streams.checkIn(checkInId), { type: 'SkipCheckIn', data }));
};

const ask = async (
  services: Stores,
  userId: number,
  at: string,
  { date: slot }: Turn,
  tone: Tone,
  account: OpenAccount,
) => {
  const checkInId = `${userId}-${slot}`;
  const handled = await handle(services.log, checkIn, streams.checkIn(checkInId), {
    type: 'RequestCheckIn',
    data: {
      checkInId,
      userId,
      at,
      slot,
      conversationId: derivedId('check-in-conversation', checkInId),
      mailId: derivedId('check-in-mail', checkInId),
      questionSeed: seedFor(userId, slot),
      tone,
      channel: await channelOf(services, account, at),
    },
  });
  return positionReached(handled);
};

/** Whoever has the number may have written STOP, no phone rings at night, and a day has only so many texts. */
const channelOf = async (
  services: Stores,
  { checkIns, phone: given, schedule }: OpenAccount,
  at: string,
): Promise<Channel> => {
  if (!checkIns.byText || !given?.verified || isQuietHour(at, schedule.timezone)) return 'mail';
  if ((await stateOf(services.log, phone, streams.phone(given.phoneName))).stopped) return 'mail';
  return (await isTextLeft(services, false)) ? 'text' : 'mail';
};

const pauseForQuiet = async (services: Stores, userId: number): Promise<Position | null> => {
  const paused = await pauseCheckIns(services, userId, { until: null, reason: 'quiet' });
  return 'refused' in paused ? null : paused.position;
};
