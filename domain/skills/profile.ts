import type { SkillNames } from '#domain/skills/names.ts';
import { skillsInLines } from '#domain/skills/skill-lines.ts';
import { plusDays } from '#domain/time/dates.ts';

/**
 * The wins that show a skill: how many, on which dates (`yyyy-MM-dd`, or `yyyy-MM` where no day is known) the first and the last, and how many in the last
 * ninety days and in the ninety before.
 */
export type SkillSpread = Readonly<{ wins: number; first: string; last: string; lately: number; before: number }>;
export type ProfiledSkill = SkillSpread & Readonly<{ skill: string; trend: Trend }>;
/** `new`: first met in the last ninety days. `quiet`: not met for half a year. */
export type Trend = 'new' | 'more' | 'same' | 'less' | 'quiet';
/** `not-lately`: once met several times, and not for half a year. `claimed`: said in the career facts, and hardly met. */
export type UnderIndexedSkill = Readonly<{
  skill: string;
  why: 'not-lately' | 'claimed';
  wins: number;
  last: string | null;
}>;

/** `skills`: all that are met and not hidden, the most frequent first. */
export type SkillsProfile = Readonly<{
  skills: readonly ProfiledSkill[];
  coreStrengths: readonly string[];
  underIndexed: readonly UnderIndexedSkill[];
}>;

/** Wins with the same skills (see `linesOfSkills`), counted together: `beyond` are those of the last 90 and of the last 180 days. */
type Counted = Readonly<{ count: number; least: string; greatest: string; beyond: readonly number[] }>;

const LATELY = 90;
/** Whoever shows a skill once may have done so by chance. */
const FEWEST_WINS = 2;
const MOST_STRENGTHS = 5;
const MOST_UNDER_INDEXED = 5;

/** The dates beyond which wins are lately met, and met in the last half year. */
export const skillBounds = (today: string): readonly [lately: string, before: string] => [
  plusDays(today, -LATELY),
  plusDays(today, -2 * LATELY),
];

/**
 * What somebody's wins show of their skills, and nothing else. `claimed` are the skills that their career facts name.
 */
export const profileOf = (
  counted: Iterable<readonly [lines: string, Counted]>,
  names: Pick<SkillNames, 'of' | 'ofAll'>,
  claimed: readonly string[],
): SkillsProfile => {
  const skills = [...spreadsOf(counted, names)]
    .map(([skill, spread]) => ({ skill, ...spread, trend: trendOf(spread) }))
    .sort(byFrequency);
  return { skills, coreStrengths: strengthsAmong(skills), underIndexed: underIndexedAmong(skills, names, claimed) };
};

const spreadsOf = (
  counted: Iterable<readonly [string, Counted]>,
  names: Pick<SkillNames, 'ofAll'>,
): ReadonlyMap<string, SkillSpread> => {
  const spreads = new Map<string, SkillSpread>();
  for (const [lines, { count, least, greatest, beyond }] of counted) {
    const [lately = 0, halfYear = 0] = beyond;
    const these = { wins: count, first: least, last: greatest, lately, before: halfYear - lately };
    for (const skill of names.ofAll(skillsInLines(lines))) {
      const known = spreads.get(skill);
      spreads.set(skill, known ? together(known, these) : these);
    }
  }
  return spreads;
};

const together = (one: SkillSpread, other: SkillSpread): SkillSpread => ({
  wins: one.wins + other.wins,
  first: one.first < other.first ? one.first : other.first,
  last: one.last > other.last ? one.last : other.last,
  lately: one.lately + other.lately,
  before: one.before + other.before,
});

const trendOf = ({ wins, lately, before }: SkillSpread): Trend => {
  if (lately + before === 0) return 'quiet';
  if (lately === wins) return 'new';
  if (lately === before) return 'same';
  return lately > before ? 'more' : 'less';
};

const byFrequency = (one: ProfiledSkill, other: ProfiledSkill): number =>
  other.wins - one.wins || other.lately - one.lately || (one.skill < other.skill ? -1 : 1);

const ofHalfYear = ({ lately, before }: SkillSpread): number => lately + before;

/** Met often and lately: in two wins at least, one of them of the last half year; wins of that half year count double. */
const strengthsAmong = (skills: readonly ProfiledSkill[]): readonly string[] => {
  const weight = (skill: ProfiledSkill): number => skill.wins + ofHalfYear(skill);
  return skills
    .filter((skill) => skill.wins >= FEWEST_WINS && ofHalfYear(skill) > 0)
    .sort((one, other) => weight(other) - weight(one) || byFrequency(one, other))
    .slice(0, MOST_STRENGTHS)
    .map(({ skill }) => skill);
};

/**
 * What was met in two wins at least and not for half a year, unless none was: who wrote of no skill at all has lost none. And
 * what the career facts name and one win or none shows.
 */
const underIndexedAmong = (
  skills: readonly ProfiledSkill[],
  names: Pick<SkillNames, 'of'>,
  claimed: readonly string[],
): readonly UnderIndexedSkill[] => {
  const quiet = skills.some((skill) => ofHalfYear(skill) > 0)
    ? skills.filter(({ wins, trend }) => trend === 'quiet' && wins >= FEWEST_WINS)
    : [];
  const met = new Map(skills.map((one) => [one.skill, one]));
  const named = [...new Set(claimed.map((skill) => names.of(skill)))].filter((skill) => skill !== null);
  return [
    ...named
      .map((skill) => ({ skill, wins: met.get(skill)?.wins ?? 0, last: met.get(skill)?.last ?? null }))
      .filter(({ wins }) => wins < FEWEST_WINS)
      .map((one) => ({ ...one, why: 'claimed' as const })),
    ...quiet.map(({ skill, wins, last }) => ({ skill, why: 'not-lately' as const, wins, last })),
  ].slice(0, MOST_UNDER_INDEXED);
};
