import { incomingMail } from '#domain/incoming-mail/decider.ts';
import type { MailReceived, MailUnderstood } from '#domain/incoming-mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import type { MailKind, Thread } from '#domain/outgoing-mail/events.ts';
import { handle, positionReached } from '../handle.ts';
import { derivedId } from '../ids.ts';
import type { Job, Reaction } from '../jobs/reaction.ts';
import { type Limit, takeFrom } from '../limits.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { personOf } from '../use-cases/accounts/find-account.ts';
import { standingOfUser } from '../use-cases/billing/standing.ts';
import { eventOf } from './event-of.ts';
import { feedbackWords } from './feedback-words.ts';
import { conversationOf } from './read-mail.ts';

const CAUSE = 'answer:';
const GOOD_FOR_DAYS = 5;
const DAY_MS = 24 * 60 * 60_000;
const daily: Limit = { name: 'answers-day', most: 10, seconds: 24 * 60 * 60 };
/** Of users without a subscription: what they mail is kept all the same. */
const monthly: Limit = { name: 'answers-inactive', most: 1, seconds: 30 * 24 * 60 * 60 };

/**
 * MailUnderstood (its wins analysed) or MailUnreadable → one answer, in the same conversation and thread; ten a day,
 * and one a month without a subscription.
 */
export const answerMail = (services: Services): Reaction => ({
  rules: {
    reaction: 'answer-mail',
    opens: {
      MailUnderstood: ({ mailId, userId, conversationId, winIds }) => [
        { key: mailId, userId, stream: streams.incomingMail(mailId), lane: conversationId, waitsFor: winIds },
      ],
      MailUnreadable: ({ mailId, userId, conversationId }) => [
        { key: mailId, userId, stream: streams.incomingMail(mailId), lane: conversationId },
      ],
    },
    releases: {
      WinAnalysed: ({ mailId, winId }) => (mailId === null ? [] : [{ key: mailId, from: winId }]),
      WinRemoved: ({ mailId, winId }) => (mailId === null ? [] : [{ key: mailId, from: winId }]),
    },
    closes: {
      MailRequested: ({ cause }) => (cause.startsWith(CAUSE) ? [cause.slice(CAUSE.length)] : []),
      MailLeftUnanswered: ({ mailId }) => [mailId],
    },
  },
  async run(job) {
    const { key: mailId, userId } = job;
    const isInactive = (await standingOfUser(services, userId)).status === 'inactive';
    const [limit, reason] = isInactive ? ([monthly, 'inactive'] as const) : ([daily, 'daily-limit'] as const);
    if (await takeFrom(services, limit, String(userId), mailId)) return answer(services, job);
    return positionReached(
      await handle(services.log, incomingMail, streams.incomingMail(mailId), {
        type: 'LeaveUnanswered',
        data: { mailId, userId, at: timestamp(services.clock), reason },
      }),
    );
  },
});

const answer = async (services: Services, { key, userId, stream }: Job): Promise<Position | null> => {
  const received = await eventOf<MailReceived>(services.log, stream, 'MailReceived');
  const person = await personOf(services, userId);
  if (!received || !person) return null;
  const understood = await eventOf<MailUnderstood>(services.log, stream, 'MailUnderstood');
  const [kind, words]: [MailKind, JsonObject] = understood
    ? ['feedback', await feedbackWords(services, understood)]
    : ['not-understood', {}];
  const mailId = derivedId('answer', key);
  const handled = await handle(services.log, outgoingMail, streams.outgoingMail(mailId), {
    type: 'RequestMail',
    data: {
      mailId,
      userId,
      at: timestamp(services.clock),
      kind,
      template: 1,
      cause: `${CAUSE}${key}`,
      conversationId: conversationOf(received),
      link: null,
      expiresAt: new Date(services.clock.now() + GOOD_FOR_DAYS * DAY_MS).toISOString(),
      personal: { to: person.email, name: person.firstName, words, thread: threadOf(received) },
    },
  });
  return positionReached(handled);
};

/** A mail without a Message-ID starts a thread of its own. */
const threadOf = ({ personal: { messageId, references, subject } }: MailReceived['data']): Thread | null =>
  messageId === null
    ? null
    : { inReplyTo: messageId, references: [...references.filter((id) => id !== messageId), messageId], subject };
