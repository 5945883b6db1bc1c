import test from 'ava';
import { MOST_SKILL_CHOICES, type SkillChoiceCommand, skillChoices } from '#domain/skills/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

const id = (choiceId: string) => ({ userId: 1, at: AT, choiceId });
const name = (choiceId: string): SkillChoiceCommand => ({
  type: 'NameSkills',
  data: { ...id(choiceId), personal: { skills: ['Comms'], name: 'Communication' } },
});
const hide = (choiceId: string): SkillChoiceCommand => ({
  type: 'HideSkill',
  data: { ...id(choiceId), personal: { skill: 'Excel' } },
});
const takeBack = (choiceId: string): SkillChoiceCommand => ({ type: 'TakeBackSkillChoice', data: id(choiceId) });
const typesAfter = (commands: readonly SkillChoiceCommand[]) =>
  carriedOut(skillChoices, commands).events.map(({ type }) => type);

test('a choice is made once, taken back once, and is then for good', (t) => {
  const commands = [name('a'), name('a'), hide('b'), takeBack('a'), takeBack('a'), name('a')];
  t.deepEqual(typesAfter(commands), ['SkillsRenamed', 'SkillHidden', 'SkillChoiceReverted']);
});

test('what was never chosen cannot be taken back', (t) => {
  const { state } = carriedOut(skillChoices, [name('a')]);
  t.deepEqual(skillChoices.decide(takeBack('b'), state), { refused: 'no-such-choice' });
});

test('there is room for so many choices, and for more once some are taken back', (t) => {
  const many = Array.from({ length: MOST_SKILL_CHOICES }, (_, n) => hide(`h${n}`));
  const { state } = carriedOut(skillChoices, many);
  t.deepEqual(skillChoices.decide(name('a'), state), { refused: 'too-many-choices' });
  t.is(typesAfter([...many, takeBack('h7'), name('a')]).at(-1), 'SkillsRenamed');
});
