import { accountWithSchedule, isClosedAccount } from '#application/accounts/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { stateOf } from '#application/engine/handle.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { breakerGauge } from '#application/engine/telemetry.ts';
import { createThrottle } from '#application/engine/throttle.ts';
import { createBreaker } from '#application/engine/work/breaker.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import type { Delivery } from '#domain/delivery/delivery.ts';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import type { TextKind, TextRequested } from '#domain/delivery/text/events.ts';
import type { Event } from '#domain/event.ts';
import { isQuietHour } from '#domain/schedule/schedule.ts';
import type { Text, Texter } from './carrier.ts';
import { type ChannelPolicy, deliver, type Hindrance } from './deliver.ts';
import type { TextComposer } from './text-composer.ts';
import { takeText } from './texts-in-all.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'textsADay' | 'telemetry'> &
  Readonly<{ textComposer: TextComposer; texter: Texter; leases: Leases; logger: Logger }>;

/** Operators are told once an hour that no text goes out any more, as long as some are wanted. */
const WARN_EVERY_MS = 60 * 60_000;

/** TextRequested → claimed, handed over, TextSent (or refused, expired, ambiguous): at most once a claim. */
export const sendText = (parts: Parts): Reaction => {
  const channel = textChannel(parts);
  return {
    rules: {
      reaction: 'send-text',
      pool: 'texts',
      opens: {
        TextRequested: ({ textId, userId }) => [
          { key: textId, userId, stream: streams.outgoingText(textId), lane: textId },
        ],
      },
      closes: {
        TextSent: ({ textId }) => [textId],
        TextRejected: ({ textId }) => [textId],
        TextMarkedAmbiguous: ({ textId }) => [textId],
        TextExpired: ({ textId }) => [textId],
      },
    },
    isPaused: () => channel.breaker.isOpen,
    run: (job, log = parts.log) => deliver({ ...parts, log }, channel, job),
  };
};

const textChannel = (parts: Parts): ChannelPolicy<TextRequested, Text, Delivery<TextKind>> => {
  const isToBeSaid = createThrottle(WARN_EVERY_MS, parts.clock);
  return {
    decider: outgoingText,
    requestType: 'TextRequested',
    carrier: parts.texter,
    breaker: createBreaker(parts.clock, 'the text provider', 1, breakerGauge(parts.telemetry, 'texts')),
    isOver: ({ userId }) => isClosedAccount(parts, userId),
    render: async (request) => parts.textComposer.compose(request),
    async hindranceTo(request) {
      const hindrance = await hindranceTo(parts, request);
      if (hindrance === 'all-spent' && isToBeSaid(hindrance))
        parts.logger.warn('the texts of a day are used up (TEXT_DAILY_LIMIT)', { count: parts.textsADay });
      if (hindrance === null) return null;
      if (hindrance === 'night') return untilMorning(parts, request);
      return hindrance === 'gone' ? 'over' : { refusedAs: hindrance };
    },
  };
};

/** A question of the evening before is none in the morning; an answer still is one. */
const untilMorning = ({ clock }: Parts, { kind, expiresAt }: TextRequested['data']): Hindrance =>
  kind === 'check-in' || expiresAt <= timestamp(clock) ? 'over' : { deferredAs: 'a text in the night' };

type HindranceParts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'textsADay'> &
  Readonly<{ textComposer: Pick<TextComposer, 'isUrgent'> }>;

type Request = TextRequested['data'];

/**
 * Why a text does not go out now. `gone`: the number is not the account's own any more; `night`: not at this hour;
 * `stopped`: whoever has the number wrote STOP; `spent`: so many went to this user today; `all-spent`: so many to all.
 */
type TextHindrance = 'gone' | 'night' | 'stopped' | 'spent' | 'all-spent';

/** Check-ins and answers to one user. Codes and help are limited where they are asked for. */
const daily: Limit = { name: 'texts-day', most: 15, seconds: 24 * 60 * 60 };

/** Whoever is texting at night is awake: what answers them at once may come. */
const AT_ONCE_MS = 10 * 60_000;

const hindranceTo = async (services: HindranceParts, request: Request): Promise<TextHindrance | null> => {
  const hindrance = await ownHindranceTo(services, request);
  if (hindrance || services.textComposer.isUrgent(request)) return hindrance;
  return (await takeText(services, request.kind === 'phone-code', request.textId)) ? null : 'all-spent';
};

const ownHindranceTo = async (services: HindranceParts, request: Request): Promise<TextHindrance | null> => {
  const { kind, userId, phoneName, textId } = request;
  const isStopped = (await stateOf(services.log, phone, streams.phone(phoneName))).stopped;
  if (kind === 'phone-code') return isStopped ? 'stopped' : null;
  const owner = await accountWithSchedule(services, userId);
  if (!owner?.phone?.verified || owner.phone.phoneName !== phoneName) return 'gone';
  if (isStopped) return 'stopped';
  if (services.textComposer.isUrgent(request)) return null;
  const now = timestamp(services.clock);
  if (isQuietHour(now, owner.schedule.timezone) && !(await isAtOnce(services, request))) return 'night';
  if (kind === 'help') return null;
  return (await takeFrom(services, daily, String(userId), textId)) ? null : 'spent';
};

/** What it answers, of which nothing but the time matters here. */
type MessageReceived = Event<'MessageReceived', Readonly<{ at: string }>>;

/** Counted from the text it answers, else from when it was asked for. */
const isAtOnce = async ({ log, clock }: HindranceParts, { answeredMessageId, at }: Request): Promise<boolean> => {
  const answered =
    answeredMessageId === null
      ? null
      : await eventOf<MessageReceived>(log, streams.incomingMail(answeredMessageId), 'MessageReceived');
  return clock.now() - Date.parse(answered?.at ?? at) <= AT_ONCE_MS;
};
