import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { CheckInSettingCommand } from '#domain/accounts/check-in-commands.ts';
import type { PauseReason } from '#domain/accounts/check-in-events.ts';
import { account } from '#domain/accounts/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';

type Stores = Pick<Services, 'log' | 'clock'>;
export type SettingRefused = 'no-such-account' | 'phone-unverified';
type SettingChanged = Readonly<{ position: Position | null }>;
type Outcome<Reason extends string = 'no-such-account'> = Promise<SettingChanged | Refusal<Reason>>;

/** No check-ins from the local date `from` on (`yyyy-MM-dd`), or at once (null); until another, or until they are resumed (null). */
export const pauseCheckIns = (
  services: Stores,
  userId: number,
  { from = null, until, reason }: Readonly<{ from?: string | null; until: string | null; reason: PauseReason }>,
): Outcome => change(services, userId, (id) => ({ type: 'PauseCheckIns', data: { ...id, from, until, reason } }));

/** They come again from the next slot on, and silence counts from here. */
export const resumeCheckIns = (services: Stores, userId: number): Outcome =>
  change(services, userId, (id) => ({ type: 'ResumeCheckIns', data: id }));

/** Whoever was silent so long that check-ins ended gets them again with the first word; other pauses are kept. */
export const resumeAfterSilence = async (
  services: Stores,
  userId: number,
  { checkIns }: Pick<OpenAccount, 'checkIns'>,
): Promise<void> => {
  if (checkIns.pause?.reason === 'quiet') await resumeCheckIns(services, userId);
};

/** Whether they get fewer after silence. */
export const switchThinning = (services: Stores, userId: number, on: boolean): Outcome =>
  change(services, userId, (id) => ({ type: 'SwitchThinning', data: { ...id, enabled: on } }));

/** As texts instead of mails; only to a phone whose code was typed. */
export const switchTextCheckIns = (services: Stores, userId: number, on: boolean): Outcome<SettingRefused> =>
  changeOrRefuse(services, userId, (id) => ({ type: 'SwitchTextCheckIns', data: { ...id, enabled: on } }));

export const chooseInsightMails = (
  services: Stores,
  userId: number,
  wanted: Readonly<{ weekly: boolean; monthly: boolean }>,
): Outcome => change(services, userId, (id) => ({ type: 'ChooseInsightMails', data: { ...id, ...wanted } }));

type Id = Readonly<{ userId: number; at: string }>;
type CommandOf = (id: Id) => CheckInSettingCommand;

const changeOrRefuse = async (
  { log, clock }: Stores,
  userId: number,
  commandOf: CommandOf,
): Outcome<SettingRefused> => {
  const command = commandOf({ userId, at: timestamp(clock) });
  const changed = await handle(log, account, streams.account(userId), command);
  if (!isRefusal(changed)) return { position: changed.position };
  return refuse(changed.refused === 'phone-unverified' ? 'phone-unverified' : 'no-such-account');
};

const change = async (services: Stores, userId: number, commandOf: CommandOf): Outcome => {
  const changed = await changeOrRefuse(services, userId, commandOf);
  return isRefusal(changed) ? refuse('no-such-account') : changed;
};
