import { ACCOUNTS } from '#application/accounts/accounts.ts';
import { type CheckInsRefused, changeCheckIns } from '#application/check-ins/change-check-ins.ts';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { previewCheckIns, showCheckIns } from '#application/check-ins/next-check-ins.ts';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import { done } from '#web/contract/answers.ts';
import {
  type CheckIns,
  checkIns,
  checkInsChange,
  schedulePreview,
  schedulePreviewQuery,
} from '#web/contract/check-ins.ts';
import type { z } from '#web/contract/schema.ts';
import { ApiError, badField, conflict, notSignedIn, tooMany } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { wishedSchedule } from '../wished-schedule.ts';
import type { ApiWords } from '../words/english.ts';

const sent = {
  'check-in': ({ checkIns }: ApiWords) => checkIns.sent,
  welcome: ({ checkIns }: ApiWords) => checkIns.confirmFirst,
} as const;

export const checkInRoutes = [
  route({
    method: 'get',
    path: '/api/check-ins',
    summary: 'The next five check-ins that will be sent, and how they are set',
    answers: { 200: checkIns },
    access: 'session',
    handle: async ({ parts, userId }) => ({ body: await shown(parts, userId) }),
  }),
  route({
    method: 'get',
    path: '/api/check-ins/preview',
    summary: 'The next five check-ins as another schedule would have them; nothing is saved',
    answers: { 200: schedulePreview },
    access: 'session',
    query: schedulePreviewQuery,
    async handle({ parts, userId, query }) {
      const planned = await previewCheckIns(parts, userId, wishOf(query));
      if (!('refused' in planned)) {
        const { next, fewerFrom, none } = planned;
        return { body: { success: true, next: [...next], fewerFrom, none } };
      }
      throw planned.refused === 'no-timezone'
        ? badField('timezone', ({ checks }) => checks.zoneMissing)
        : notSignedIn();
    },
  }),
  route({
    method: 'put',
    path: '/api/check-ins',
    summary: 'Pause or resume check-ins, and change how they come',
    answers: { 200: checkIns },
    access: 'session',
    body: checkInsChange,
    shows: [ACCOUNTS, CHECK_INS_DUE],
    async handle({ parts, userId, body }) {
      const changed = await changeCheckIns(parts, userId, body);
      if ('refused' in changed) throw problem(changed.refused);
      return { body: () => shown(parts, userId), position: changed.position };
    },
  }),
  route({
    method: 'post',
    path: '/api/send-checkin',
    summary: 'Send a check-in mail now',
    answers: { 200: done },
    access: 'session',
    async handle({ parts, userId, header, words }) {
      const key = header('Idempotency-Key').slice(0, 255);
      const requested = await requestCheckIn(parts, userId, key || null);
      if (!('refused' in requested)) return { body: { success: true, message: sent[requested.kind](words) } };
      if (requested.refused === 'too-often') throw tooMany(({ checkIns }) => checkIns.justSent);
      if (requested.refused === 'inactive') throw new ApiError(402, ({ checkIns }) => checkIns.ended);
      throw notSignedIn();
    },
  }),
];

/** A query has words only. */
const wishOf = ({ messageTime, messageDays, messageEvery, ...rest }: z.infer<typeof schedulePreviewQuery>) =>
  wishedSchedule({
    ...rest,
    messageTime: messageTime === '' ? null : messageTime,
    messageDays: messageDays?.split(',').map(Number),
    messageEvery: messageEvery && (messageEvery === '2' ? 2 : 1),
  });

const shown = async (parts: ApiParts, userId: number): Promise<CheckIns> => {
  const found = await showCheckIns(parts, userId);
  if ('refused' in found) throw notSignedIn();
  const { next, fewerFrom, none, pause, thinning, byText, insights, undeliverable, quietSince } = found;
  return {
    success: true,
    next: [...next],
    fewerFrom,
    none,
    pause,
    thinning,
    byText,
    insights,
    undeliverable,
    quietSince,
  };
};

const problem = (refused: CheckInsRefused): ApiError => {
  switch (refused) {
    case 'not-ahead':
      return badField('pausedUntil', ({ checkIns }) => checkIns.notAhead);
    case 'phone-unverified':
      return conflict(({ checkIns }) => checkIns.phoneUnverified);
    case 'no-such-account':
      return notSignedIn();
  }
};
