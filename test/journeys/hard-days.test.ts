import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { aUser, checkInFor } from '../support/user.ts';

const running = sharedApp(test);

const setting = async (timezone: string) => {
  const app = running();
  const user = await aUser(app, undefined, timezone);
  return { app, user, ...(await corresponding(app, user)) };
};

/** Without what stands below every mail. */
const said = ({ text }: { text: string }): string => text.split('\n-- ')[0] ?? '';

const crises = [
  [
    'en',
    'Europe/London',
    "I don't want to wake up tomorrow. Everyone would be better off without me.",
    /^Thank you for telling us/,
    ['999', 'Samaritans: 116 123'],
  ],
  [
    'de',
    'Europe/Berlin',
    'ich hab keine kraft mehr zu leben',
    /^Danke, dass du es uns sagst/,
    ['112', 'TelefonSeelsorge: 0800 111 0 111'],
  ],
  ['fr', 'Europe/Paris', 'je veux en finir. je n’en peux plus', /^Merci de nous l’avoir dit/, ['112', '3114']],
  [
    'es',
    'Europe/Madrid',
    'ya no quiero seguir aquí. nadie se daría cuenta',
    /^Gracias por contárnoslo/,
    ['112', 'Línea 024: 024'],
  ],
] as const;

for (const [language, timezone, words, thanks, numbers] of crises)
  test(`a crisis in ${language} is answered with help for the country, and nothing else comes of it`, async (t) => {
    const { user, first, say } = await setting(timezone);
    const answer = await say(first, words);
    t.regex(answer.text, thanks);
    for (const number of numbers) t.true(flat(answer).includes(number), number);
    t.notRegex(answer.text, /\?|!|https?:|win|Erfolg|réussite|logro|Journal/i, 'nor in what stands below');
    t.deepEqual(await user.wins(), []);
  });

test('a crisis stops no check-ins, and nothing that it asks is carried out', async (t) => {
  const { user, first, say } = await setting('Europe/Berlin');
  const answer = await say(first, 'I want it all to stop. I want to die. Please stop my check-ins.');
  t.regex(flat(answer), /112/);
  t.like((await user.call<Record<string, unknown>>('GET', '/api/check-ins')).body, { pause: null });
});

test('however many there are, each crisis has its answer', async (t) => {
  const { user, first, say } = await setting('Europe/Berlin');
  for (let mails = 0; mails < 12; mails += 1)
    t.regex(flat(await say(first, 'I want to kill myself')), /TelefonSeelsorge/);
  t.regex((await sayOnTheWeb(user, 'He hit me again last night.')).text, /116 016/);
});

test('grief is answered kindly: no win, no question, no list of what could be asked', async (t) => {
  const { user, first, say } = await setting('Europe/London');
  const answer = await say(first, 'My dad died on Tuesday.');
  t.regex(flat(answer), /We are so sorry\./);
  t.notRegex(said(answer), /\?|!|program|win|dad|Tuesday/);
  t.deepEqual(await user.wins(), []);
});

test('the win of a bad day is kept as what it is, and the rest is spoken to', async (t) => {
  const { user, first, say } = await setting('Europe/London');
  const answer = await say(
    first,
    'My grandmother died on Sunday and I cried all week.\n\nI did finish the quarterly report two days early though.',
  );
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    ['I did finish the quarterly report two days early though.'],
  );
  t.regex(flat(answer), /We are so sorry\..*finish the quarterly report/);
  t.notRegex(said(answer), /grandmother|cried|\?/);
});

test('a crisis typed as a win is not kept: the page is told who helps', async (t) => {
  const { user } = await setting('Europe/Berlin');
  const { status, body } = await user.call<Record<string, unknown>>('POST', '/api/achievements', {
    originalMessage: 'I want to kill myself',
  });
  t.is(status, 422);
  t.like(body, { success: false });
  t.true(JSON.stringify(body.help).includes('0800 111 0 111'));
  t.deepEqual(await user.wins(), []);
  const kept = await user.call('POST', '/api/achievements', {
    originalMessage: 'Absolutely killed it in the demo today.',
  });
  t.is(kept.status, 201);
});

test('the check-in after a crisis is plain: it asks for no win and speaks of none', async (t) => {
  const app = running();
  const user = await aUser(app);
  t.regex((await sayOnTheWeb(user, 'I do not want to live any more.')).text, /findahelpline\.com/);
  const next = await checkInFor(app, user);
  t.regex(next.subject, /^How (?:are you|is it)/);
  t.notRegex(said(next), /\bwins?\b|journal|went well/i);
});
