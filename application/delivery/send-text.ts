import { isClosedAccount } from '#application/accounts/find-account.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createSeldom } from '#application/engine/seldom.ts';
import { createBreaker } from '#application/engine/work/breaker.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { Delivery } from '#domain/delivery/delivery.ts';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import type { TextKind, TextRequestedV3 } from '#domain/delivery/text/events.ts';
import type { Text, Texter } from './carrier.ts';
import { type ChannelPolicy, deliver, type Hindrance } from './deliver.ts';
import type { TextComposer } from './text-composer.ts';
import { hindranceTo } from './text-hindrances.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'textsADay'> &
  Readonly<{ textComposer: TextComposer; texter: Texter; leases: Leases; logger: Logger }>;

/** Operators are told once an hour that no text goes out any more, as long as some are wanted. */
const WARN_EVERY_MS = 60 * 60_000;

/** TextRequestedV3 → claimed, handed over, TextSent (or refused, expired, ambiguous): at most once a claim. */
export const sendText = (parts: Parts): Reaction => {
  const channel = textChannel(parts);
  return {
    rules: {
      reaction: 'send-text',
      pool: 'texts',
      opens: {
        TextRequestedV3: ({ textId, userId }) => [
          { key: textId, userId, stream: streams.outgoingText(textId), lane: textId },
        ],
      },
      closes: {
        TextSent: ({ textId }) => [textId],
        TextRefused: ({ textId }) => [textId],
        TextAmbiguous: ({ textId }) => [textId],
        TextExpired: ({ textId }) => [textId],
      },
    },
    isPaused: () => channel.breaker.isOpen,
    run: (job, log = parts.log) => deliver({ ...parts, log }, channel, job),
  };
};

const textChannel = (parts: Parts): ChannelPolicy<TextRequestedV3, Text, Delivery<TextKind>> => {
  const isToBeSaid = createSeldom(WARN_EVERY_MS, parts.clock);
  return {
    decider: outgoingText,
    requestType: 'TextRequestedV3',
    carrier: parts.texter,
    breaker: createBreaker(parts.clock, 'the text provider'),
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
const untilMorning = ({ clock }: Parts, { kind, expiresAt }: TextRequestedV3['data']): Hindrance =>
  kind === 'check-in' || expiresAt <= timestamp(clock) ? 'over' : { deferredAs: 'a text in the night' };
