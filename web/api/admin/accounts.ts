import { ACCOUNTS } from '#application/accounts/accounts.ts';
import {
  eraseAccountOf,
  giveMonthTo,
  mailLoginLinkAgain,
  pauseCheckInsOf,
  prepareErasure,
  resumeCheckInsOf,
  signOutEverywhere,
} from '#application/operators/accounts.ts';
import { AUDIT } from '#application/operators/audit.ts';
import { findAccount, showAccount } from '#application/operators/show-account.ts';
import {
  accountFound,
  accountSearch,
  erasureConfirmed,
  erasurePrepared,
  monthGiven,
  pauseRequest,
  shownAccount,
} from '#web/contract/admin/accounts.ts';
import { acted, reasonOnly } from '#web/contract/admin/common.ts';
import { notFound } from '../errors.ts';
import { type ApiRequest, route } from '../route.ts';
import type { Sentence } from '../words/words.ts';
import { doing, unlessRefused } from './acting.ts';
import { presentAccount } from './present-account.ts';

const noSuchAccount = [404, ({ operators }) => operators.noSuchAccount] as const satisfies [number, Sentence];
const conflict = (sentence: Sentence) => [409, sentence] as const;

/** Who acts on whose account; an id that is no number is nobody's. */
const onAccount = (request: Pick<ApiRequest<Readonly<{ reason: string }>, unknown>, 'userId' | 'body' | 'params'>) => ({
  ...doing(request),
  userId: accountIn(request),
});

const accountIn = ({ params }: Pick<ApiRequest<unknown, unknown>, 'params'>): number => {
  const userId = /^\d{1,16}$/.test(params.id ?? '') ? Number(params.id) : 0;
  if (userId === 0 || !Number.isSafeInteger(userId)) throw notFound();
  return userId;
};

export const accountRoutes = [
  route({
    method: 'post',
    path: '/api/admin/accounts/find',
    summary: 'The id of the account that has this address',
    answers: { 200: accountFound },
    access: 'operator',
    body: accountSearch,
    async handle({ parts, body }) {
      const found = await findAccount(parts, body.email);
      if (!found) throw notFound();
      return { body: { success: true, userId: found.userId } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/accounts/:id',
    summary: 'An account in times, counts and codes, without any word of its owner',
    answers: { 200: shownAccount },
    access: 'operator',
    async handle(request) {
      const shown = await showAccount(request.parts, accountIn(request));
      if (!shown) throw notFound();
      const account = shown === 'closed' ? null : presentAccount(shown);
      return { body: { success: true, state: account ? 'open' : 'closed', account } };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/accounts/:id/sign-out',
    summary: 'End every session of an account',
    answers: { 200: acted },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    async handle(request) {
      const outcome = await signOutEverywhere(request.parts, onAccount(request));
      const { position } = unlessRefused(outcome, { 'no-such-account': noSuchAccount });
      return { body: { success: true, message: request.words.operators.signedOut }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/accounts/:id/login-mail',
    summary: 'Mail a login link to the address of an account',
    answers: { 200: acted },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    async handle(request) {
      const outcome = await mailLoginLinkAgain(request.parts, onAccount(request));
      const { position } = unlessRefused(outcome, {
        'no-such-account': noSuchAccount,
        'too-often': [429, ({ operators }) => operators.linksTooOften],
      });
      return { body: { success: true, message: request.words.operators.linkSent }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/accounts/:id/pause',
    summary: 'No check-ins to an account until a date, or until they are resumed',
    answers: { 200: acted },
    access: 'operator-action',
    body: pauseRequest,
    shows: [AUDIT],
    async handle(request) {
      const { parts, body, words } = request;
      const outcome = await pauseCheckInsOf(parts, { ...onAccount(request), until: body.until });
      const { position } = unlessRefused(outcome, {
        'no-such-account': noSuchAccount,
        'phone-unverified': noSuchAccount,
        'not-ahead': [400, ({ checkIns }) => checkIns.notAhead],
      });
      return { body: { success: true, message: words.operators.checkInsPaused }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/accounts/:id/resume',
    summary: 'Check-ins to an account again',
    answers: { 200: acted },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    async handle(request) {
      const outcome = await resumeCheckInsOf(request.parts, onAccount(request));
      const { position } = unlessRefused(outcome, {
        'no-such-account': noSuchAccount,
        'phone-unverified': noSuchAccount,
        'not-ahead': [400, ({ checkIns }) => checkIns.notAhead],
      });
      return { body: { success: true, message: request.words.operators.checkInsResumed }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/accounts/:id/give-month',
    summary: 'Give a month for nothing: the next payment is due a month later',
    answers: { 200: monthGiven },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    async handle(request) {
      const key = request.header('Idempotency-Key').slice(0, 255) || null;
      const outcome = await giveMonthTo(request.parts, { ...onAccount(request), key });
      const { result, position } = unlessRefused(outcome, {
        'no-such-account': noSuchAccount,
        complimentary: conflict(({ operators }) => operators.isComplimentary),
        'no-subscription': conflict(({ operators }) => operators.noSubscription),
        'payment-due': conflict(({ operators }) => operators.paymentDue),
        declined: conflict(({ operators }) => operators.declined),
      });
      return { body: { success: true, message: request.words.operators.monthGiven, until: result.until }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/accounts/:id/erase',
    summary: 'The first of two steps to erase an account: nothing is erased yet',
    answers: { 200: erasurePrepared },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    repeatable: true,
    async handle(request) {
      const outcome = await prepareErasure(request.parts, onAccount(request));
      const { result, position } = unlessRefused(outcome, { 'no-such-account': noSuchAccount });
      const { confirmation, endsAt } = result;
      const message = request.words.operators.confirmErasure;
      return { body: { success: true, message, confirmation, endsAt }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/accounts/:id/erase/confirm',
    summary: 'The second step: the account is closed now and erased within the hour, for good',
    answers: { 200: acted },
    access: 'operator-action',
    body: erasureConfirmed,
    shows: [AUDIT, ACCOUNTS],
    async handle(request) {
      const { parts, body, words } = request;
      const outcome = await eraseAccountOf(parts, { ...onAccount(request), confirmation: body.confirmation });
      const { position } = unlessRefused(outcome, {
        'no-such-account': noSuchAccount,
        'not-confirmed': conflict(({ operators }) => operators.erasureNotConfirmed),
      });
      return { body: { success: true, message: words.operators.erased }, position };
    },
  }),
];
