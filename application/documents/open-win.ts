import type { Shape } from '#application/engine/ports/read-models.ts';
import type { WinDocument } from '#application/wins/public.ts';
import { foldText } from '#domain/text.ts';
import type { SourceWin } from './document-writer.ts';

/** A win as documents may use it; `text` is null of a private one, of which nothing is told. */
export type OpenWin = Omit<SourceWin, 'text' | 'language'> & Readonly<{ text: string | null }>;

/** Its public wording stands in for all of its words: a skill that only these show goes with them, unless it was chosen. */
export const openWin = (id: string, win: WinDocument): OpenWin => {
  const { date, category, publicText, chosenSkills } = win;
  if (win.private) return { id, date, text: null, category: '', skills: [] };
  if (publicText === '') return { id, date, text: win.text, category, skills: win.skills };
  const said = foldText(publicText);
  const skills = chosenSkills ?? win.skills.filter((skill) => said.includes(foldText(skill)));
  return { id, date, text: publicText, category, skills };
};

/** As a thread of the store's hands it on, which loads what this file imports: private words do not even leave it. */
export const openWinShape: Shape<WinDocument> = { module: import.meta.url, name: 'openWinShape', show: openWin };
