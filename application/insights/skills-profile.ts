import { accountWithSchedule } from '#application/accounts/public.ts';
import { careerHistory } from '#application/documents/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { skillChoicesChangedAt, skillChoicesOf, spellingsIn } from '#application/skills/public.ts';
import { timesWithin, WINS, winTimesByDay } from '#application/wins/public.ts';
import { namesOfSkills } from '#domain/skills/names.ts';
import { profileOf, type SkillsProfile, skillBounds } from '#domain/skills/profile.ts';
import { localDate } from '#domain/time/local-time.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'>;

/**
 * The skills that a user's wins show, counted when it is asked for; null while no win shows any. Where all of them are hidden
 * it is there, and empty. `createdAt` is when the first win was recorded, `lastUpdated` when a win, the name of a skill or one
 * that its user claims last changed.
 */
export const skillsProfile = async (
  services: Parts,
  userId: number,
): Promise<(SkillsProfile & Readonly<{ createdAt: string; lastUpdated: string }>) | null> => {
  const { readModels, clock } = services;
  const at = timestamp(clock);
  const account = await accountWithSchedule(services, userId);
  const today = localDate(at, account?.schedule.timezone ?? 'UTC');
  const [counted, choices, career, named, times] = await Promise.all([
    readModels.spreadBy(
      WINS,
      { equals: { userId } },
      { by: 'skillLines', over: 'knownDate', beyond: skillBounds(today) },
    ),
    skillChoicesOf(services, userId),
    careerHistory(services, userId),
    skillChoicesChangedAt(services, userId),
    winTimesByDay(services, userId),
  ]);
  if (counted.size === 0 && (await readModels.count(WINS, { equals: { userId } })) > 0) throw notYetCounted();
  const spelled = spellingsIn([...counted].map(([lines, { count }]) => [lines, count]));
  if (spelled.size === 0) return null;
  const claimed = (career?.facts ?? []).flatMap((fact) => (fact.kind === 'skill' ? [fact.name] : []));
  const { firstAt, lastAt } = timesWithin(times, ALL_DAYS) ?? { firstAt: at, lastAt: at }; // else the first is a moment old
  return {
    ...profileOf(counted, namesOfSkills(spelled, choices), claimed),
    createdAt: firstAt,
    lastUpdated: [lastAt, named, career?.skillSaidAt ?? ''].reduce((one, other) => (one > other ? one : other)),
  };
};

const ALL_DAYS = { from: '', to: '~' };

/** Documents of an earlier version serve while those are built that skills are counted by. */
const notYetCounted = () => unavailable('the skills of wins, which are being counted');
