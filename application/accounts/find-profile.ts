import type { LoggedEvent } from '#application/engine/ports/event-log.ts';
import type { Expected } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { AccountEvent } from '#domain/accounts/events.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { ProfileEvent } from '#domain/accounts/profile/events.ts';
import type { DeliverabilityEvent } from '#domain/deliverability/events.ts';
import type { ScheduleEvent } from '#domain/schedule/events.ts';
import { openAccountIn } from './find-account.ts';
import { personIn } from './find-person.ts';

/** The streams that the profile page shows and changes, in the order in which a change is saved. */
export const PROFILE_STREAMS = ['account', 'schedule', 'profile'] as const;
export type ProfileStream = (typeof PROFILE_STREAMS)[number];

/** Where each of these streams stood when it was read. */
type Revisions = Readonly<Record<ProfileStream, Expected>>;

/** An open account and its owner, and where the streams of its profile stood. They are read side by side. */
export type Profile = Readonly<{ account: OpenAccount; person: Person; revisions: Revisions }>;

export const profileOf = async ({ log }: Pick<Services, 'log'>, userId: number): Promise<Profile | null> => {
  const [events, schedule, profile, failures] = await Promise.all([
    log.read<AccountEvent>(streams.account(userId)),
    log.readSealed<ScheduleEvent>(streams.schedule(userId)),
    log.read<ProfileEvent>(streams.profile(userId)),
    log.readSealed<DeliverabilityEvent>(streams.deliverability(userId)),
  ]);
  const account = openAccountIn({ account: events, schedule, profile, failures });
  const person = personIn({ account: events, profile });
  const revisions = { account: lastOf(events), schedule: lastOf(schedule), profile: lastOf(profile) };
  return account && person && { account, person, revisions };
};

const lastOf = (events: readonly Pick<LoggedEvent, 'revision'>[]): Expected => events.at(-1)?.revision ?? 'no-stream';

/** Changes with each event on these streams. Opaque to clients: it is the profile's ETag. */
export const profileVersion = ({ revisions }: Pick<Profile, 'revisions'>): string =>
  PROFILE_STREAMS.map((stream) => countAt(revisions[stream])).join('-');

const countAt = (revision: Expected): number => (revision === 'no-stream' ? 0 : revision + 1);

/** The streams that have moved on since a version; null for what is no version of this profile. */
export const movedSince = (
  version: string,
  { revisions }: Pick<Profile, 'revisions'>,
): readonly ProfileStream[] | null => {
  const counts = version.split('-').map(Number);
  const now = PROFILE_STREAMS.map((stream) => countAt(revisions[stream]));
  const isOfThis = counts.length === now.length && counts.every((count, index) => count <= (now[index] ?? 0));
  return isOfThis ? PROFILE_STREAMS.filter((_, index) => counts[index] !== now[index]) : null;
};
