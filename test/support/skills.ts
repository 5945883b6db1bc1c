import type { SkillChoice } from '#domain/skills/choices.ts';

const AT = '2026-11-23T09:00:00.000Z';

export const named = (id: string, skills: readonly string[], name: string): SkillChoice => ({
  id,
  at: AT,
  is: 'named',
  skills,
  name,
});

export const hidden = (id: string, skill: string): SkillChoice => ({ id, at: AT, is: 'hidden', skill });

/** How many wins spell each skill how. */
export const spelled = (counts: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(counts));
