import type { Shape } from '#application/engine/ports/read-models.ts';
import type { WinDocument } from '#application/wins/public.ts';
import { foldText } from '#domain/text.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import type { SourceWin } from './document-writer.ts';

/**
 * A win as documents may use it; `text` is null of a private one, of which nothing is told. `isForOthers`: its user has worded it for
 * others.
 */
export type OpenWin = Omit<SourceWin, 'text' | 'language'> & Readonly<{ text: string | null; isForOthers: boolean }>;

/** Its public wording stands in for all of its words: a skill that only these show goes with them, unless it was chosen. */
export const openWin = (id: string, win: WinDocument): OpenWin => {
  const { category, publicText, chosenSkills } = win;
  const day = dayOfWin(win);
  if (win.private) return { id, ...day, text: null, category: '', skills: [], isForOthers: false };
  if (publicText === '') return { id, ...day, text: win.text, category, skills: win.skills, isForOthers: false };
  const said = foldText(publicText);
  const skills = chosenSkills ?? win.skills.filter((skill) => said.includes(foldText(skill)));
  return { id, ...day, text: publicText, category, skills, isForOthers: true };
};

/** As a thread of the store's hands it on, which loads what this file imports: private words do not even leave it. */
export const openWinShape: Shape<WinDocument> = { module: import.meta.url, name: 'openWinShape', show: openWin };
