import { isBadCursor } from '#application/engine/ports/read-models.ts';
import { SKILL_CHOICES, skillChoicesOf } from '#application/skills/public.ts';
import { allShownWins, ownWin, pageOfShownWins } from '#application/wins/list-wins.ts';
import { changeWin, recordWin, removeWin } from '#application/wins/record-win.ts';
import { REMOVED_WINS } from '#application/wins/removed-wins.ts';
import { winAsWritten } from '#application/wins/win-as-written.ts';
import { winVersion } from '#application/wins/win-version.ts';
import { WINS } from '#application/wins/wins.ts';
import type { Choices } from '#domain/wins/decider.ts';
import {
  type AchievementChange,
  achievementAnswer,
  achievementChange,
  achievementList,
  achievementPage,
  achievementQuery,
  newAchievement,
} from '#web/contract/achievements.ts';
import { done } from '#web/contract/answers.ts';
import { z } from '#web/contract/schema.ts';
import { ApiError, badField, listChanged, notFound, notSignedIn, tooMany } from '../errors.ts';
import { tagsIn } from '../if-match.ts';
import { JSON_TYPE, streamedList, withList } from '../json-list.ts';
import { type ApiParts, route } from '../route.ts';
import { achievementShapeBy, presentAchievement } from './present-achievement.ts';
import { refuseCrisis } from './refuse-crisis.ts';

const DEFAULT_LIMIT = 50;

export const achievementRoutes = [
  route({
    method: 'get',
    path: '/api/achievements',
    summary: 'The wins, newest first: all of them as a list, or with any parameter a page',
    answers: { 200: z.union([achievementList, achievementPage]) },
    access: 'session',
    query: achievementQuery,
    lists: [WINS, SKILL_CHOICES],
    async handle({ parts, userId, query }) {
      const { limit, cursor, q, category, skill, date, until } = query;
      const shape = achievementShapeBy(await skillChoicesOf(parts, userId));
      if (Object.values(query).every((given) => given === undefined)) {
        return {
          body: await streamedList(allShownWins(parts.readModels, userId, shape)),
          headers: JSON_TYPE,
        };
      }
      const wanted = {
        limit: limit ?? DEFAULT_LIMIT,
        cursor: cursor ?? null,
        words: q ?? '',
        category: category ?? null,
        skill: skill ?? null,
        date: date ?? null,
        until: until ?? null,
      };
      const { page, ...counts } = await pageOfShownWins(parts.readModels, userId, wanted, shape).catch(cursorProblem);
      const fields = { success: true, nextCursor: page.nextCursor, ...counts };
      return { body: withList('achievements', page, fields), headers: JSON_TYPE };
    },
  }),
  route({
    method: 'post',
    path: '/api/achievements',
    summary: 'Record a win typed on the web',
    answers: { 201: achievementAnswer },
    access: 'session',
    body: newAchievement,
    shows: [WINS],
    async handle({ parts, userId, body, header }) {
      const key = header('Idempotency-Key').slice(0, 255);
      const date = body.date ?? null;
      const choices = choicesOf(body);
      await refuseCrisis(parts, userId, body.originalMessage);
      const recorded = await recordWin(parts, userId, { text: body.originalMessage, date, key: key || null, choices });
      if ('refused' in recorded) throw whyNotRecorded(recorded.refused);
      return {
        status: 201,
        body: () => writtenAchievement(parts, userId, recorded.winId),
        position: recorded.position,
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/achievements/:id',
    summary: 'One win, and the version that a change may be made to depend on',
    answers: { 200: achievementAnswer },
    access: 'session',
    handle: async ({ parts, userId, params }) => ({ body: await achievementOf(parts, userId, params.id ?? '') }),
  }),
  route({
    method: 'put',
    path: '/api/achievements/:id',
    summary:
      'Change a win: its words, which are then analysed anew, its day, its category and skills, and who may read it',
    answers: { 200: achievementAnswer },
    access: 'session',
    body: achievementChange,
    shows: [WINS],
    async handle({ parts, userId, params, body, header }) {
      const winId = params.id ?? '';
      const { originalMessage: text, date } = body;
      if (text !== undefined) await refuseCrisis(parts, userId, text);
      const change = {
        ...(text === undefined ? {} : { text }),
        ...(date === undefined ? {} : { date }),
        choices: choicesOf(body),
      };
      const changed = await changeWin(parts, userId, winId, change, tagsIn(header('If-Match')));
      if ('refused' in changed) throw whyNotChanged(changed.refused);
      return { body: () => writtenAchievement(parts, userId, winId), position: changed.position };
    },
  }),
  route({
    method: 'delete',
    path: '/api/achievements/:id',
    summary: 'Delete a win',
    answers: { 200: done },
    access: 'session',
    shows: [WINS, REMOVED_WINS],
    async handle({ parts, userId, params, words }) {
      const removed = await removeWin(parts, userId, params.id ?? '');
      if ('refused' in removed) throw notFound();
      return { body: { success: true, message: words.wins.deleted }, position: removed.position };
    },
  }),
];

const whyNotRecorded = (reason: 'no-such-account' | 'date-ahead' | 'too-often') => {
  switch (reason) {
    case 'too-often':
      return tooMany(({ wins }) => wins.tooOften);
    case 'date-ahead':
      return dateAhead();
    case 'no-such-account':
      return notSignedIn();
  }
};

const whyNotChanged = (reason: 'no-such-win' | 'date-ahead' | 'stale') => {
  switch (reason) {
    case 'stale':
      return new ApiError(412, ({ wins }) => wins.changedElsewhere);
    case 'date-ahead':
      return dateAhead();
    case 'no-such-win':
      return notFound();
  }
};

const dateAhead = () => badField('date', ({ wins }) => wins.dateAhead);

const choicesOf = (body: Pick<AchievementChange, 'category' | 'skills' | 'private' | 'publicText'>): Choices => ({
  ...(body.category === undefined ? {} : { category: body.category ?? '' }),
  ...(body.skills === undefined ? {} : { skills: body.skills }),
  ...(body.private === undefined ? {} : { private: body.private }),
  ...(body.publicText === undefined ? {} : { publicText: body.publicText ?? '' }),
});

const achievementOf = async ({ readModels }: ApiParts, userId: number, winId: string) => {
  const win = await ownWin(readModels, userId, winId);
  if (!win) throw notFound();
  const choices = await skillChoicesOf({ readModels }, userId);
  return { success: true, achievement: presentAchievement(winId, win, { choices }), version: winVersion(win) };
};

const cursorProblem = (error: unknown): never => {
  throw isBadCursor(error) ? listChanged() : error;
};

/** The answer of a call that wrote a win: as its own stream has it, however far the lists are. */
export const writtenAchievement = async (parts: ApiParts, userId: number, winId: string) => {
  const win = await winAsWritten(parts, userId, winId);
  if (!win) throw notFound();
  const choices = await skillChoicesOf(parts, userId);
  return { success: true, achievement: presentAchievement(winId, win, { choices }), version: winVersion(win) };
};
