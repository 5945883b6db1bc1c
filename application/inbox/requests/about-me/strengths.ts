import { skillsProfile } from '#application/insights/public.ts';
import type { Services } from '#application/services.ts';
import type { WinRead, WordSigns } from '#application/wins/public.ts';
import type { AboutMeFacts } from '#domain/inbox/request/outcome-facts.ts';
import { foldText } from '#domain/text.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { type Answering, byWorth, listed } from './answering.ts';

const MOST_SKILLS = 4;
const FEWEST_SKILLS = 3;
const WINS_EACH = 2;
/** So much more a win weighs whose words name the skill. */
const NAMED = 6;
const MOST_PRAISE = 2;

/** The strongest skills with the wins that show each best, and what others said. */
export const strengthsIn = async (
  parts: Pick<Services, 'log' | 'readModels' | 'clock'>,
  signs: WordSigns,
  userId: number,
  read: readonly WinRead[],
  praise: readonly Answering[],
): Promise<Pick<AboutMeFacts, 'wins' | 'found' | 'skills'>> => {
  const profile = await skillsProfile(parts, userId);
  const named = (profile?.coreStrengths ?? []).slice(0, MOST_SKILLS);
  const bySkill = named.map((name) => ({ name, wins: read.filter(hasSkill(name)) }));
  const known = new Set(named.map(foldText));
  const more = byCategory(read).filter(({ name }) => !known.has(foldText(name)));
  const groups = [...bySkill, ...more.slice(0, Math.max(0, FEWEST_SKILLS - bySkill.length))];
  const said = (name: string, text: string) => signs.answerTo({ topic: 'about', about: name, measure: null }, text);
  const weight = (name: string, { text }: WinRead): number =>
    signs.noticedIn(text).weight + (said(name, text) === null ? 0 : NAMED);
  const used = new Set<string>();
  const skills = groups.map(({ name, wins }) => {
    const best = wins
      .filter(({ text }) => !signs.noticedIn(text).isSad)
      .toSorted(
        (one, other) =>
          Number(used.has(one.winId)) - Number(used.has(other.winId)) || weight(name, other) - weight(name, one),
      )
      .slice(0, WINS_EACH)
      .map((win) => ({ ...win, quote: said(name, win.text)?.quote ?? signs.noticedIn(win.text).quote }));
    for (const { winId } of best) used.add(winId);
    return { name, count: wins.length, best };
  });
  const others = praise
    .filter(({ winId }) => !used.has(winId))
    .toSorted(byWorth)
    .slice(0, MOST_PRAISE);
  const shown = [...new Map(skills.flatMap(({ best }) => best).map((win) => [win.winId, win])).values()];
  return {
    found: praise.length,
    wins: [
      ...shown.map(({ winId, quote, ...win }) => ({ winId, ...dayOfWin(win), text: quote })),
      ...others.map(listed),
    ],
    skills: skills
      .filter(({ best }) => best.length > 0)
      .map(({ name, count, best }) => ({ name, wins: count, winIds: best.map(({ winId }) => winId) })),
  };
};

const hasSkill = (name: string) => {
  const wanted = foldText(name);
  return ({ skills }: WinRead): boolean => skills.some((skill) => foldText(skill) === wanted);
};

/** Where wins show no skill more than once, what they are about most often. */
const byCategory = (read: readonly WinRead[]) =>
  [
    ...Map.groupBy(
      read.filter(({ category }) => category !== '' && category !== 'Other'),
      ({ category }) => category,
    ),
  ]
    .filter(([, wins]) => wins.length > 1)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_SKILLS)
    .map(([name, wins]) => ({ name, wins }));
