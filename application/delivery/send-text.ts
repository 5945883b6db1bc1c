import { isClosedAccount } from '#application/accounts/find-account.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { deferred, isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createSeldom } from '#application/engine/seldom.ts';
import { type Breaker, createBreaker } from '#application/engine/work/breaker.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type OutgoingTextCommand, outgoingText } from '#domain/delivery/text/decider.ts';
import type { TextRequestedV2 } from '#domain/delivery/text/events.ts';
import { textBody } from './text/text-body.ts';
import { hindranceTo } from './text-hindrances.ts';
import { isTextOutcomeUnknown, type Text, type TextDelivery, type Texter } from './texter.ts';

type Parts = Services & Readonly<{ brandName: string; texter: Texter; leases: Leases; logger: Logger }>;

/** Operators are told once an hour that no text goes out any more, as long as some are wanted. */
const WARN_EVERY_MS = 60 * 60_000;

/** TextRequestedV2 → claimed, handed over, TextSent (or refused, expired, ambiguous): at most once a claim. */
export const sendText = (parts: Parts): Reaction => {
  const breaker = createBreaker(parts.clock, 'the text provider');
  const isToBeSaid = createSeldom(WARN_EVERY_MS, parts.clock);
  return {
    rules: {
      reaction: 'send-text',
      opens: {
        TextRequestedV2: ({ textId, userId }) => [
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
    isPaused: () => breaker.isOpen,
    async run(job) {
      const request = await eventOf<TextRequestedV2>(parts.log, job.stream, 'TextRequestedV2');
      if (!request) return null;
      if (await isClosedAccount(parts, request.userId)) return expire(parts, job);
      const text = textOf(parts, request); // first: what cannot be rendered must not be claimed
      const hindrance = await hindranceTo(parts, request);
      if (hindrance === 'all-spent' && isToBeSaid(hindrance))
        parts.logger.warn('the texts of a day are used up (TEXT_DAILY_LIMIT)', { count: parts.textsADay });
      if (hindrance === 'gone') return expire(parts, job);
      if (hindrance === 'night') return waitForMorning(parts, job, request);
      if (!hindrance) breaker.check(); // nor what nobody would take
      const claim = await claimFor(parts, job);
      if (!claim.mine) return claim.position;
      const outcome = hindrance
        ? ({ sent: false, code: hindrance } as const)
        : await deliver(parts, breaker, job, text);
      return note(parts, job, outcome);
    },
  };
};

const expire = async ({ log, clock }: Parts, { key: textId, userId, stream }: Job): Promise<Position | null> => {
  const data = { textId, userId, at: timestamp(clock) };
  return positionReached(await handle(log, outgoingText, stream, { type: 'ExpireText', data }));
};

/** A question of the evening before is none in the morning; an answer still is one. */
const waitForMorning = (
  parts: Parts,
  job: Job,
  { kind, expiresAt }: TextRequestedV2['data'],
): Promise<Position | null> => {
  if (kind === 'check-in' || expiresAt <= timestamp(parts.clock)) return expire(parts, job);
  throw deferred('a text in the night');
};

/** Rendered from the event alone, so that the code stands nowhere but in the text. */
const textOf = (
  { brandName, tokens }: Parts,
  { textId, kind, at, code, expiresAt, personal }: TextRequestedV2['data'],
): Text => {
  const minutes = Math.round((Date.parse(expiresAt) - Date.parse(at)) / 60_000);
  const typed = code === null ? '' : tokens.code('phone', code);
  return { textId, to: personal.to, body: textBody(kind, { brandName, code: typed, minutes, words: personal.words }) };
};

type Claim = Readonly<{ mine: boolean; position: Position | null }>;

/** The text is claimed under this lease (`mine`), or has met its end at `position`. */
const claimFor = async ({ log, texter, leases, clock }: Parts, job: Job): Promise<Claim> => {
  const state = await stateOf(log, outgoingText, job.stream);
  const earlierEpochEnded =
    state.status === 'claimed' && (state.epoch === job.epoch || (await leases.hasEnded(state.epoch)));
  const outcome = await handle(log, outgoingText, job.stream, {
    type: 'ClaimText',
    data: {
      textId: job.key,
      userId: job.userId,
      at: timestamp(clock),
      epoch: job.epoch,
      repeatable: texter.repeatable,
      earlierEpochEnded,
    },
  });
  if ('refused' in outcome) return { mine: false, position: null };
  return { mine: outcome.events.at(-1)?.type === 'TextClaimed', position: outcome.position };
};

/** What surely did not go out gives its claim back before anything else, so that a restart finds it still to be sent. */
const deliver = async (
  { log, clock, texter }: Parts,
  breaker: Breaker,
  { key: textId, userId, stream, epoch }: Job,
  text: Text,
): Promise<TextDelivery | 'unknown'> => {
  try {
    const delivery = await texter.send(userId, text);
    breaker.back();
    return delivery;
  } catch (error) {
    if (isTextOutcomeUnknown(error)) return 'unknown';
    if (!isUnavailable(error)) throw error;
    breaker.away();
    const data = { textId, userId, at: timestamp(clock), epoch };
    await handle(log, outgoingText, stream, { type: 'ReturnText', data });
    throw error;
  }
};

/** One whose fate nobody knows ends here: it never goes again. */
const note = async (
  { log, clock }: Parts,
  { key: textId, userId, stream }: Job,
  outcome: TextDelivery | 'unknown',
): Promise<Position | null> => {
  const id = { textId, userId, at: timestamp(clock) };
  return positionReached(await handle(log, outgoingText, stream, commandFor(id, outcome)));
};

const commandFor = (
  id: Readonly<{ textId: string; userId: number; at: string }>,
  outcome: TextDelivery | 'unknown',
): OutgoingTextCommand => {
  if (outcome === 'unknown') return { type: 'NoteTextAmbiguous', data: id };
  return outcome.sent
    ? { type: 'NoteTextSent', data: { ...id, blob: outcome.blob } }
    : { type: 'NoteTextRefused', data: { ...id, code: outcome.code } };
};
