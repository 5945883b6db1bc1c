/**
 * The skills of a win as one text: each on a line of its own, in an order of their own, so that wins with the same skills have
 * the same text. '' for none.
 */
export const linesOfSkills = (skills: readonly string[]): string => {
  const names = [...new Set(skills.map(nameOf).filter((name) => name !== ''))].sort();
  return names.length === 0 ? '' : `\n${names.join('\n')}\n`;
};

/** The skills in such a text. */
export const skillsInLines = (lines: string): readonly string[] => lines.split('\n').filter((name) => name !== '');

/** What the text of a win holds that shows this skill, and no other win's. */
export const lineOfSkill = (skill: string): string => `\n${nameOf(skill)}\n`;

/** In one line. */
const nameOf = (skill: string): string => skill.replace(/\s+/gu, ' ').trim();
