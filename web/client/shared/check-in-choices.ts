import type { MessageFrequency, MessageTimePreference } from '#web/contract/account.ts';
import { copy } from './copy.ts';

type ChoiceOf<Value extends string> = Readonly<{ value: Value; label: string; detail: string }>;

export const frequencies: readonly ChoiceOf<MessageFrequency>[] = [
  { value: 'daily', ...copy.frequencies.daily },
  { value: 'daily-weekdays', ...copy.frequencies.weekdays },
  { value: 'weekly', ...copy.frequencies.weekly },
];

export const times: readonly ChoiceOf<MessageTimePreference>[] = [
  { value: 'morning', ...copy.times.morning },
  { value: 'afternoon', ...copy.times.afternoon },
  { value: 'evening', ...copy.times.evening },
];
