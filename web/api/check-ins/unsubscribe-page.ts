import type { Unsubscribable } from '#application/check-ins/unsubscribe.ts';
import type { ServerPage } from '../server-page.ts';

type Words = Readonly<{ stop: string; stops: string; comes: string; stopped: string; again: string }>;

const words: Readonly<Record<Unsubscribable['what'], Words>> = {
  'check-ins': {
    stop: 'Stop check-ins',
    stops: 'This stops all check-ins.',
    comes: 'Check-ins are on',
    stopped: 'Check-ins are stopped',
    again: 'Check-ins come again',
  },
  weekly: {
    stop: 'Stop weekly insights',
    stops: 'This stops the mail with your weekly insight.',
    comes: 'Weekly insights are on',
    stopped: 'Weekly insights are stopped',
    again: 'Weekly insights come again',
  },
  monthly: {
    stop: 'Stop monthly insights',
    stops: 'This stops the mail with your monthly insight.',
    comes: 'Monthly insights are on',
    stopped: 'Monthly insights are stopped',
    again: 'Monthly insights come again',
  },
};

const KEPT = 'Your wins stay, and what you write to us is still kept.';

const form = (name: string, value: string, label: string, look = 'button main'): string =>
  `<form method="post"><button class="${look}" name="${name}" value="${value}">${label}</button></form>`;
const stopForm = (label: string, look?: string): string => form('List-Unsubscribe', 'One-Click', label, look);
const resumeForm = (label: string): string => form('resume', '1', label);

const page = (title: string, ...parts: readonly string[]): ServerPage => ({
  title,
  content: [`<h1>${title}</h1>`, ...parts].join('\n'),
});
const second = (text: string): string => `<p class="second">${text}</p>`;
const SETTINGS =
  '<p class="note">Another time, fewer of them, or a pause? <a href="/profile">Your profile</a> has all of that.</p>';

/** One button, for what can be done now. Nothing is changed by looking at it. */
export const unsubscribePage = ({ what, comes }: Unsubscribable, wantsResume: boolean): ServerPage => {
  const { stop, stops, comes: on, stopped } = words[what];
  if (!comes) return page(stopped, second(KEPT), resumeForm('Start again'), SETTINGS);
  if (wantsResume)
    return page(
      'Do you want to go on?',
      second(`${on}, and one press keeps them coming.`),
      resumeForm('Go on'),
      SETTINGS,
    );
  return page(`${stop}?`, second(`${stops} ${KEPT}`), stopForm(stop), SETTINGS);
};

/** What the press of a button came to, and the way back. */
export const unsubscribedPage = ({ what, comes }: Unsubscribable): ServerPage => {
  const { stop, stopped, again } = words[what];
  return comes
    ? page(again, second('There is nothing else to do.'), stopForm(stop, 'button'))
    : page(stopped, second(`${KEPT} There is nothing else to do.`), resumeForm('Start again'));
};

/** The day's changes of mind are used up. */
export const changedTooOften: ServerPage = {
  ...page(
    'That was pressed very often today',
    second('Nothing was changed this time. Tomorrow this link works again.'),
    '<p class="note">Signed in, <a href="/profile">your profile</a> has the same switches at any time.</p>',
  ),
  status: 429,
};

/** Of a token that is not one, or of an account that is gone: nobody is told which. */
export const noUnsubscribe: ServerPage = {
  ...page(
    'This link does not work',
    second('It may be incomplete, or its account is gone; then no mail comes any more.'),
    '<p class="note">Signed in, <a href="/profile">your profile</a> has all that is about check-ins.</p>',
  ),
  status: 404,
};
