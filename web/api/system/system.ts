import { done } from '#web/contract/answers.ts';
import { outbox, outboxQuery, outboxReply } from '#web/contract/outbox.ts';
import { alive, appConfig, readiness } from '#web/contract/system.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { readinessOf } from './readiness.ts';

export const systemRoutes = [
  route({
    method: 'get',
    path: '/healthz',
    summary: 'Is the server alive?',
    access: 'public',
    answers: { 200: alive },
    handle: async () => ({ body: { alive: true } }),
  }),
  route({
    method: 'get',
    path: '/readyz',
    summary: 'Are the read models within 1,000 events? 503 with the reasons when not',
    answers: { 200: readiness },
    access: 'public',
    handle: ({ parts }) => readinessOf(parts),
  }),
  route({
    method: 'get',
    path: '/api/config',
    summary: 'What pages must know before anyone signs in',
    answers: { 200: appConfig },
    access: 'public',
    handle: async ({ parts: { brandName, operatorWords, mail, sandbox, payments } }) => ({
      body: {
        brandName,
        ...operatorWords,
        supportEmail: mail.support,
        outbox: sandbox !== null,
        sandboxPayments: payments.sandbox,
      },
    }),
  }),
];

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
    async handle({ parts, params, body, words }) {
      if (!(await mailbox(parts).reply(params.id ?? '', body.text))) throw notFound();
      return { body: { success: true, message: words.messages.answerSent } };
    },
  }),
];
