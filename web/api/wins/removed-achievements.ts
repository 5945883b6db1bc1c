import { listRemovedWins, REMOVED_WINS } from '#application/wins/removed-wins.ts';
import { restoreWin } from '#application/wins/restore-win.ts';
import { WINS } from '#application/wins/wins.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { achievementAnswer, removedAchievements } from '#web/contract/achievements.ts';
import { conflict, notFound } from '../errors.ts';
import { route } from '../route.ts';
import { writtenAchievement } from './achievements.ts';

export const removedAchievementRoutes = [
  route({
    method: 'get',
    path: '/api/achievements/removed',
    summary: 'The wins that were deleted or merged, and can still be restored',
    answers: { 200: removedAchievements },
    access: 'session',
    lists: [REMOVED_WINS, WINS],
    endsByTime: true,
    async handle({ parts, userId }) {
      const removed = await listRemovedWins(parts, userId);
      return {
        body: {
          success: true,
          removed: removed.map(({ winId, text, removedAt, mergedInto, restorableUntil, ...win }) => ({
            id: winId,
            originalMessage: text,
            ...dayOfWin(win),
            removedAt,
            mergedInto,
            restorableUntil,
          })),
        },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/achievements/:id/restore',
    summary: 'Bring a deleted or merged win back, within 30 days',
    answers: { 200: achievementAnswer },
    access: 'session',
    shows: [WINS, REMOVED_WINS],
    async handle({ parts, userId, params }) {
      const winId = params.id ?? '';
      const restored = await restoreWin(parts, userId, winId);
      if ('refused' in restored)
        throw restored.refused === 'too-late' ? conflict(({ wins }) => wins.tooLate) : notFound();
      return {
        body: () => writtenAchievement(parts, userId, winId),
        position: restored.position,
      };
    },
  }),
];
