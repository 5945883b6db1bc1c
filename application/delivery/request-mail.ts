import { handle, notYetThere, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailRequestedV2, Thread } from '#domain/delivery/mail/events.ts';
import { type Facts, NOTHING } from '#domain/facts.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { checkedFacts, LANGUAGE } from './facts.ts';

type Data = MailRequestedV2['data'];

/**
 * A mail that is to go out. Left out: the first version of its template, no conversation, no link, no facts beyond its
 * kind, and a thread of its own. `mailId` decides what is once: the same id is the same mail.
 */
export type MailToRequest = Pick<Data, 'mailId' | 'userId' | 'kind' | 'cause' | 'expiresAt'> &
  Partial<Pick<Data, 'template' | 'conversationId' | 'link'>> &
  Readonly<{ addressee: Readonly<{ to: string; name: string }>; facts?: Facts; thread?: Thread | null }>;

/** Asks for a mail; the position of the event that closes the job which asked. One asked for before changes nothing. */
export const requestMail = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  { addressee, facts = NOTHING, thread = null, ...mail }: MailToRequest,
): Promise<Position | null> => {
  const { template = 1, conversationId = null, link = null } = mail;
  const personal = { to: addressee.to, name: addressee.name, facts: checkedFacts(facts), thread };
  const data = { ...mail, at: timestamp(clock), template, language: LANGUAGE, conversationId, link, personal };
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

/** For the rules of a reaction that asks for mails: the request closes the job whose key stands behind this in its cause. */
export const closedByMail = (cause: string) => ({
  MailRequestedV2: (asked: Pick<Data, 'cause'>) =>
    asked.cause.startsWith(cause) ? [asked.cause.slice(cause.length)] : [],
});
