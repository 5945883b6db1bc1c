import { handle, notYetThere, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailRequested, Thread } from '#domain/delivery/mail/events.ts';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import type { TextRequested } from '#domain/delivery/text/events.ts';
import { type Facts, factBytes, type Language, MOST_FACT_BYTES, NOTHING } from '#domain/facts.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';

type MailData = MailRequested['data'];

/**
 * A mail that is to go out. Left out: the first version of its template, no job that it completes, no
 * conversation, no link, no facts beyond its kind, and a thread of its own. `mailId` decides what is once: the same id
 * is the same mail.
 */
export type MailToRequest = Pick<MailData, 'mailId' | 'userId' | 'kind' | 'expiresAt'> &
  Partial<Pick<MailData, 'template' | 'completedJob' | 'conversationId' | 'linkId'>> &
  Readonly<{
    addressee: Readonly<{ to: string; name: string; language: Language }>;
    facts?: Facts;
    thread?: Thread | null;
  }>;

/** Asks for a mail; the position of the event that closes the job which asked. One asked for before changes nothing. */
export const requestMail = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  { addressee, facts = NOTHING, thread = null, ...mail }: MailToRequest,
): Promise<Position | null> => {
  const { template = 1, completedJob = null, conversationId = null, linkId = null } = mail;
  const personal = { to: addressee.to, name: addressee.name, facts: checkedFacts(facts), thread };
  const data = {
    ...mail,
    at: timestamp(clock),
    template,
    language: addressee.language,
    completedJob,
    conversationId,
    linkId,
    personal,
  };
  return positionReached(
    await handle(
      log,
      outgoingMail,
      streams.outgoingMail(mail.mailId),
      { type: 'RequestDelivery', data },
      notYetThere(outgoingMail),
    ),
  );
};

type TextData = TextRequested['data'];

/**
 * A text message that is to go out to `to` (E.164). Left out: no code, no job that it completes, no message that it answers,
 * no conversation, no facts beyond its kind.
 */
type TextToRequest = Pick<TextData, 'textId' | 'userId' | 'kind' | 'language' | 'phoneName' | 'expiresAt'> &
  Partial<Pick<TextData, 'codeId' | 'completedJob' | 'answeredMessageId' | 'conversationId'>> &
  Readonly<{ to: string; facts?: Facts }>;

/** Asks for a text; the position of the event that closes the job which asked. One asked for before changes nothing. */
export const requestText = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  { to, facts = NOTHING, ...text }: TextToRequest,
): Promise<Position | null> => {
  const { codeId = null, completedJob = null, answeredMessageId = null, conversationId = null } = text;
  const data = {
    ...text,
    at: timestamp(clock),
    codeId,
    completedJob,
    answeredMessageId,
    conversationId,
    personal: { to, facts: checkedFacts(facts) },
  };
  const stream = streams.outgoingText(text.textId);
  return positionReached(
    await handle(log, outgoingText, stream, { type: 'RequestDelivery', data }, notYetThere(outgoingText)),
  );
};

/** Facts that are short enough for an event; others are the fault `too-many-facts`, and whoever asked was to cut them. */
export const checkedFacts = <Kind extends Facts>(facts: Kind): Kind => {
  const bytes = factBytes(facts);
  if (bytes > MOST_FACT_BYTES) throw new Fault('too-many-facts', `${bytes} bytes of facts are asked for (${facts.of})`);
  return facts;
};
