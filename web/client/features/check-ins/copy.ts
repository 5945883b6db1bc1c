import type { CheckIns } from '#web/contract/check-ins.ts';
import { longDate } from '../../shared/calendar.ts';

export const copy = {
  heading: 'Check-ins',
  lead: 'What we send you, and when.',
  loading: 'Loading your check-ins',
  loadFailed: 'Your check-ins could not be loaded.',
  retry: 'Retry',
  next: 'Next check-ins',
  none: 'None is planned.',
  fewerFrom: (date: string) => `If nothing comes from you until then, fewer are sent from ${longDate(date)} on.`,
  zone: (timezone: string) => `${timezone.replaceAll('_', ' ')} time`,
  pause: 'Pause',
  pauseUntil: 'No check-ins before',
  pauseHint: 'The first day that may have one again. Stop ends them until you resume.',
  stop: 'Stop',
  resume: 'Resume Check-ins',
  quiet: (since: string) => `Nothing has come from you since ${longDate(since)}, so fewer check-ins are sent.`,
  thinning: 'Send fewer when I am silent',
  thinningDetail: (isWeekly: boolean) =>
    `One ${isWeekly ? 'every second week' : 'a week'} after 14 days, a last one after 30. Any answer brings them back.`,
  byText: 'Check-ins by text message',
  byTextDetail: 'We charge nothing for texts; your carrier’s standard rates may apply. Write STOP to end them.',
  byTextNeedsPhone: 'Needs a verified phone number: add yours above.',
  weekly: 'Weekly insight by mail',
  monthly: 'Monthly insight by mail',
  saved: 'Check-ins updated',
  failed: 'Failed to update check-ins',
  tryLater: 'Please try again later',
  bounced: (email: string) => `Mail to ${email} came back`,
  bouncedDetail:
    'So nothing is sent there now. Is the address wrong? Change it above. Is it right? We send a mail: follow its link or answer it, and check-ins go on.',
  sendAgain: 'Try This Address Again',
  sentAgain: 'Email sent!',
} as const;

/** Why none is planned, and the way on. */
export const noneWords: Readonly<Record<NonNullable<CheckIns['none']>, string>> = {
  unproven: 'None is planned yet: they begin once you answer the welcome mail, or follow the link in it.',
  setup: 'None is planned yet: they begin once your setup is saved.',
  undeliverable: 'None is planned while mail to you comes back.',
  inactive: 'None is planned: they begin again with a subscription.',
  ending: 'None is planned: your subscription ends before the next one.',
  paused: 'None is planned while they rest.',
  later: 'None is planned yet. Please look again in a moment.',
};

/** Why none is sent, in a sentence. */
export const pausedWords = ({ until, reason }: NonNullable<CheckIns['pause']>): string => {
  switch (reason) {
    case 'asked':
    case 'stopped':
      return until === null ? 'Check-ins are stopped.' : `Check-ins are paused until ${longDate(until)}.`;
    case 'quiet':
      return 'Check-ins are paused, as the last ones went without an answer.';
    case 'bounces':
      return 'Check-ins are paused, as five mails within 14 days did not reach you.';
    case 'complaint':
      return 'Check-ins are stopped, as one was reported as unwanted.';
  }
};
