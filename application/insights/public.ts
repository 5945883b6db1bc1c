/** What other subjects may know of this one. */
export { INSIGHTS } from './insights.ts';
export { lookBack, withDayAhead } from './look-back.ts';
export { skillsProfile } from './skills-profile.ts';
export { type TellingParts, tellWithAi } from './tell-with-ai.ts';
