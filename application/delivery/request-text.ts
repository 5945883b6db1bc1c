import { handle, notYetThere, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import type { TextRequestedV3 } from '#domain/delivery/text/events.ts';
import { type Facts, NOTHING } from '#domain/facts.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { checkedFacts, LANGUAGE } from './facts.ts';

type Data = TextRequestedV3['data'];

/** A text message that is to go out to `to` (E.164). Left out: no code, no cause, no conversation, no facts beyond its kind. */
export type TextToRequest = Pick<Data, 'textId' | 'userId' | 'kind' | 'phoneName' | 'expiresAt'> &
  Partial<Pick<Data, 'code' | 'cause' | 'conversationId'>> &
  Readonly<{ to: string; facts?: Facts }>;

/** Asks for a text; the position of the event that closes the job which asked. One asked for before changes nothing. */
export const requestText = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  { to, facts = NOTHING, ...text }: TextToRequest,
): Promise<Position | null> => {
  const { code = null, cause = '', conversationId = null } = text;
  const data = {
    ...text,
    at: timestamp(clock),
    code,
    language: LANGUAGE,
    cause,
    conversationId,
    personal: { to, facts: checkedFacts(facts) },
  };
  const stream = streams.outgoingText(text.textId);
  return positionReached(
    await handle(log, outgoingText, stream, { type: 'RequestDelivery', data }, notYetThere(outgoingText)),
  );
};

/** For the rules of a reaction that asks for texts: the request closes the job whose key stands behind this in its cause. */
export const closedByText = (cause: string) => ({
  TextRequestedV3: (asked: Pick<Data, 'cause'>) =>
    asked.cause.startsWith(cause) ? [asked.cause.slice(cause.length)] : [],
});
