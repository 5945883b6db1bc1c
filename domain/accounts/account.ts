import { type Deliverability, isUndeliverable } from '#domain/deliverability/decider.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { ScheduleSettings } from '#domain/schedule/settings.ts';
import type { OpenIdentity } from './identity.ts';
import type { ProfileSettings } from './profile/decider.ts';

/** What is set about check-ins beside their schedule, and whether mail to the address fails for good. */
export type CheckInSettings = Omit<ScheduleSettings, 'schedule'> & Readonly<{ undeliverable: boolean }>;

/** An open account, made of the streams that say something about it; never a personal word. */
export type OpenAccount = OpenIdentity & ProfileSettings & Readonly<{ schedule: Schedule; checkIns: CheckInSettings }>;

type Parts = Readonly<{
  identity: OpenIdentity;
  settings: ScheduleSettings;
  profile: ProfileSettings;
  deliverability: Deliverability;
}>;

export const openAccountFrom = ({ identity, settings, profile, deliverability }: Parts): OpenAccount => {
  const { schedule, ...checkIns } = settings;
  const undeliverable = isUndeliverable(deliverability, identity.proofs);
  return { ...identity, ...profile, schedule, checkIns: { ...checkIns, undeliverable } };
};
