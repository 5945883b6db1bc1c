import { winAsWritten } from '#application/wins/win-as-written.ts';
import { notFound } from '../errors.ts';
import type { ApiParts } from '../route.ts';
import { presentAchievement } from './present-achievement.ts';

/** The answer of a call that wrote a win: as its own stream has it, however far the lists are. */
export const writtenAchievement = async (parts: ApiParts, userId: number, winId: string) => {
  const win = await winAsWritten(parts, userId, winId);
  if (!win) throw notFound();
  return { success: true, achievement: presentAchievement(winId, win) };
};
