import { type Handled, handle, stateOf } from '#application/engine/handle.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type PasskeyCommand, passkeys } from '#domain/access/passkeys/decider.ts';
import { type AccountCommand, account } from '#domain/accounts/decider.ts';
import type { OpenIdentity } from '#domain/accounts/identity.ts';
import { type ProfileCommand, profileFrom } from '#domain/accounts/profile/decider.ts';
import type { Refusal } from '#domain/decider.ts';
import { deliverability } from '#domain/deliverability/decider.ts';
import type { AddressDeliveryFailed } from '#domain/deliverability/events.ts';
import type { AnyEvent } from '#domain/event.ts';
import { type ScheduleCommand, scheduleIn } from '#domain/schedule/decider.ts';

type Without<Command extends AccountCommand, Field extends string> = Command extends AccountCommand
  ? Readonly<{ type: Command['type']; data: Omit<Command['data'], Field> }>
  : never;

/** What a command needs to know of another of the account's streams is read there, as the application does. */
export type UserCommand =
  | Exclude<AccountCommand, { type: 'ProveAddress' }>
  | Without<Extract<AccountCommand, { type: 'ProveAddress' }>, 'failedAfter'>
  | ScheduleCommand
  | ProfileCommand
  | PasskeyCommand
  | Readonly<{ type: 'NoteDeliveryFailure'; data: Omit<AddressDeliveryFailed['data'], 'proofs'> }>;

const NOT_OPEN: Pick<OpenIdentity, 'initial' | 'proofs'> = {
  initial: { timezone: 'UTC', language: null, setupDone: false },
  proofs: 0,
};

/** Carries out a command on that one of an account's streams that it is for. */
export const tellAccount = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  command: UserCommand,
): Promise<Handled<AnyEvent> | Refusal<string>> => {
  const identity = await stateOf(log, account, streams.account(userId));
  const { initial, proofs } = identity.status === 'open' ? identity : NOT_OPEN;
  switch (command.type) {
    case 'ChangeSchedule':
    case 'PauseCheckIns':
    case 'ResumeCheckIns':
    case 'SwitchThinning':
    case 'SwitchTextCheckIns':
    case 'ChooseInsightMails':
      return handle(log, scheduleIn(initial), streams.schedule(userId), command);
    case 'ChangeName':
    case 'GivePosition':
    case 'ChooseLanguage':
    case 'ChooseAiUse':
    case 'FinishSetup':
    case 'ChangeProfile':
    case 'NoticeLanguage':
      return handle(log, profileFrom(initial), streams.profile(userId), command);
    case 'AddPasskey':
    case 'RemovePasskey':
      return handle(log, passkeys, streams.passkeys(userId), command);
    case 'NoteDeliveryFailure': {
      const { type, data } = command;
      return handle(log, deliverability, streams.deliverability(userId), { type, data: { ...data, proofs } });
    }
    case 'ProveAddress': {
      const { type, data } = command;
      const { failedAfter } = await stateOf(log, deliverability, streams.deliverability(userId));
      return handle(log, account, streams.account(userId), { type, data: { ...data, failedAfter } });
    }
    default:
      return handle(log, account, streams.account(userId), command);
  }
};
