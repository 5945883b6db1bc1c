import { CAREER } from '#application/documents/public.ts';
import { skillsProfile } from '#application/insights/skills-profile.ts';
import { type StrengthsShown, strengthsShown } from '#application/insights/strengths-shown.ts';
import { chooseSkills, takeBackSkillChoice } from '#application/skills/change-skills.ts';
import { SKILL_CHOICES, skillChoicesOf } from '#application/skills/public.ts';
import { WIN_TIMES } from '#application/wins/win-times.ts';
import { WINS } from '#application/wins/wins.ts';
import type { SkillChoice } from '#domain/skills/choices.ts';
import { dayOfWin, firstDayOf, isDay } from '#domain/wins/win-day.ts';
import { done } from '#web/contract/answers.ts';
import {
  newSkillChoice,
  type SkillChoice as PresentedChoice,
  type SkillsProfile,
  skillChoiceList,
  skillChoiceMade,
  skillsProfileAnswer,
} from '#web/contract/skills.ts';
import { conflict, notFound, tooMany } from '../errors.ts';
import { route } from '../route.ts';

export const skillRoutes = [
  route({
    method: 'get',
    path: '/api/user-skills-profile/:userId',
    summary: 'What the wins show of skills: how often, how lately, core strengths and those hardly met',
    answers: { 200: skillsProfileAnswer },
    access: 'session',
    lists: [WINS, WIN_TIMES, SKILL_CHOICES, CAREER],
    endsByTime: true,
    async handle({ parts, userId, params }) {
      if (params.userId !== String(userId)) throw notFound();
      const profile = await skillsProfile(parts, userId);
      const shown = profile && (await strengthsShown(parts, userId, profile));
      return {
        body: { success: true, profile: shown && { ...presentProfile(userId, profile), ...presentShown(shown) } },
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/user/skills/choices',
    summary: 'Which skills were renamed, merged or hidden, the newest first',
    answers: { 200: skillChoiceList },
    access: 'session',
    lists: [SKILL_CHOICES],
    async handle({ parts, userId }) {
      const choices = await skillChoicesOf(parts, userId);
      return { body: { success: true, choices: choices.toReversed().map(presentChoice) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/skills/choices',
    summary: 'Rename, merge or hide skills, in profile, wins and documents',
    answers: { 201: skillChoiceMade },
    access: 'session',
    body: newSkillChoice,
    shows: [SKILL_CHOICES],
    async handle({ parts, userId, body, header }) {
      const key = header('Idempotency-Key').slice(0, 255);
      const chosen = await chooseSkills(parts, userId, body, key === '' ? null : key);
      if ('refused' in chosen) throw problem(chosen.refused);
      return { status: 201, body: { success: true, id: chosen.choiceId }, position: chosen.position };
    },
  }),
  route({
    method: 'delete',
    path: '/api/user/skills/choices/:id',
    summary: 'Undo a choice about skills',
    answers: { 200: done },
    access: 'session',
    shows: [SKILL_CHOICES],
    async handle({ parts, userId, params, words }) {
      const undone = await takeBackSkillChoice(parts, userId, params.id ?? '');
      if ('refused' in undone) throw problem(undone.refused);
      return { body: { success: true, message: words.wins.skillsRestored }, position: undone.position };
    },
  }),
];

const problem = (reason: 'no-such-choice' | 'too-many-choices' | 'too-often') => {
  switch (reason) {
    case 'no-such-choice':
      return notFound();
    case 'too-many-choices':
      return conflict(({ wins }) => wins.tooManySkillChoices);
    case 'too-often':
      return tooMany(({ wins }) => wins.skillsTooOften);
  }
};

type Profile = NonNullable<Awaited<ReturnType<typeof skillsProfile>>>;

const presentShown = ({ strengths, tryNext }: StrengthsShown): Pick<SkillsProfile, 'strengths' | 'tryNext'> => ({
  strengths: strengths.map(({ skill, best }) => ({
    skill,
    best: best.map(({ winId, quote, ...win }) => ({ winId, ...dayOfWin(win), quote })),
  })),
  tryNext: tryNext && { why: tryNext.why, skill: tryNext.skill, winId: tryNext.winId },
});

const presentProfile = (
  userId: number,
  { skills, coreStrengths, underIndexed, createdAt, lastUpdated }: Profile,
): Omit<SkillsProfile, 'strengths' | 'tryNext'> => ({
  id: `${userId}-skills`,
  userId,
  coreStrengths: [...coreStrengths],
  underIndexedSkills: underIndexed.map(({ skill }) => skill),
  underIndexed: underIndexed.map(({ skill, why, wins, last }) => ({ skill, why, count: wins, ...lastOf(last) })),
  skillFrequency: skills.map(({ skill, wins, first, last, lately, before, trend }) => ({
    skill,
    count: wins,
    firstDate: firstDayOf(first),
    ...lastOf(last),
    last90Days: lately,
    previous90Days: before,
    trend,
  })),
  createdAt,
  lastUpdated,
});

const lastOf = <Known extends string | null>(last: Known) => ({
  lastDate: (last === null ? null : firstDayOf(last)) as Known,
  ...(last !== null && !isDay(last) && { lastDateIsApproximate: true as const }),
});

const presentChoice = (choice: SkillChoice): PresentedChoice => {
  const { id, at } = choice;
  return choice.is === 'named'
    ? { id, at, is: choice.is, skills: [...choice.skills], name: choice.name }
    : { id, at, is: choice.is, skill: choice.skill };
};
