import { type Handled, handle } from '#application/engine/handle.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { type SkillChoiceCommand, skillChoices } from '#domain/skills/decider.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>;

/** What is said of skills: these are one and called so, or one is to be hidden. */
export type SkillWish =
  | Readonly<{ is: 'named'; skills: readonly string[]; name: string }>
  | Readonly<{ is: 'hidden'; skill: string }>;

type Chosen = Readonly<{ choiceId: string; position: Position | null }>;
type SkillReason = 'no-such-choice' | 'too-many-choices' | 'too-often';

/** More than anyone sorts by hand. */
const hourly: Limit = { name: 'skill-choices-hour', most: 120, seconds: 60 * 60 };

/** Makes a choice; the same `key` again is the same one. */
export const chooseSkills = async (
  services: Parts,
  userId: number,
  wish: SkillWish,
  key: string | null,
): Promise<Chosen | Refusal<SkillReason>> => {
  const choiceId = key === null ? newId(services.clock.now()) : derivedId('skill-choice', userId, key);
  return carriedOut(services, choiceId, commandOf(wish, { userId, at: timestamp(services.clock), choiceId }));
};

/** Undoes one, however long ago it was made. */
export const takeBackSkillChoice = async (
  services: Parts,
  userId: number,
  choiceId: string,
): Promise<Chosen | Refusal<SkillReason>> =>
  carriedOut(services, choiceId, {
    type: 'TakeBackSkillChoice',
    data: { userId, at: timestamp(services.clock), choiceId },
  });

type Id = Readonly<{ userId: number; at: string; choiceId: string }>;

const commandOf = (wish: SkillWish, id: Id): SkillChoiceCommand =>
  wish.is === 'named'
    ? {
        type: 'NameSkills',
        data: { ...id, personal: { skills: wish.skills.map(inOneLine), name: inOneLine(wish.name) } },
      }
    : { type: 'HideSkill', data: { ...id, personal: { skill: inOneLine(wish.skill) } } };

const inOneLine = (skill: string): string => skill.toWellFormed().replace(/\s+/gu, ' ').trim();

const carriedOut = async (
  services: Parts,
  choiceId: string,
  command: SkillChoiceCommand,
): Promise<Chosen | Refusal<SkillReason>> => {
  const { userId } = command.data;
  if (!(await takeFrom(services, hourly, String(userId), `${command.type} ${choiceId}`))) return refuse('too-often');
  const handled: Handled<unknown> | Refusal<SkillReason> = await handle(
    services.log,
    skillChoices,
    streams.skills(userId),
    command,
  );
  return 'refused' in handled ? handled : { choiceId, position: handled.position };
};
