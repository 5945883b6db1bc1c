import { handleAt, retryOnConflict } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { ProfileChange } from '#domain/accounts/commands.ts';
import { account } from '#domain/accounts/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { prepareAddressChange, uncountAddressChange } from './change-address.ts';
import { type Profile, profileOf } from './find-account.ts';
import { releasePhone } from './give-phone.ts';
import { type NotFitting, type ProfileWish, type ReadWish, readWish } from './profile-wish.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'phones' | 'mail'>;

export type ProfileRefused = NotFitting | 'no-such-account' | 'stale' | 'too-often' | 'not-recent';
/** `asked`: a link goes to another address, which counts once it is followed. */
type ProfileSaved = Readonly<{ position: Position | null; asked: boolean }>;

/**
 * `expected` are the revisions of the account that the wish may rest on, null for any; it is `stale` when the account
 * stands elsewhere. `recent`: the session was signed in within the last 15 minutes.
 */
type WishTerms = Readonly<{ expected?: readonly number[] | null; recent?: boolean }>;

/**
 * Changes what differs, all of it or nothing. A change of the address or the phone needs a recent sign-in: mails and texts
 * would go to somebody else. An address that was never proven may be corrected without one.
 */
export const changeProfile = async (
  services: Parts,
  userId: number,
  wish: ProfileWish,
  { expected = null, recent = false }: WishTerms = {},
): Promise<ProfileSaved | Refusal<ProfileRefused>> => {
  const read = await readWish(services, wish);
  if (isRefusal(read)) return read;
  const changeId = newId(services.clock.now());
  return retryOnConflict(async () => {
    const profile = await profileOf(services, userId);
    if (!profile) return refuse('no-such-account');
    if (expected && !expected.includes(profile.revision)) return refuse('stale');
    const id = { userId, at: timestamp(services.clock) };
    const changes = changesOf(read, profile, { ...id, changeId });
    return change(services, profile, { type: 'ChangeProfile', data: { ...id, changes } }, recent);
  });
};

type Id = Readonly<{ userId: number; at: string }>;

const changesOf = (
  { name, position, schedule, phone, address, language, setupDone }: ReadWish,
  { account, person: { firstName, lastName, role, company } }: Profile,
  { changeId, ...id }: Id & Readonly<{ changeId: string }>,
): readonly ProfileChange[] => {
  const changes: ProfileChange[] = [];
  const personal = { firstName: name.firstName ?? firstName, lastName: name.lastName ?? lastName };
  if (personal.firstName !== firstName || personal.lastName !== lastName)
    changes.push({ type: 'ChangeName', data: { ...id, personal } });
  const works = { role: position.role ?? role, company: position.company ?? company };
  if (works.role !== role || works.company !== company)
    changes.push({ type: 'GivePosition', data: { ...id, personal: works } });
  changes.push({ type: 'ChangeSchedule', data: { ...id, ...account.schedule, ...schedule } });
  if (phone === null) changes.push({ type: 'RemovePhone', data: id });
  if (phone) changes.push({ type: 'GivePhone', data: { ...id, ...phone } });
  if (address) changes.push({ type: 'AskAddressChange', data: { ...id, ...address, changeId } });
  if (language !== undefined) changes.push({ type: 'ChooseLanguage', data: { ...id, language } });
  if (setupDone) changes.push({ type: 'FinishSetup', data: id });
  return changes;
};

type ChangeProfile = Extract<Parameters<typeof account.decide>[0], { type: 'ChangeProfile' }>;

/** What a link needs is there before the event that it is mailed for. */
const change = async (
  services: Parts,
  { account: before, revision }: Profile,
  command: ChangeProfile,
  recent: boolean,
): Promise<ProfileSaved | Refusal<ProfileRefused>> => {
  const { userId } = command.data;
  const decision = account.decide(command, before);
  const asked = isRefusal(decision) ? undefined : decision.find(({ type }) => type === 'AddressChangeRequested');
  const wanted = asked?.type === 'AddressChangeRequested' ? asked.data : null;
  const movesPhone = !isRefusal(decision) && decision.some(isPhoneChange);
  if (!recent && ((wanted && before.proven) || movesPhone)) return refuse('not-recent');
  if (wanted && !(await prepareAddressChange(services, wanted))) return refuse('too-often');
  try {
    const changed = await handleAt(services.log, account, streams.account(userId), revision, command);
    if (isRefusal(changed)) return refuse('no-such-account');
    if (changed.events.some(isPhoneChange) && before.phone)
      await releasePhone(services, userId, before.phone.phoneName);
    return { position: changed.position, asked: wanted !== null };
  } catch (error) {
    if (wanted) await uncountAddressChange(services, wanted);
    throw error;
  }
};

const isPhoneChange = ({ type }: { type: string }): boolean => type === 'PhoneNumberEntered' || type === 'PhoneRemoved';
