import { derivedId } from '#application/engine/ids.ts';
import type { WinView } from '#domain/wins/win-view.ts';

type Said = Pick<WinView, 'text' | 'date' | 'chosenCategory' | 'chosenSkills' | 'private' | 'publicText'>;

/**
 * Another one for whatever its user says otherwise of a win, be it in another window or by mail; what the writer finds in it and
 * the files kept with it change none.
 */
export const winVersion = (win: Said): string => {
  const { text, date, chosenCategory, chosenSkills, private: isPrivate, publicText } = win;
  return derivedId('win-version', JSON.stringify([text, date, chosenCategory, chosenSkills, isPrivate, publicText]));
};
