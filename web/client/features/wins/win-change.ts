import {
  type Achievement,
  type AchievementChange,
  achievementChange,
  newAchievement,
} from '#web/contract/achievements.ts';
import { z } from '#web/contract/schema.ts';

/** What the page that edits a win asks for. A field that is left empty is not among the values. */
export const editedWin = z.extend(newAchievement, { category: achievementChange.shape.category });
export type EditedWin = z.infer<typeof editedWin>;

/** Undefined while the analysis' own category stands. */
const chosenCategory = ({ category, analysisResult }: Achievement): EditedWin['category'] =>
  category === null || category === analysisResult?.category ? undefined : (category as EditedWin['category']);

export const valuesOf = (win: Achievement) => ({
  originalMessage: win.originalMessage,
  date: win.date,
  category: chosenCategory(win) ?? undefined,
  private: win.private,
  publicText: win.publicText ?? '',
});

/** What differs from the win as it was opened; its words when nothing does, which analyses them anew. */
export const changeOf = (win: Achievement, edited: EditedWin): AchievementChange => {
  const was = valuesOf(win);
  const { originalMessage, date = was.date, category = null, publicText = null } = edited;
  const isPrivate = edited.private ?? false;
  const change = {
    ...(originalMessage === was.originalMessage ? {} : { originalMessage }),
    ...(date === was.date ? {} : { date }),
    ...((category ?? undefined) === was.category ? {} : { category }),
    ...(isPrivate === was.private ? {} : { private: isPrivate }),
    ...((publicText ?? '') === was.publicText ? {} : { publicText }),
  };
  return Object.keys(change).length === 0 ? { originalMessage } : change;
};
