import { outboxReply } from '#web/contract/outbox.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';

const mailbox = ({ sandbox }: ApiParts) => {
  if (!sandbox) throw notFound();
  return sandbox;
};

export const sandboxRoutes = [
  route({
    method: 'get',
    path: '/api/outbox',
    access: 'sandbox',
    handle: async ({ parts }) => ({ body: await mailbox(parts).list() }),
  }),
  route({
    method: 'post',
    path: '/api/outbox/:id/reply',
    access: 'sandbox',
    body: outboxReply,
    async handle({ parts, params, body }) {
      if (!(await mailbox(parts).reply(params.id ?? '', body.text))) throw notFound();
      return { body: { success: true, message: 'Your answer was mailed.' } };
    },
  }),
];
