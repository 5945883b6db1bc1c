import type { SkillChoiceEvent } from './events.ts';
import { skillKey } from './skill-key.ts';

/** What a user said of their skills, and did not take back. */
export type SkillChoice = Readonly<{ id: string; at: string }> &
  (Readonly<{ is: 'named'; skills: readonly string[]; name: string }> | Readonly<{ is: 'hidden'; skill: string }>);

/** The one fold of them: in the order they were made. */
export const skillChoicesAfter = (
  before: readonly SkillChoice[],
  { type, data }: SkillChoiceEvent,
): readonly SkillChoice[] => {
  const { choiceId: id, at } = data;
  switch (type) {
    case 'SkillsRenamed':
      return [...before, { id, at, is: 'named', skills: data.personal.skills, name: data.personal.name }];
    case 'SkillHidden':
      return [...before, { id, at, is: 'hidden', skill: data.personal.skill }];
    case 'SkillChoiceReverted':
      return before.filter((choice) => choice.id !== id);
  }
};

/** How a skill is shown, with the key of that name: `chosen` is the number of the choice that named it, -1 for none. */
export type ShownSkill = Readonly<{ name: string; key: string; chosen: number; hidden: boolean }>;

/**
 * How each skill is shown once every choice has been made, one after the other, of what it was called by then. What is named
 * after it was hidden is shown again: whoever says a name wants to see it.
 */
export const skillShownBy = (choices: readonly SkillChoice[]): ((skill: string) => ShownSkill) => {
  const steps = choices.map(stepOf);
  const known = new Map<string, ShownSkill>();
  return (skill) => {
    const before = known.get(skill);
    if (before) return before;
    const shown = steps.reduce<ShownSkill>((so, step, number) => step(so, number), {
      name: skill,
      key: skillKey(skill),
      chosen: -1,
      hidden: false,
    });
    known.set(skill, shown);
    return shown;
  };
};

type Step = (shown: ShownSkill, number: number) => ShownSkill;

const stepOf = (choice: SkillChoice): Step => {
  if (choice.is === 'hidden') {
    const hidden = skillKey(choice.skill);
    return (shown) => (shown.key === hidden ? { ...shown, hidden: true } : shown);
  }
  const meant = new Set([...choice.skills, choice.name].map(skillKey));
  const key = skillKey(choice.name);
  return (shown, number) => (meant.has(shown.key) ? { name: choice.name, key, chosen: number, hidden: false } : shown);
};
