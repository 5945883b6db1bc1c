import type { ContactChange } from '#domain/accounts/commands.ts';
import { account } from '#domain/accounts/decider.ts';
import type { AccountEvent } from '#domain/accounts/events.ts';
import { type ProfileChange, profileFrom } from '#domain/accounts/profile/decider.ts';
import type { ProfileEvent } from '#domain/accounts/profile/events.ts';
import { isRefusal, type Refusal } from '#domain/decider.ts';
import { scheduleIn } from '#domain/schedule/decider.ts';
import type { ScheduleEvent } from '#domain/schedule/events.ts';
import type { Profile, ProfileStream } from './find-profile.ts';
import type { ReadWish } from './profile-wish.ts';

/** What a wish comes to on each stream of the profile, and which streams it says anything about. */
export type ProfilePlan = Readonly<{
  events: Readonly<{
    account: readonly AccountEvent[];
    schedule: readonly ScheduleEvent[];
    profile: readonly ProfileEvent[];
  }>;
  touches: Readonly<Record<ProfileStream, boolean>>;
}>;

type Id = Readonly<{ userId: number; at: string }>;

export const planProfile = (
  wish: ReadWish,
  profile: Profile,
  { changeId, ...id }: Id & Readonly<{ changeId: string }>,
): ProfilePlan => {
  const { account: before } = profile;
  const { initial } = before;
  const contact = contactChanges(wish, id, changeId);
  const changes = profileChanges(wish, profile, id);
  const wishesSchedule = Object.keys(wish.schedule).length > 0;
  const settings = { schedule: before.schedule, ...before.checkIns };
  const schedule = { type: 'ChangeSchedule', data: { ...id, ...before.schedule, ...wish.schedule } } as const;
  return {
    events: {
      account: decided(account.decide({ type: 'ChangeContact', data: { ...id, changes: contact } }, before)),
      schedule: wishesSchedule ? decided(scheduleIn(initial).decide(schedule, settings)) : [],
      profile: decided(profileFrom(initial).decide({ type: 'ChangeProfile', data: { ...id, changes } }, before)),
    },
    touches: { account: contact.length > 0, schedule: wishesSchedule, profile: namesProfile(wish) },
  };
};

const contactChanges = ({ phone, address }: ReadWish, id: Id, changeId: string): readonly ContactChange[] => {
  const changes: ContactChange[] = [];
  if (phone === null) changes.push({ type: 'RemovePhone', data: id });
  if (phone) changes.push({ type: 'GivePhone', data: { ...id, ...phone } });
  if (address) changes.push({ type: 'AskAddressChange', data: { ...id, ...address, changeId } });
  return changes;
};

/** A decider knows no names: whether they differ is seen here. */
const profileChanges = (
  { name, position, language, aiAllowed, setupDone }: ReadWish,
  { person: { firstName, lastName, role, company } }: Profile,
  id: Id,
): readonly ProfileChange[] => {
  const changes: ProfileChange[] = [];
  const personal = { firstName: name.firstName ?? firstName, lastName: name.lastName ?? lastName };
  if (personal.firstName !== firstName || personal.lastName !== lastName)
    changes.push({ type: 'ChangeName', data: { ...id, personal } });
  const works = { role: position.role ?? role, company: position.company ?? company };
  if (works.role !== role || works.company !== company)
    changes.push({ type: 'GivePosition', data: { ...id, personal: works } });
  if (language !== undefined) changes.push({ type: 'ChooseLanguage', data: { ...id, language } });
  if (aiAllowed !== undefined) changes.push({ type: 'ChooseAiUse', data: { ...id, allowed: aiAllowed } });
  if (setupDone) changes.push({ type: 'FinishSetup', data: id });
  return changes;
};

const namesProfile = ({ name, position, language, aiAllowed, setupDone }: ReadWish): boolean =>
  [name.firstName, name.lastName, position.role, position.company, language, aiAllowed].some(
    (one) => one !== undefined,
  ) || setupDone;

/** Of an open account nothing of this is ever refused. */
const decided = <Event>(decision: readonly Event[] | Refusal<string>): readonly Event[] => {
  if (isRefusal(decision)) throw new RangeError(`a change of the profile was refused: ${decision.refused}`);
  return decision;
};
