import { checkIn } from '#domain/check-in/decider.ts';
import { questionFor } from '#domain/check-in/questions.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { handle } from '../handle.ts';
import { derivedId, newId } from '../ids.ts';
import { type Limit, takeFrom } from '../limits.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { accountOf } from './find-account.ts';

const limits = {
  tenMinutes: { name: 'check-in-ten-minutes', most: 1, seconds: 10 * 60 },
  day: { name: 'check-in-day', most: 5, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>;

/** Asks for a check-in mail now. It is no slot and takes none: one in ten minutes, five a day. */
export const requestCheckIn = async (
  services: Services,
  userId: number,
): Promise<Readonly<{ mailId: string; position: Position | null }> | Refusal<'no-such-account' | 'too-often'>> => {
  if (!(await accountOf(services, userId))) return refuse('no-such-account');
  const checkInId = `${userId}-${newId(services.clock.now())}`;
  // The short one first: what it refuses must not use up the day.
  if (!(await takeFrom(services, limits.tenMinutes, String(userId), checkInId))) return refuse('too-often');
  if (!(await takeFrom(services, limits.day, String(userId), checkInId))) return refuse('too-often');
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
      question: questionFor(at),
    },
  });
  return 'refused' in handled ? handled : { mailId, position: handled.position };
};
