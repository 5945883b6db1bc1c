/** What other subjects may know of this one. */
export { SKILL_CHOICES, skillChoicesChangedAt, skillChoicesOf } from './skill-choices.ts';
export { shownSkillCounts, spellingsIn } from './skill-counts.ts';
