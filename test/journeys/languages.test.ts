import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { asksForToken, payFor, signUp } from '../support/sign-up.ts';
import { aUser, call, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const running = sharedApp(test);

test('who writes in German is answered in German, and then asked and let in in German', async (t) => {
  const app = running();
  const user = await aUser(app);
  const kept = await sayOnTheWeb(user, 'Ich habe heute die neue Kollegin auf der Station eingearbeitet.');
  t.regex(kept.text, /Das steht jetzt in deinem Journal:\s+1\. „Ich habe heute die neue Kollegin/);
  const resumed = await sayOnTheWeb(user, 'weitermachen');
  t.regex(resumed.text, /^Welcome back/, 'a word says nothing about the language, and one message not yet enough');
  await sayOnTheWeb(user, 'Gestern habe ich den Bericht für die Leitung fertig geschrieben.');
  await user.call('POST', '/api/auth/login', { email: user.email });
  await eventually('a login mail in German', async () =>
    (await outboxOf(app, user.email)).find(({ subject }) => subject.startsWith('Dein Anmeldelink')),
  );
  const { first, say } = await corresponding(app, user);
  t.regex(flat(first), /antworte einfach auf diese Mail/);
  t.regex(first.html ?? '', /<html lang="de">/);
  const listed = await say(first, 'Liste bitte meine letzten Erfolge auf.');
  t.regex(flat(listed), /Danke, .* Deine letzten 2 Erfolge, die neuesten zuerst:/);
  const answered = await say(listed, 'This morning I finished the training plan for the whole team.');
  t.regex(flat(answered), /^\S.{3,90} It is in your journal now:/, 'an answer is in the language of its message');
});

test('what its user chose on the profile page stands over what they write', async (t) => {
  const app = running();
  const user = await aUser(app);
  const saved = await user.call<{ profile: { language: string } }>('PUT', '/api/user/profile', { language: 'fr' });
  t.is(saved.body.profile.language, 'fr');
  const asked = await checkInFor(app, user);
  t.regex(flat(asked), /répondez simplement à cet e-mail/);
});

test('a win in words that say no language is analysed in that of its user', async (t) => {
  const user = await aUser(running());
  await user.call('PUT', '/api/user/profile', { language: 'es' });
  await sayOnTheWeb(user, 'Enseñé a Lucía a usar la freidora');
  const [win] = await eventually('an analysis', async () => {
    const wins = await user.wins();
    return wins[0]?.analysisResult ? wins : undefined;
  });
  t.deepEqual(win?.analysisResult?.skills, ['Enseñanza']);
});

const BROWSERS = [
  ['de-AT,de;q=0.9,en;q=0.8', /^Willkommen bei/],
  ['fr-CA,fr;q=0.9,en;q=0.8', /^Bienvenue chez/],
  ['ca,es;q=0.9,en;q=0.8', /^(?:Te damos la bienvenida|Bienvenid|Hola)/],
  ['it-IT,it;q=0.9', /^Welcome to/],
] as const;

for (const [asked, subject] of BROWSERS)
  test(`a sign-up in a browser that asks for ${asked} is written to so from the first mail on`, async (t) => {
    const app = running();
    const started = await signUp(app, {}, { 'Accept-Language': asked });
    await payFor(app, started);
    const { body } = await asksForToken(app, started);
    const mail = await mailTo(app, started.email, /^(?!.*(?:receipt|reçu|recibo|Beleg))/);
    t.regex(mail.subject, subject);
    const me = await call<{ language: string | null }>(app, 'GET', '/api/auth/me', undefined, body.token);
    t.is(me.body.language, null, 'nobody chose it: what they write counts from then on');
  });
