import { said, z } from './schema.ts';

/**
 * A skill that wins show: in how many, on which dates the first and the last, and how many of the last ninety days and of the
 * ninety before. `lastDateIsApproximate`: of the last one its month alone is known. `trend` compares those two; `new` was first met in the last ninety days, `quiet` not for half a year.
 */
const metSkill = z.object({
  skill: z.string(),
  count: z.number(),
  firstDate: z.iso.date(),
  lastDate: z.iso.date(),
  lastDateIsApproximate: z.optional(z.literal(true)),
  last90Days: z.number(),
  previous90Days: z.number(),
  trend: z.enum(['new', 'more', 'same', 'less', 'quiet']),
});
export type MetSkill = z.infer<typeof metSkill>;

/**
 * Why a skill may deserve a look: it was met in several wins and not for half a year (`not-lately`), or the career facts name
 * it and one win or none shows it (`claimed`).
 */
const underIndexedSkill = z.object({
  skill: z.string(),
  why: z.enum(['not-lately', 'claimed']),
  count: z.number(),
  lastDate: z.nullable(z.iso.date()),
  lastDateIsApproximate: z.optional(z.literal(true)),
});
export type UnderIndexedSkill = z.infer<typeof underIndexedSkill>;

/**
 * `GET /api/user-skills-profile/{userId}`, counted from the wins when it is asked for; null while no win shows a skill.
 * `createdAt` is when the first win was recorded, `lastUpdated` when a win, a name or a claimed skill last changed. `coreStrengths`, five at most, are met in two wins or more and within the last half year. `underIndexed` says more
 * of `underIndexedSkills`. `strengths` has the two best wins of each core strength, by the words of them that say most. `tryNext`: a
 * number in a win of that skill (`figure`), that skill once more (`again`), or somebody's words of thanks (`praise`). `skillFrequency` has every skill that is met and not hidden, the most frequent first.
 */
export const skillsProfileAnswer = z.object({
  success: z.literal(true),
  profile: z.nullable(
    z.object({
      id: z.string(),
      userId: z.number(),
      coreStrengths: z.array(z.string()),
      underIndexedSkills: z.array(z.string()),
      underIndexed: z.array(underIndexedSkill),
      skillFrequency: z.array(metSkill),
      strengths: z.array(
        z.object({
          skill: z.string(),
          best: z.array(
            z.object({
              winId: z.string(),
              date: z.iso.date(),
              dateIsApproximate: z.optional(z.literal(true)),
              quote: z.string(),
            }),
          ),
        }),
      ),
      tryNext: z.nullable(
        z.object({ why: z.enum(['figure', 'again', 'praise']), skill: z.string(), winId: z.nullable(z.string()) }),
      ),
      createdAt: z.iso.datetime(),
      lastUpdated: z.iso.datetime(),
    }),
  ),
});
export type SkillsProfileAnswer = z.infer<typeof skillsProfileAnswer>;
export type SkillsProfile = NonNullable<SkillsProfileAnswer['profile']>;

export const LONGEST_SKILL = 60;
const noSkill = said('skillMissing');
const skill = z.string(noSkill).check(z.trim(), z.minLength(1, noSkill), z.maxLength(200, noSkill));
const skillName = z
  .string(noSkill)
  .check(z.trim(), z.minLength(1, noSkill), z.maxLength(LONGEST_SKILL, said('skillTooLong')));

/**
 * `POST /api/user/skills/choices`: these are one skill and called `name` (one of them is renamed, several are merged), or one is
 * hidden from profile, wins and documents. No win is changed.
 */
export const newSkillChoice = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('named'),
    skills: z.array(skill, noSkill).check(z.minLength(1, noSkill), z.maxLength(50, said('tooManyToMerge'))),
    name: skillName,
  }),
  z.strictObject({ is: z.literal('hidden'), skill }),
]);
export type NewSkillChoice = z.infer<typeof newSkillChoice>;

/** Its answer (201). `DELETE /api/user/skills/choices/{id}` undoes one and answers `done`. */
export const skillChoiceMade = z.object({ success: z.literal(true), id: z.string() });

const made = { id: z.string(), at: z.iso.datetime() };
const skillChoice = z.discriminatedUnion('is', [
  z.object({ ...made, is: z.literal('named'), skills: z.array(z.string()), name: z.string() }),
  z.object({ ...made, is: z.literal('hidden'), skill: z.string() }),
]);
export type SkillChoice = z.infer<typeof skillChoice>;

/** `GET /api/user/skills/choices`: those that stand, the newest first. */
export const skillChoiceList = z.object({ success: z.literal(true), choices: z.array(skillChoice) });
