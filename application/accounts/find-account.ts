import { stateOf } from '#application/engine/handle.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type OpenAccount, openAccountFrom } from '#domain/accounts/account.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import type { AccountEvent } from '#domain/accounts/events.ts';
import type { Identity, OpenIdentity } from '#domain/accounts/identity.ts';
import { profileFrom } from '#domain/accounts/profile/decider.ts';
import type { ProfileEvent } from '#domain/accounts/profile/events.ts';
import { deliverability } from '#domain/deliverability/decider.ts';
import type { DeliverabilityEvent } from '#domain/deliverability/events.ts';
import type { Sealed } from '#domain/event.ts';
import { scheduleIn } from '#domain/schedule/decider.ts';
import type { ScheduleEvent } from '#domain/schedule/events.ts';
import type { ScheduleSettings } from '#domain/schedule/settings.ts';
import { addressNamesOf } from './claim-names.ts';

type Stores = Pick<Services, 'log' | 'vault'>;

/**
 * An open account as its own stream has it: address, phone, whether the address is proven. Null for all others.
 *
 * A command to one of the account's other streams reads this first. If the account is closed in between, an event more
 * stands on that stream; nothing follows from it, as every reader and job reads this first, too. It leaves no words of the
 * user behind: they are sealed with the account's key, and once that is destroyed the append fails (`key-destroyed`). What
 * a process that still remembers the key writes within the next minute can be opened by nobody.
 */
export const identityOf = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<OpenIdentity | null> =>
  openOnly(await stateOf(log, account, streams.account(userId)));

const openOnly = (identity: Identity): OpenIdentity | null => (identity.status === 'open' ? identity : null);

/** The same, and when and how its check-ins come, with its timezone: two streams, read side by side. */
export const accountWithSchedule = async (
  { log }: Pick<Stores, 'log'>,
  userId: number,
): Promise<(OpenIdentity & ScheduleSettings) | null> => {
  const [identity, events] = await Promise.all([
    identityOf({ log }, userId),
    log.readSealed<ScheduleEvent>(streams.schedule(userId)),
  ]);
  return identity && { ...identity, ...settingsIn(identity, events) };
};

const settingsIn = ({ initial }: OpenIdentity, events: readonly Sealed<ScheduleEvent>[]): ScheduleSettings => {
  const { initial: before, evolve } = scheduleIn(initial);
  return events.reduce(evolve, before);
};

/** Everything about an open account but its owner's words: four streams, read side by side. */
export const accountOf = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<OpenAccount | null> => {
  const [events, schedule, profile, failures] = await Promise.all([
    log.readSealed<AccountEvent>(streams.account(userId)),
    log.readSealed<ScheduleEvent>(streams.schedule(userId)),
    log.readSealed<ProfileEvent>(streams.profile(userId)),
    log.readSealed<DeliverabilityEvent>(streams.deliverability(userId)),
  ]);
  return openAccountIn({ account: events, schedule, profile, failures });
};

/** Whether this user lets a provider of AI read and write with their wins. */
export const allowsAi = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<boolean> => {
  const events = await log.readSealed<ProfileEvent>(streams.profile(userId));
  const { initial, evolve } = profileFrom({ language: null, setupDone: false });
  return events.reduce(evolve, initial).aiAllowed;
};

type AccountStreams = Readonly<{
  account: readonly Sealed<AccountEvent>[];
  schedule: readonly Sealed<ScheduleEvent>[];
  profile: readonly Sealed<ProfileEvent>[];
  failures: readonly Sealed<DeliverabilityEvent>[];
}>;

/** What the events of an account's streams add up to, from the first one on; null unless it is open. */
export const openAccountIn = (events: AccountStreams): OpenAccount | null => {
  const identity = openOnly(identityIn(events.account));
  if (!identity) return null;
  const { initial, evolve } = profileFrom(identity.initial);
  return openAccountFrom({
    identity,
    settings: settingsIn(identity, events.schedule),
    profile: events.profile.reduce(evolve, initial),
    deliverability: events.failures.reduce(deliverability.evolve, deliverability.initial),
  });
};

export const identityIn = (events: readonly Sealed<AccountEvent>[]): Identity =>
  events.reduce(account.evolve, account.initial);

/** Its user wanted it deleted: nothing goes out to them any more. Not so for strangers and sign-ups, who have none. */
export const isClosedAccount = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<boolean> => {
  const { status } = await stateOf(log, account, streams.account(userId));
  return status === 'closed' || status === 'erased';
};

/** Whose address this is, and whether that account has proven it; read from the claim, never from a read model. */
export const accountByAddress = async (
  services: Stores,
  email: string,
): Promise<Readonly<{ userId: number; account: OpenIdentity }> | null> => {
  for (const addressName of await addressNamesOf(services.vault, email)) {
    const { owner } = await stateOf(services.log, address, streams.address(addressName));
    const identity = owner === null ? null : await identityOf(services, owner);
    if (owner !== null && identity?.addressName === addressName) return { userId: owner, account: identity };
  }
  return null;
};
