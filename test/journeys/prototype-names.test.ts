import test from 'ava';
import { assert, asyncProperty, constantFrom } from 'fast-check';
import { builtinWriter } from '#language/writer/writer.ts';
import { winSetting } from '#test/support/win-setting.ts';
import { sharedApp } from '../support/app.ts';
import { flat, sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { signUp } from '../support/sign-up.ts';
import { aUser, call, checkInFor, mailTo } from '../support/user.ts';

/** Names that every plain object answers to, though nobody has put them there. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const aName = constantFrom(...NAMES);
const app = sharedApp(test);

test('a win that tells of the constructor is analysed and answered like any other', async (t) => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const wins = NAMES.map((name) => `I refactored the ${name} of our billing class.`);
  const raw = replyTo(checkIn, user.email, wins.map((win) => `- ${win}`).join('\n'));
  t.is((await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, raw)).code, 250);
  const analysed = await eventually('every analysis', async () => {
    const found = await user.wins();
    return found.length === NAMES.length && found.every(({ analysisResult }) => analysisResult) && found;
  });
  t.deepEqual(new Set(analysed.map(({ originalMessage }) => originalMessage)), new Set(wins));
  const answer = flat(await mailTo(app(), user.email, /^Re: /));
  t.true(answer.includes(wins[0] ?? ''));
  t.deepEqual((await app().commands['parked list']()).parked, []);
});

test('the writer reads any text of such names, and gives only skills and categories that are words', async (t) => {
  await assert(
    asyncProperty(aName, aName, async (one, other) => {
      for (const text of [one, `${one} ${other}`, `Cut the ${one} from 40 to 9 ${other}`, `Ich habe ${one} gebaut`]) {
        const { category, analysis, skills } = await builtinWriter.analyse(text, winSetting());
        if (![category, analysis, ...skills].every((word) => typeof word === 'string' && !word.includes('[native')))
          return false;
      }
      return true;
    }),
  );
  t.pass();
});

test('such a name as a zone, a company, a role and a number gets an answer in a conversation', async (t) => {
  for (const name of NAMES) {
    const user = await aUser(app());
    for (const words of [`I moved to ${name}, please use ${name} time`, `a cover letter for ${name}, as ${name}`])
      t.true((await sayOnTheWeb(user, words)).text.length > 0, words);
  }
  t.deepEqual((await app().commands['parked list']()).parked, []);
});

test('no address of the API, and no field or parameter, takes such a name for something that is there', async (t) => {
  const user = await aUser(app());
  await user.call('POST', '/api/achievements', { originalMessage: 'Painted the fence' });
  for (const name of NAMES) {
    const word = encodeURIComponent(name);
    t.is((await user.call('GET', `/api/achievements/${word}`)).status, 404, name);
    t.is((await user.call('DELETE', `/api/achievements/${word}`)).status, 404, name);
    t.is((await user.call('GET', `/api/achievements/x/evidence/${word}`)).status, 404, name);
    t.is((await user.call('POST', `/api/needs-you/${word}/dismiss`, {})).status, 404, name);
    t.is((await user.call('GET', `/api/${word}`)).status, 404, name);
    for (const query of [`q=${word}`, `category=${word}`])
      t.like(await user.call('GET', `/api/achievements?${query}`), { status: 200, body: { total: 0 } }, query);
    t.is((await user.call('GET', `/api/achievements?cursor=${word}`)).status, 400, name);
    t.false(
      JSON.stringify((await call(app(), 'GET', `/api/verify-coupon?code=${word}`)).body).includes('"valid":true'),
      name,
    );
    for (const change of [
      { timezone: name },
      { messageFrequency: name },
      { phoneNumber: '2025550123', phoneCountry: name },
    ])
      t.is((await user.call('PUT', '/api/user/profile', change)).status, 400, JSON.stringify(change));
    t.is((await user.call('PUT', '/api/user/profile', JSON.parse(`{"${name}": "x"}`))).status, 400, name);
    t.is((await signUp(app(), { plan: name })).status, 400, name);
    t.is((await user.call('POST', '/api/billing/change-plan', { planType: name })).status, 400, name);
  }
});

test('an error about a field of such a name names that field', async (t) => {
  const user = await aUser(app());
  const { body } = await user.call<{ message: string }>('POST', '/api/achievements', {
    originalMessage: ['constructor'],
  });
  t.is(body.message, 'Achievement description must be at least 3 characters.');
});
