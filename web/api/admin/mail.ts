import { policyRefusals as refusalsOf } from '#application/delivery/policy-refusals.ts';
import { listRoleMail, mailForOperators } from '#application/inbox/role-mail.ts';
import { AUDIT } from '#application/operators/audit.ts';
import { answerAsRole, listMailsIn, listMailsOut, readReleasedMail } from '#application/operators/mail.ts';
import { acted, reasonOnly } from '#web/contract/admin/common.ts';
import {
  dnsHealth,
  mailsIn,
  mailsInQuery,
  mailsOut,
  mailsOutQuery,
  mailText,
  policyRefusals,
  roleAnswer,
  roleMailQuery,
  roleMails,
} from '#web/contract/admin/mail.ts';
import { notFound } from '../errors.ts';
import { route } from '../route.ts';
import { doing, pageOf, type RefusalWords, unknownPage, unlessRefused } from './acting.ts';

const notAnswered: RefusalWords<'not-to-a-role' | 'wants-no-answer' | 'no-address' | 'too-long'> = {
  'not-to-a-role': [404, ({ operators }) => operators.noSuchMail],
  'wants-no-answer': [409, ({ operators }) => operators.fromMachine],
  'no-address': [409, ({ operators }) => operators.noAddress],
  'too-long': [400, ({ operators }) => operators.answerTooLong],
};
const notRead: RefusalWords<'no-such-mail' | 'not-released'> = {
  'no-such-mail': [404, ({ operators }) => operators.noSuchMail],
  'not-released': [409, ({ operators }) => operators.notReleased],
};

export const mailRoutes = [
  route({
    method: 'get',
    path: '/api/admin/mails/in',
    summary: 'Mails that came and how they ended, without any word of theirs',
    answers: { 200: mailsIn },
    access: 'operator',
    query: mailsInQuery,
    async handle({ parts, query: { limit, cursor, ...wanted } }) {
      const page = { ...wanted, ...pageOf({ limit, cursor }) };
      return { body: { success: true, ...(await listMailsIn(parts, parts.operators, page).catch(unknownPage)) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/mails/out',
    summary: 'Mails of ours and what became of them, without any word of theirs',
    answers: { 200: mailsOut },
    access: 'operator',
    query: mailsOutQuery,
    async handle({ parts, query: { limit, cursor, ...wanted } }) {
      const page = { ...wanted, ...pageOf({ limit, cursor }) };
      return { body: { success: true, ...(await listMailsOut(parts, page).catch(unknownPage)) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/mails/refusals',
    summary: 'Mails of the last day that other servers refused because of us',
    answers: { 200: policyRefusals },
    access: 'operator',
    handle: async ({ parts }) => ({ body: { success: true, ...(await refusalsOf(parts)) } }),
  }),
  route({
    method: 'get',
    path: '/api/admin/mails/dns',
    summary: 'Whether the DNS has the records that our mail needs',
    answers: { 200: dnsHealth },
    access: 'operator',
    handle: async ({ parts }) => ({ body: { success: true, records: await parts.operators.dns.check() } }),
  }),
  route({
    method: 'get',
    path: '/api/admin/mails/role',
    summary: 'Mail to postmaster, abuse, support and security',
    answers: { 200: roleMails },
    access: 'operator',
    query: roleMailQuery,
    handle: async ({ parts, query }) => ({
      body: { success: true, ...(await listRoleMail(parts, pageOf(query)).catch(unknownPage)) },
    }),
  }),
  route({
    method: 'get',
    path: '/api/admin/mails/role/:id',
    summary: 'The text of a mail to one of these roles',
    answers: { 200: mailText },
    access: 'operator',
    async handle({ parts, params }) {
      const raw = await mailForOperators(parts, params.id ?? '', 'role');
      if (!raw) throw notFound();
      return { body: { success: true, text: await parts.reader.readPlain(raw) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/mails/role/:id/answer',
    summary: 'Answer a mail to a role, from the role’s own address',
    answers: { 200: acted },
    access: 'operator-action',
    body: roleAnswer,
    shows: [AUDIT],
    async handle(request) {
      const { parts, params, body, words } = request;
      const answer = { ...doing(request), id: params.id ?? '', text: body.text };
      const { position } = unlessRefused(await answerAsRole(parts, answer), notAnswered);
      return { body: { success: true, message: words.operators.answered }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/mails/:id/read',
    summary: 'Read a mail that its owner was asked about and released',
    answers: { 200: mailText },
    access: 'operator-action',
    body: reasonOnly,
    repeatable: true,
    async handle(request) {
      const { parts, params } = request;
      const outcome = await readReleasedMail(parts, { ...doing(request), id: params.id ?? '' });
      const { result } = unlessRefused(outcome, notRead);
      return { body: { success: true, text: await parts.reader.readPlain(result.raw) } };
    },
  }),
];
