import { locale } from '../../shared/locale.ts';

export const copy = {
  title: 'Profile',
  heading: 'Profile Settings',
  person: 'Personal information',
  edit: 'Edit Profile',
  loading: 'Loading your profile',
  loadFailed: 'Error Loading Profile',
  loadFailedDetail: 'Failed to load your profile.',
  retry: 'Retry',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  company: 'Company',
  email: 'Email',
  emailHint: 'A new address counts once you follow the link that we send there.',
  emailWaiting: (email: string) => `${email} is waiting to be confirmed: please follow the link that we sent there.`,
  phone: 'Phone number',
  phoneHint: 'May stay empty. A new number has to be verified before texts go there.',
  phoneNone: 'No number, so no texts.',
  phoneVerified: 'Verified',
  phoneUnverified: 'Not verified, so no texts are sent.',
  verify: 'Verify',
  country: 'Country of the phone number',
  preferences: 'Email preferences',
  frequency: 'Frequency',
  days: 'Days of the week',
  dayMissing: 'Please choose at least one day of the week',
  every: 'Which weeks',
  time: 'Preferred time',
  anotherHour: { label: 'Another hour', detail: 'Any you like' },
  hour: 'Hour',
  hourMissing: 'Please give a time of day',
  zone: 'Time zone',
  zoneHint: 'Type to search for any other.',
  language: 'Language of mails and texts',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving…',
  saved: 'Profile updated',
  savedAsked: (email: string) => `Please follow the link that we sent to ${email}. Until then your old address stays.`,
  saveFailed: 'Failed to update profile',
  signInAgain: 'Please sign in again',
  tryLater: 'Please try again later',
} as const;

const sunday = new Date(Date.UTC(2026, 10, 22));

const dayName = (weekday: number, length: 'long' | 'short'): string => {
  const day = new Date(sunday.getTime() + weekday * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(day);
};

/** "Mon, Wed", of "1,3": counted from Sunday (0). */
export const shortDays = (days: string): string =>
  days
    .split(',')
    .flatMap((day) => (day === '' ? [] : dayName(Number(day), 'short')))
    .join(', ');

export const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  value: String(day),
  label: dayName(day, 'long'),
  short: dayName(day, 'short'),
}));

export const weeks = [
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every other week' },
];

/** Each is called what it calls itself. */
export const languages = [
  { value: 'auto', label: 'The language I write in' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
];
