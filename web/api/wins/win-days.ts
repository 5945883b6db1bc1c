import { SKILL_CHOICES, skillChoicesOf } from '#application/skills/public.ts';
import { shownWinsOfDay, winDays } from '#application/wins/win-days.ts';
import { WINS } from '#application/wins/wins.ts';
import { z } from '#web/contract/schema.ts';
import { winDays as winDaysAnswer, winsOfDay } from '#web/contract/win-days.ts';
import { notFound } from '../errors.ts';
import { JSON_TYPE, withList } from '../json-list.ts';
import { route } from '../route.ts';
import { achievementShapeBy } from './present-achievement.ts';

const day = z.iso.date();

export const winDayRoutes = [
  route({
    method: 'get',
    path: '/api/achievements/days',
    summary: 'How many wins each day of the last year holds, and how many there are in all',
    answers: { 200: winDaysAnswer },
    access: 'session',
    lists: [WINS],
    endsByTime: true,
    async handle({ parts, userId }) {
      const { from, to, total, days, months, shares } = await winDays(parts, userId);
      const counted = [...days].map(([date, wins]) => ({ date, wins }));
      const undated = [...months].map(([month, wins]) => ({ month, wins }));
      const stones = shares.map(({ wins, category }) => ({ wins, category: category || null }));
      return { body: { success: true, from, to, total, days: counted, months: undated, shares: stones } };
    },
  }),
  route({
    method: 'get',
    path: '/api/achievements/days/:date',
    summary: 'The wins of one day, the last recorded first',
    answers: { 200: winsOfDay },
    access: 'session',
    lists: [WINS, SKILL_CHOICES],
    async handle({ parts, userId, params }) {
      const date = day.safeParse(params.date);
      if (!date.success) throw notFound();
      const shape = achievementShapeBy(await skillChoicesOf(parts, userId));
      const page = await shownWinsOfDay(parts.readModels, userId, date.data, shape);
      return { body: withList('achievements', page, { success: true }), headers: JSON_TYPE };
    },
  }),
];
