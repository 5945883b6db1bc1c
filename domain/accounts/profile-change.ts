import { isSameSchedule } from '#domain/schedule/schedule.ts';
import { scheduleFrom } from '#domain/schedule/slots.ts';
import { evolve, type OpenAccount } from './account.ts';
import { wasJustAskedFor } from './address-change.ts';
import type { ProfileChange } from './commands.ts';
import {
  addressChangeAsked,
  nameChanged,
  type ProfileEvent,
  phoneGiven,
  phoneRemoved,
  scheduleChangedV2,
  setupFinished,
} from './profile-events.ts';

/** What one change comes to. Only a name is always one: whoever asks knows what it was. */
export const profileChanged = ({ type, data }: ProfileChange, state: OpenAccount): readonly ProfileEvent[] => {
  switch (type) {
    case 'ChangeName':
      return [nameChanged(data)];
    case 'ChangeSchedule': {
      const schedule = scheduleFrom(data, state.schedule, data.at);
      return isSameSchedule(schedule, state.schedule) ? [] : [scheduleChangedV2({ ...data, ...schedule })];
    }
    case 'FinishSetup':
      return state.setupDone ? [] : [setupFinished(data)];
    case 'GivePhone':
      return state.phone?.phoneName === data.phoneName && !state.phone.lapsed ? [] : [phoneGiven(data)];
    case 'RemovePhone':
      return state.phone === null ? [] : [phoneRemoved({ ...data, phoneName: state.phone.phoneName })];
    case 'AskAddressChange':
      if (state.addressName === data.addressName || wasJustAskedFor(state.change, data.addressName, data.at)) return [];
      return [addressChangeAsked(data)];
  }
};

/** Each is decided after the ones before it. */
export const profileChangedInOrder = (
  changes: readonly ProfileChange[],
  state: OpenAccount,
): readonly ProfileEvent[] => {
  const [first, ...rest] = changes;
  if (!first) return [];
  const events = profileChanged(first, state);
  const after = events.reduce<ReturnType<typeof evolve>>(evolve, state);
  return after.status === 'open' ? [...events, ...profileChangedInOrder(rest, after)] : events;
};
