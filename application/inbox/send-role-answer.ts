import { requestMail } from '#application/delivery/public.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { RoleAnswerFacts } from '#domain/delivery/mail/facts.ts';
import { OPERATORS } from '#domain/event.ts';
import type { IncomingMailEvent } from '#domain/inbox/mail/events.ts';

/** RoleMailAnswered → what the operator wrote goes out, from the role's own address: MailRequested. */
export const sendRoleAnswer = (services: Pick<Services, 'log' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'send-role-answer',
    pool: 'plain',
    opens: {
      RoleMailAnswered: ({ answerId, mailId }) => [
        { key: answerId, userId: OPERATORS, stream: streams.incomingMail(mailId), lane: answerId },
      ],
    },
    closes: {},
  },
  async run(job) {
    const { key: answerId, stream } = job;
    const answer = (await services.log.read<IncomingMailEvent>(stream)).find(
      ({ type, data }) => type === 'RoleMailAnswered' && data.answerId === answerId,
    );
    if (answer?.type !== 'RoleMailAnswered' || answer.personal === 'destroyed') return null;
    const { role, personal } = answer.data;
    const facts: RoleAnswerFacts = { of: 'role-answer', text: personal.text, role };
    return requestMail(services, {
      mailId: answerId,
      userId: OPERATORS,
      kind: 'role-answer',
      completedJob: job,
      expiresAt: null,
      addressee: { to: personal.to, name: '', language: 'en' },
      facts,
      thread: personal.thread,
    });
  },
});
