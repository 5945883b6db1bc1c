import test from 'ava';
import { takeFrom } from '#application/engine/limits.ts';
import { aiServer } from '../support/ai-server.ts';
import { runningApp, sharedApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { needsOf } from '../support/held-mail.ts';
import { sendRaw, written } from '../support/send-mail.ts';
import { anAccount } from '../support/subscribers.ts';
import { aUser, call, checkInFor, outboxOf } from '../support/user.ts';

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

test('who tells of violence, whose mails another reads, and asks for silence is sent none; the web answers where they ask', async (t) => {
  const app = running();
  const { user, first, letter } = await setting('Europe/London');
  const words = 'He hit me again, my wrist this time. He goes through my emails so please dont send anything back.';
  const messageId = `<${crypto.randomUUID()}@example.com>`;
  const { to, raw } = letter(first, words, messageId);
  t.is((await sendRaw(app, { from: user.email, to }, raw)).code, 250);
  const left = await eventually('that it is left unanswered', async () => {
    const { mails } = await app.commands['mail list']({ limit: 50 });
    return mails.find(({ reason }) => reason === 'asked-to-be-silent');
  });
  t.truthy(left);
  const outbox = await outboxOf(app, user.email);
  t.false(outbox.some(({ headers }) => headers['in-reply-to'] === messageId));
  t.deepEqual(await user.wins(), []);
  t.regex((await sayOnTheWeb(user, words)).text, /999/);
});

test('however many there are, each crisis has its answer', async (t) => {
  const { user, first, say } = await setting('Europe/Berlin');
  for (let mails = 0; mails < 12; mails += 1)
    t.regex(flat(await say(first, 'I want to kill myself')), /TelefonSeelsorge/);
  t.regex((await sayOnTheWeb(user, 'He hit me again last night.')).text, /116 016/);
});

test('who writes after a crisis that somebody is there has a warm line each time, and what they did is kept behind one', async (t) => {
  const { user } = await setting('Europe/Berlin');
  t.regex((await sayOnTheWeb(user, 'ich hab keine kraft mehr zu leben')).text, /112/);
  const one = await sayOnTheWeb(user, 'Meine Freundin ist jetzt bei mir, danke.');
  const other = await sayOnTheWeb(user, 'mir geht es wieder besser, danke');
  t.regex(one.text, /^Es ist schön, von dir zu hören/);
  t.regex(other.text, /^Danke, dass du schreibst/);
  for (const { text } of [one, other]) {
    t.regex(text, /bei Tag und bei Nacht/);
    t.notRegex(text, /\?|https?:|Meintest|Erfolg/);
  }
  const kept = await sayOnTheWeb(user, 'Heute habe ich die Treppe für Familie Maier fertig gebaut.');
  t.regex(kept.text, /^Es ist schön, von dir zu hören, Sub\.\n/);
  const next = await sayOnTheWeb(user, 'Und den Handlauf habe ich auch noch montiert.');
  t.notRegex(next.text, /Es ist schön, von dir zu hören/, 'the warm words are not said again behind each win of a day');
  t.regex(next.text, /Das steht jetzt/);
  t.is((await user.wins()).length, 2);
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

test('what may be a win or a hard day is kept as neither, and by a click as a win', async (t) => {
  const { user } = await setting('Europe/London');
  const words = 'She did not know my name today. I sang with her anyway.';
  const { text } = await sayOnTheWeb(user, words);
  t.regex(text, /^Thank you, .*have not\s+saved it without asking\. .*click puts it\s+there.*\/wins/s);
  t.regex(text, /If it hurts, we are sorry/);
  t.deepEqual(await user.wins(), []);
  const need = await eventually('it waits', async () => (await needsOf(user))[0]);
  t.is((await user.call('POST', `/api/needs-you/${need.id}/keep`)).status, 200);
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    [words],
  );
});

test('the check-in after a crisis is plain: it asks for no win and speaks of none', async (t) => {
  const app = running();
  const user = await aUser(app);
  t.regex((await sayOnTheWeb(user, 'I do not want to live any more.')).text, /findahelpline\.com/);
  const next = await checkInFor(app, user);
  t.regex(next.subject, /^How (?:are you|is it)/);
  t.notRegex(said(next), /\bwins?\b|journal|went well/i);
});

test('two hard days in one week are not answered in the same words, by mail or on the web', async (t) => {
  const { user, first, say } = await setting('Europe/Berlin');
  const answers = [
    said(await say(first, 'My dad died on Tuesday.')),
    said(await say(first, 'The funeral was today. I miss my dad.')),
    (await sayOnTheWeb(user, 'My grandmother died on Sunday.')).text,
    (await sayOnTheWeb(user, 'My dog died this morning.')).text,
  ];
  const sentences = answers.map((answer) =>
    answer
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=\.) /),
  );
  for (const [index, one] of sentences.entries())
    t.deepEqual(
      one.filter((sentence) => sentence.length > 25 && sentences[index + 1]?.includes(sentence)),
      [],
    );
});

test('what may be more than a hard day is answered as one that also names who listens', async (t) => {
  const { user, first, say } = await setting('Europe/London');
  const answer = await say(first, 'I feel hopeless lately.');
  t.regex(flat(answer), /Samaritans: 116 123/);
  t.notRegex(said(answer), /\?|!|\bwins?\b|999/);
  t.deepEqual(await user.wins(), []);
});

test('a crisis in place of an answer to our question is answered, and joins no win', async (t) => {
  const { app, user, first, say } = await setting('Europe/Madrid');
  const asked = await say(first, REORGANISED);
  t.regex(flat(asked), /Answer in a few words/);
  t.regex(flat(await say(asked, 'None of it matters. I want to die.')), /112.*024/);
  const other = await aUser(app, undefined, 'Europe/Madrid');
  t.regex((await sayOnTheWeb(other, REORGANISED)).text, /Answer in a few words/);
  t.regex((await sayOnTheWeb(other, 'I want to kill myself')).text, /112[\s\S]*024/);
  for (const one of [user, other]) {
    const words = (await one.wins()).map(({ originalMessage }) => originalMessage);
    t.deepEqual(words, [REORGANISED]);
  }
});

test('on the web the numbers of such an answer are named, so that they dial', async (t) => {
  const { user } = await setting('Europe/Berlin');
  const answer = await sayOnTheWeb(user, 'I want to die');
  t.deepEqual(answer.helpLinks, ['112', '0800 111 0 111']);
  for (const link of answer.helpLinks) t.true(answer.text.includes(link));
});

test('beyond what the box takes in an hour a crisis is still answered with who helps', async (t) => {
  const { user } = await setting('Europe/Berlin');
  const messages = Array.from({ length: 60 }, (_, index) => `Finished report number ${index}.`);
  for (const message of messages) t.is((await user.call('POST', '/api/messages', { message })).status, 202);
  t.is((await user.call('POST', '/api/messages', { message: 'Finished another report.' })).status, 429);
  const { status, body } = await user.call('POST', '/api/messages', { message: 'Ich will nicht mehr leben.' });
  t.is(status, 422);
  t.regex(JSON.stringify(body), /0800 111 0 111/);
});

test('somebody without a subscription is answered in a crisis, each time', async (t) => {
  const app = running();
  const { email } = await anAccount(app.services);
  const { loginUrl } = await app.commands['account login-link']({ email });
  await call(app, 'POST', '/api/auth/token', { token: new URL(loginUrl).searchParams.get('token') });
  const to = 'checkin@cairn.localhost';
  const words = [
    'Rewired the old school hall.',
    'Passed the safety inspection.',
    'I want to die.',
    'i want to end it all',
  ];
  for (const text of words)
    t.is((await sendRaw(app, { from: email, to }, written({ from: email, to, text }))).code, 250);
  const helps = await eventually('an answer to each crisis', async () => {
    const mails = (await outboxOf(app, email)).filter(({ text }) => text.includes('findahelpline.com'));
    return mails.length === 2 && mails;
  });
  t.is(helps.length, 2);
});

test('a provider of AI that hangs holds up no answer to a crisis, and never hears of it', async (t) => {
  const { baseUrl, bodies } = await aiServer(t, () => {}); // and never answers
  const app = await runningApp(t, { env: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm' } });
  const user = await aUser(app, undefined, 'Europe/Berlin');
  const { first, say } = await corresponding(app, user);
  await user.call('POST', '/api/messages', { message: 'Cut our nightly build from 40 to 9 minutes.' });
  await eventually('the provider being asked', async () => bodies.length > 0);
  t.regex(flat(await say(first, 'Ich will nicht mehr leben.')), /0800 111 0 111/);
  t.regex((await sayOnTheWeb(user, 'I want to kill myself')).text, /0800 111 0 111/);
  t.notRegex(bodies.join('\n'), /leben|\bkill\b/);
});

test('a text of a crisis is answered by a text at night, beyond the texts of a day', async (t) => {
  const app = running();
  const hour = new Date().getUTCHours();
  const offset = (27 - hour) % 24; // where it is three in the morning
  const user = await aUser(app, undefined, offset <= 12 ? `Etc/GMT-${offset}` : `Etc/GMT+${24 - offset}`);
  t.is((await user.call('POST', '/api/auth/resend-code', { phoneNumber: PHONE })).status, 200);
  const texts = async () =>
    (await call<Texts>(app, 'GET', '/api/outbox')).body.texts.filter((text) => text.to === PHONE);
  const [code] = await eventually('the code', async () => (await texts()).length > 0 && (await texts()));
  await user.call('POST', '/api/auth/verify', { phoneNumber: PHONE, code: code?.text.slice(0, 6) });
  for (let index = 0; index < 16; index += 1)
    await takeFrom(app.services, { name: 'texts-day', most: 15, seconds: 86_400 }, String(user.userId), `t${index}`);
  await call(app, 'POST', `/api/outbox/${code?.id}/reply`, { text: 'I want to die' });
  const help = await eventually('the text', async () => (await texts()).find(({ text }) => /\b988\b/.test(text)));
  t.regex(help.text, /911/);
});

const REORGANISED = 'Reorganised how we hand over at night.';
const PHONE = '+12025550143';
type Texts = Readonly<{ texts: readonly Readonly<{ id: string; to: string; text: string }>[] }>;
