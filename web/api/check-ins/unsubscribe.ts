import { setUnsubscribed, type Unsubscribable, unsubscribableOf } from '#application/check-ins/unsubscribe.ts';
import { unsubscribeForm, unsubscribeQuery } from '#web/contract/check-ins.ts';
import { route } from '../route.ts';
import { pageAnswer, type ServerPage } from '../server-page.ts';

const PATH = '/unsubscribe';
const HTML = { 200: null } as const;

/** Where `List-Unsubscribe` leads. Scanners open it, so looking changes nothing; mail programs post to it for a reader. */
export const unsubscribeRoutes = [
  route({
    method: 'get',
    path: PATH,
    summary: 'The page that stops check-ins or insight mails, or starts them again',
    access: 'one-click',
    answers: HTML,
    query: unsubscribeQuery,
    async handle({ parts, query: { token = '', resume } }) {
      const found = await unsubscribableOf(parts, token);
      return pageAnswer(parts.brandName, found ? unsubscribePage(found, resume !== undefined) : noUnsubscribe);
    },
  }),
  route({
    method: 'post',
    path: PATH,
    summary: 'Stop what a mail belongs to with one click (RFC 8058), or start it again',
    access: 'one-click',
    answers: HTML,
    query: unsubscribeQuery,
    body: unsubscribeForm,
    async handle({ parts, query: { token = '' }, body }) {
      const done = await setUnsubscribed(parts, token, 'resume' in body ? 'resume' : 'stop');
      if (!('refused' in done)) return pageAnswer(parts.brandName, unsubscribedPage(done));
      return pageAnswer(parts.brandName, done.refused === 'too-often' ? changedTooOften : noUnsubscribe);
    },
  }),
];

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
const unsubscribePage = ({ what, comes }: Unsubscribable, wantsResume: boolean): ServerPage => {
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
const unsubscribedPage = ({ what, comes }: Unsubscribable): ServerPage => {
  const { stop, stopped, again } = words[what];
  return comes
    ? page(again, second('There is nothing else to do.'), stopForm(stop, 'button'))
    : page(stopped, second(`${KEPT} There is nothing else to do.`), resumeForm('Start again'));
};

/** The day's changes of mind are used up. */
const changedTooOften: ServerPage = {
  ...page(
    'That was pressed very often today',
    second('Nothing was changed this time. Tomorrow this link works again.'),
    '<p class="note">Signed in, <a href="/profile">your profile</a> has the same switches at any time.</p>',
  ),
  status: 429,
};

/** Of a token that is not one, or of an account that is gone: nobody is told which. */
const noUnsubscribe: ServerPage = {
  ...page(
    'This link does not work',
    second('It may be incomplete, or its account is gone; then no mail comes any more.'),
    '<p class="note">Signed in, <a href="/profile">your profile</a> has all that is about check-ins.</p>',
  ),
  status: 404,
};
