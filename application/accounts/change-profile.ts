import { appendDecided, retryOnConflict } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { isKeyDestroyed } from '#application/engine/ports/vault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { AccountEvent, AddressChangeRequested } from '#domain/accounts/events.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { prepareAddressChange, uncountAddressChange } from './change-address.ts';
import { movedSince, type Profile, profileOf } from './find-profile.ts';
import { releasePhone } from './give-phone.ts';
import { type ProfilePlan, planProfile } from './plan-profile.ts';
import { type NotFitting, type ProfileWish, type ReadWish, readWish } from './profile-wish.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'phones' | 'mail'>;

export type ProfileRefused = NotFitting | 'no-such-account' | 'stale' | 'too-often' | 'not-recent';
/** `asked`: a link goes to another address, which counts once it is followed; false where nothing was left to save. */
type ProfileSaved = Readonly<{ position: Position | null; asked: boolean }>;

/**
 * `expected` are the versions of the profile (`profileVersion`) that the wish may rest on, null for any; it is `stale` when
 * the profile has another one. `recent`: the session was signed in within the last 15 minutes.
 */
type WishTerms = Readonly<{ expected?: readonly string[] | null; recent?: boolean }>;

/**
 * Changes what differs, all of it or nothing. A change of the address or the phone needs a recent sign-in: mails and texts
 * would go to somebody else. An address that was never proven may be corrected without one.
 *
 * A profile is three streams. All is decided before anything is written, each append is conditional on the revision that was
 * read, and what is so already is no change. So if another is faster, or the process dies, between two appends, the same wish
 * again writes only what is missing. A wish that rests on a version is `stale` if another has set the same things otherwise
 * between two of its appends; the appends before that one stay.
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
  let writes = false; // in this attempt, or in one before it
  return retryOnConflict(async () => {
    const profile = await profileOf(services, userId);
    if (!profile) return refuse('no-such-account');
    const plan = planProfile(read, profile, { userId, at: timestamp(services.clock), changeId });
    if (expected && !expected.some((version) => restsOn(version, profile, plan))) return refuse('stale');
    writes ||= Object.values(plan.events).some(({ length }) => length > 0);
    const saved = await save(services, userId, { profile, plan, recent });
    return isRefusal(saved) ? saved : { ...saved, asked: writes && isAnotherAddress(read, profile) };
  });
};

/** Also on the version from before a part of the wish was saved: what it asks of the streams that moved on is so already. */
const restsOn = (version: string, profile: Profile, { events, touches }: ProfilePlan): boolean =>
  movedSince(version, profile)?.every((stream) => touches[stream] && events[stream].length === 0) ?? false;

const isAnotherAddress = ({ address }: ReadWish, { account }: Profile): boolean =>
  address !== undefined && address.addressName !== account.addressName;

type Save = Readonly<{ profile: Profile; plan: ProfilePlan; recent: boolean }>;

const save = async (
  services: Parts,
  userId: number,
  { profile, plan: { events }, recent }: Save,
): Promise<Pick<ProfileSaved, 'position'> | Refusal<ProfileRefused>> => {
  const { account, revisions } = profile;
  const wanted = wantedIn(events.account);
  if (!recent && ((wanted && account.proven) || events.account.some(isPhoneChange))) return refuse('not-recent');
  // What a link needs is there before the event that it is mailed for.
  if (wanted && !(await prepareAddressChange(services, wanted))) return refuse('too-often');
  try {
    let position = await saveContact(services, userId, profile, events.account);
    for (const stream of ['schedule', 'profile'] as const)
      if (events[stream].length > 0)
        position = await appendDecided(services.log, streams[stream](userId), events[stream], revisions[stream]);
    return { position: position ?? (await services.log.head()) };
  } catch (error) {
    if (isKeyDestroyed(error)) return refuse('no-such-account'); // it was erased meanwhile
    throw error;
  }
};

const saveContact = async (
  services: Parts,
  userId: number,
  { account, revisions }: Profile,
  events: readonly AccountEvent[],
): Promise<Position | null> => {
  if (events.length === 0) return null;
  try {
    const position = await appendDecided(services.log, streams.account(userId), events, revisions.account);
    if (events.some(isPhoneChange) && account.phone) await releasePhone(services, userId, account.phone.phoneName);
    return position;
  } catch (error) {
    const wanted = wantedIn(events);
    if (wanted) await uncountAddressChange(services, wanted);
    throw error;
  }
};

const wantedIn = (events: readonly AccountEvent[]): AddressChangeRequested['data'] | null => {
  const requested = events.find(({ type }) => type === 'AddressChangeRequested');
  return requested?.type === 'AddressChangeRequested' ? requested.data : null;
};

const isPhoneChange = ({ type }: { type: string }): boolean => type === 'PhoneNumberEntered' || type === 'PhoneRemoved';
