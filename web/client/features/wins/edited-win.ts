import {
  type Achievement,
  type AchievementChange,
  achievementChange,
  newAchievement,
} from '#web/contract/achievements.ts';
import { z } from '#web/contract/schema.ts';

/** What the page that edits a win asks for. A field that is left empty is not among the values. */
export const editedWin = z.extend(newAchievement, {
  category: achievementChange.shape.category,
  skills: z.optional(z.string().check(z.maxLength(500))),
});
export type EditedWin = z.infer<typeof editedWin>;

/** What its form holds. */
export type WinValues = Readonly<{
  originalMessage: string;
  date: string;
  category: Exclude<EditedWin['category'], null>;
  skills: string;
  private: boolean;
  publicText: string;
}>;
export type WinField = keyof WinValues;

/** The form as it opens. */
export const valuesOf = (win: Achievement): WinValues => ({
  originalMessage: win.originalMessage,
  date: win.date,
  category: chosenCategory(win),
  skills: (win.analysisResult?.skills ?? []).join(', '),
  private: win.private,
  publicText: win.publicText ?? '',
});

/** Undefined while the analysis' own category stands. */
const chosenCategory = ({ category, analysisResult }: Achievement): WinValues['category'] =>
  category === null || category === analysisResult?.category ? undefined : (category as WinValues['category']);

/** What differs from the win as it was opened; its words when nothing does, which analyses them anew. */
export const changeOf = (was: WinValues, edited: EditedWin): AchievementChange => {
  const { originalMessage, date = was.date, category = null, publicText = null } = edited;
  const isPrivate = edited.private ?? false;
  const change = {
    ...(originalMessage === was.originalMessage ? {} : { originalMessage }),
    ...(date === was.date ? {} : { date }),
    ...((category ?? undefined) === was.category ? {} : { category }),
    ...(listed(edited.skills).join() === listed(was.skills).join() ? {} : { skills: listed(edited.skills) }),
    ...(isPrivate === was.private ? {} : { private: isPrivate }),
    ...((publicText ?? '') === was.publicText ? {} : { publicText }),
  };
  return Object.keys(change).length === 0 ? { originalMessage } : change;
};

/** Each once, as many as a win may show. */
const listed = (skills = ''): string[] =>
  [...new Set(skills.split(',').map((skill) => skill.trim()))].filter((skill) => skill !== '').slice(0, 8);

type Held = Readonly<{ [Name in WinField]?: WinValues[Name] | null | undefined }>;

/** As one text, whatever the field holds: a form has no value where one is empty. */
const said = (name: WinField, values: Held): string =>
  name === 'skills' ? listed(values.skills ?? '').join() : String(values[name] || '');

const FIELDS: readonly WinField[] = ['originalMessage', 'date', 'category', 'skills', 'private', 'publicText'];

/** What differs between two of them. */
export const differing = (one: Held, other: Held): readonly WinField[] =>
  FIELDS.filter((name) => said(name, one) !== said(name, other));

/** What both have changed, and not to the same: `mine` and `theirs`, who began with what it `was`. */
export const clashing = (was: WinValues, mine: Held, theirs: WinValues): readonly WinField[] => {
  const [byMe, byThem] = [new Set(differing(was, mine)), new Set(differing(was, theirs))];
  return differing(mine, theirs).filter((name) => byMe.has(name) && byThem.has(name));
};
