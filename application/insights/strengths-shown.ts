import type { Services } from '#application/services.ts';
import { skillChoicesOf, spellingsIn } from '#application/skills/public.ts';
import { newestWins, type WordSigns } from '#application/wins/public.ts';
import { namesOfSkills } from '#domain/skills/names.ts';
import type { SkillsProfile } from '#domain/skills/profile.ts';
import { linesOfSkills } from '#domain/skills/skill-lines.ts';
import { dayOfWin, type WinDay } from '#domain/wins/win-day.ts';

type Parts = Pick<Services, 'log' | 'readModels'> & Readonly<{ signs: Pick<WordSigns, 'noticedIn' | 'answerTo'> }>;

/** A win that shows a skill: the words of it that say most. */
type Shown = WinDay & Readonly<{ winId: string; quote: string }>;

/**
 * One thing to try. `figure`: no win that shows this skill names a number, the one to begin with is given. `again`: a skill that was
 * not seen for long, or is only claimed. `praise`: nobody's words stand in any of them yet.
 */
export type TryNext = Readonly<{ why: 'figure' | 'again' | 'praise'; skill: string; winId: string | null }>;

export type StrengthsShown = Readonly<{
  strengths: readonly Readonly<{ skill: string; best: readonly Shown[] }>[];
  tryNext: TryNext | null;
}>;

/** So many of the newest wins are looked through: a core strength was met within half a year. */
const MOST_READ = 300;
const BEST_OF_EACH = 2;
/** So much more a win weighs whose words name the skill. */
const NAMED = 6;
const EVER = { from: '0000-01-01', to: '9999-12-31' };

/** The best wins of each core strength, told by their own words, and one thing to try. */
export const strengthsShown = async (
  parts: Parts,
  userId: number,
  { coreStrengths, underIndexed }: SkillsProfile,
): Promise<StrengthsShown> => {
  const [wins, choices] = await Promise.all([
    newestWins(parts, userId, EVER, MOST_READ),
    skillChoicesOf(parts, userId),
  ]);
  const spelled = spellingsIn(wins.map(({ skills }) => [linesOfSkills(skills), 1]));
  const names = namesOfSkills(spelled, choices);
  const seen = wins.map((win) => ({ ...win, shown: names.ofAll(win.skills), ...parts.signs.noticedIn(win.text) }));
  const told = new Set<string>();
  const strengths = coreStrengths.map((skill) => {
    const having = seen
      .filter(({ shown, isSad }) => !isSad && shown.includes(skill))
      .map((win) => {
        const said = parts.signs.answerTo({ topic: 'about', about: skill, measure: null }, win.text);
        return said ? { ...win, quote: said.quote, weight: win.weight + NAMED } : win;
      });
    const best = having
      .toSorted(
        (one, other) => Number(told.has(one.winId)) - Number(told.has(other.winId)) || other.weight - one.weight,
      )
      .slice(0, BEST_OF_EACH);
    for (const { winId } of best) told.add(winId);
    return { skill, having, best };
  });
  const bare = strengths.find(({ having }) => having.length > 0 && having.every(({ hasFigure }) => !hasFigure));
  const [quiet] = underIndexed;
  const isUnpraised =
    strengths.length > 0 && strengths.every(({ having }) => having.every(({ hasPraise }) => !hasPraise));
  return {
    strengths: strengths.map(({ skill, best }) => ({
      skill,
      best: best.map(({ winId, quote, ...win }) => ({ winId, ...dayOfWin(win), quote })),
    })),
    tryNext: bare
      ? { why: 'figure', skill: bare.skill, winId: bare.best[0]?.winId ?? null }
      : quiet
        ? { why: 'again', skill: quiet.skill, winId: null }
        : isUnpraised
          ? { why: 'praise', skill: strengths[0]?.skill ?? '', winId: null }
          : null,
  };
};
