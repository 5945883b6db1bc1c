import type { Achievement } from '#web/contract/achievements.ts';
import { winDay } from '../../shared/calendar.ts';
import { copy } from './copy.ts';

const LONGEST = 60;

/** What tells a win from every other where it cannot be seen: "November 20, 2026: Cut the nightly build from 40 …". */
export const winName = ({
  originalMessage,
  ...day
}: Pick<Achievement, 'date' | 'dateIsApproximate' | 'originalMessage'>): string =>
  copy.named(day.date === '' ? copy.edit.dateUnknown : winDay(day), beginningOf(originalMessage, LONGEST));

/** The beginning of long words, in one line; no character is cut in two. */
export const beginningOf = (words: string, longest: number): string => {
  const line = words
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest).join('').trimEnd()}…`;
};
