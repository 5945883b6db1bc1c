import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenIdentity } from '#domain/accounts/identity.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { type ScheduleCommand, scheduleIn } from '#domain/schedule/decider.ts';
import type { PauseReason } from '#domain/schedule/events.ts';
import type { ScheduleSettings } from '#domain/schedule/settings.ts';
import { identityOf } from './find-account.ts';

type Stores = Pick<Services, 'log' | 'clock'>;
export type SettingRefused = 'no-such-account' | 'phone-unverified';
type SettingChanged = Readonly<{ position: Position | null }>;
type Outcome<Reason extends string = 'no-such-account'> = Promise<SettingChanged | Refusal<Reason>>;
/**
 * `from` and `until` are local dates (`yyyy-MM-dd`): at once without the first, until they are resumed without the second.
 * `because` is when the reason arose (ISO 8601): nothing is paused if check-ins were resumed since.
 */
type WantedPause = Readonly<{ from?: string | null; until: string | null; reason: PauseReason; because?: string }>;

export const pauseCheckIns = (services: Stores, userId: number, pause: WantedPause): Outcome =>
  change(services, userId, (id) => ({ type: 'PauseCheckIns', data: { ...id, ...pause } }));

/** They come again from the next slot on, and silence counts from here. */
export const resumeCheckIns = (services: Stores, userId: number): Outcome =>
  change(services, userId, (id) => ({ type: 'ResumeCheckIns', data: id }));

/** Whoever was silent so long that check-ins ended gets them again with the first word; other pauses are kept. */
export const resumeAfterSilence = async (
  services: Stores,
  userId: number,
  { pause }: Pick<ScheduleSettings, 'pause'>,
): Promise<void> => {
  if (pause?.reason === 'quiet') await resumeCheckIns(services, userId);
};

/** Whether they get fewer after silence. */
export const switchThinning = (services: Stores, userId: number, on: boolean): Outcome =>
  change(services, userId, (id) => ({ type: 'SwitchThinning', data: { ...id, enabled: on } }));

/** As texts instead of mails; only to a phone whose code was typed. */
export const switchTextCheckIns = (services: Stores, userId: number, on: boolean): Outcome<SettingRefused> =>
  changeOrRefuse(services, userId, (id, { phone }) => ({
    type: 'SwitchTextCheckIns',
    data: { ...id, enabled: on, phoneVerified: phone?.verified ?? false },
  }));

export const chooseInsightMails = (
  services: Stores,
  userId: number,
  wanted: Readonly<{ weekly: boolean; monthly: boolean }>,
): Outcome => change(services, userId, (id) => ({ type: 'ChooseInsightMails', data: { ...id, ...wanted } }));

type Id = Readonly<{ userId: number; at: string }>;
type CommandOf = (id: Id, account: OpenIdentity) => ScheduleCommand;

const changeOrRefuse = async (
  { log, clock }: Stores,
  userId: number,
  commandOf: CommandOf,
): Outcome<SettingRefused> => {
  const account = await identityOf({ log }, userId);
  if (!account) return refuse('no-such-account');
  const command = commandOf({ userId, at: timestamp(clock) }, account);
  const changed = await handle(log, scheduleIn(account.initial), streams.schedule(userId), command);
  return isRefusal(changed) ? changed : { position: changed.position };
};

const change = async (services: Stores, userId: number, commandOf: CommandOf): Outcome => {
  const changed = await changeOrRefuse(services, userId, commandOf);
  return isRefusal(changed) ? refuse('no-such-account') : changed;
};
