import type { MessageFrequency, MessageTimePreference } from '#web/contract/account.ts';

type ChoiceOf<Value extends string> = Readonly<{ value: Value; label: string; detail: string }>;

export const frequencies: readonly ChoiceOf<MessageFrequency>[] = [
  { value: 'daily', label: 'Daily', detail: 'Mon-Sun' },
  { value: 'daily-weekdays', label: 'Weekdays', detail: 'Mon-Fri' },
  { value: 'weekly', label: 'Weekly', detail: 'Sun' },
];

export const times: readonly ChoiceOf<MessageTimePreference>[] = [
  { value: 'morning', label: 'Morning', detail: '7AM' },
  { value: 'afternoon', label: 'Afternoon', detail: '12PM' },
  { value: 'evening', label: 'Evening', detail: '7PM' },
];
