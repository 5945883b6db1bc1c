import { done } from '#web/contract/answers.ts';
import { outbox, outboxQuery, outboxReply } from '#web/contract/outbox.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';

const MOST = 1000;

const mailbox = ({ sandbox }: ApiParts) => {
  if (!sandbox) throw notFound();
  return sandbox;
};

export const sandboxRoutes = [
  route({
    method: 'get',
    path: '/api/outbox',
    summary: 'Mails and texts that stand in the outbox instead of being sent',
    answers: { 200: outbox },
    access: 'sandbox',
    query: outboxQuery,
    handle: async ({ parts, query }) => ({ body: await mailbox(parts).list(query.limit ?? MOST) }),
  }),
  route({
    method: 'post',
    path: '/api/outbox/:id/reply',
    summary: 'Answer a mail or a text of the outbox, as its reader would',
    answers: { 200: done },
    access: 'sandbox',
    body: outboxReply,
    async handle({ parts, params, body }) {
      if (!(await mailbox(parts).reply(params.id ?? '', body.text))) throw notFound();
      return { body: { success: true, message: 'Your answer is on its way.' } };
    },
  }),
];
