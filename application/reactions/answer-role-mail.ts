import { OPERATORS } from '#domain/event.ts';
import type { RoleMailAnswered } from '#domain/incoming-mail/role-mail-events.ts';
import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import { handle, positionReached } from '../handle.ts';
import type { Reaction } from '../jobs/reaction.ts';
import { timestamp } from '../ports/clock.ts';
import type { RoleAnswerWords } from '../ports/mail-words.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';

const CAUSE = 'role-answer:';

/** RoleMailAnswered → what the operator wrote goes out, from the role's own address: MailRequested. */
export const answerRoleMail = ({ log, clock }: Services): Reaction => ({
  rules: {
    reaction: 'answer-role-mail',
    opens: {
      RoleMailAnswered: ({ answerId, mailId }) => [
        { key: answerId, userId: OPERATORS, stream: streams.incomingMail(mailId), lane: answerId },
      ],
    },
    closes: { MailRequested: ({ cause }) => (cause.startsWith(CAUSE) ? [cause.slice(CAUSE.length)] : []) },
  },
  async run({ key: answerId, stream }) {
    const answer = (await log.read(stream)).find(
      ({ type, data }) => type === 'RoleMailAnswered' && data.answerId === answerId,
    );
    if (!answer || answer.personal === 'destroyed') return null;
    const { role, personal } = answer.data as RoleMailAnswered['data'];
    const words: RoleAnswerWords = { text: personal.text, role };
    const handled = await handle(log, outgoingMail, streams.outgoingMail(answerId), {
      type: 'RequestMail',
      data: {
        mailId: answerId,
        userId: OPERATORS,
        at: timestamp(clock),
        kind: 'role-answer',
        template: 1,
        cause: `${CAUSE}${answerId}`,
        conversationId: null,
        link: null,
        expiresAt: null,
        personal: { to: personal.to, name: '', words, thread: personal.thread },
      },
    });
    return positionReached(handled);
  },
});
