import { accountOf } from '#application/accounts/find-account.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { stateOf } from '#application/engine/handle.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import type { TextRequestedV3 } from '#domain/delivery/text/events.ts';
import type { Event } from '#domain/event.ts';
import { isQuietHour } from '#domain/schedule/schedule.ts';
import { takeText } from './texts-in-all.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'textsADay'>;

type Request = TextRequestedV3['data'];

/**
 * Why a text does not go out now. `gone`: the number is not the account's own any more; `night`: not at this hour;
 * `stopped`: whoever has the number wrote STOP; `spent`: so many went to this user today; `all-spent`: so many to all.
 */
export type Hindrance = 'gone' | 'night' | 'stopped' | 'spent' | 'all-spent';

/** Check-ins and answers to one user. Codes and help are limited where they are asked for. */
const daily: Limit = { name: 'texts-day', most: 15, seconds: 24 * 60 * 60 };

/** Whoever is texting at night is awake: what answers them at once may come. */
const AT_ONCE_MS = 10 * 60_000;

export const hindranceTo = async (services: Parts, request: Request): Promise<Hindrance | null> => {
  const hindrance = await ownHindranceTo(services, request);
  if (hindrance) return hindrance;
  return (await takeText(services, request.kind === 'phone-code', request.textId)) ? null : 'all-spent';
};

const ownHindranceTo = async (services: Parts, request: Request): Promise<Hindrance | null> => {
  const { kind, userId, phoneName, textId } = request;
  const isStopped = (await stateOf(services.log, phone, streams.phone(phoneName))).stopped;
  if (kind === 'phone-code') return isStopped ? 'stopped' : null;
  const owner = await accountOf(services, userId);
  if (!owner?.phone?.verified || owner.phone.phoneName !== phoneName) return 'gone';
  if (isStopped) return 'stopped';
  const now = timestamp(services.clock);
  if (isQuietHour(now, owner.schedule.timezone) && !(await isAtOnce(services, request))) return 'night';
  if (kind === 'help') return null;
  return (await takeFrom(services, daily, String(userId), textId)) ? null : 'spent';
};

/** What it answers, of which nothing but the time matters here. */
type MessageReceived = Event<'MessageReceived', Readonly<{ at: string }>>;

/** Counted from the text it answers, which its cause names last, else from when it was asked for. */
const isAtOnce = async ({ log, clock }: Parts, { cause, at }: Request): Promise<boolean> => {
  const answered = await eventOf<MessageReceived>(
    log,
    streams.incomingMail(cause.slice(cause.lastIndexOf(':') + 1)),
    'MessageReceived',
  );
  return clock.now() - Date.parse(answered?.at ?? at) <= AT_ONCE_MS;
};
