import type { CheckInRequested } from '#domain/check-in/events.ts';
import { questions } from '#domain/check-in/questions.ts';
import { conversation } from '#domain/conversation/decider.ts';
import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import { handle, positionReached } from '../handle.ts';
import type { Reaction } from '../jobs/reaction.ts';
import { timestamp } from '../ports/clock.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { personOf } from '../use-cases/accounts/find-account.ts';
import { eventOf } from './event-of.ts';

const CAUSE = 'check-in:';
const GOOD_FOR_HOURS = 3;

/** CheckInRequested → its conversation, then the mail that asks. */
export const sendCheckIn = (services: Services): Reaction => ({
  rules: {
    reaction: 'send-check-in',
    opens: {
      CheckInRequested: ({ checkInId, userId }) => [
        { key: checkInId, userId, stream: streams.checkIn(checkInId), lane: checkInId },
      ],
    },
    closes: { MailRequested: ({ cause }) => (cause.startsWith(CAUSE) ? [cause.slice(CAUSE.length)] : []) },
  },
  async run({ stream }) {
    const requested = await eventOf<CheckInRequested>(services.log, stream, 'CheckInRequested');
    const person = requested && (await personOf(services, requested.userId));
    if (!requested || !person) return null;
    const { checkInId, userId, conversationId, mailId, question } = requested;
    const at = timestamp(services.clock);
    await handle(services.log, conversation, streams.conversation(conversationId), {
      type: 'OpenConversation',
      data: { conversationId, userId, at },
    });
    const handled = await handle(services.log, outgoingMail, streams.outgoingMail(mailId), {
      type: 'RequestMail',
      data: {
        mailId,
        userId,
        at,
        kind: 'check-in',
        template: 1,
        cause: `${CAUSE}${checkInId}`,
        conversationId,
        link: null,
        expiresAt: new Date(Date.parse(requested.at) + GOOD_FOR_HOURS * 3_600_000).toISOString(),
        personal: {
          to: person.email,
          name: person.firstName,
          words: { question: questions[question] ?? questions[0] },
          thread: null,
        },
      },
    });
    return positionReached(handled);
  },
});
