import test from 'ava';
import { localDate } from '#domain/time/local-time.ts';
import type { CareerList } from '#web/contract/career.ts';
import { sharedApp } from '../support/app.ts';
import { corresponding, flat } from '../support/conversing.ts';
import { aUser } from '../support/user.ts';

const running = sharedApp(test);

const ZONE = 'America/New_York';

const setting = async () => {
  const app = running();
  const user = await aUser(app, undefined, ZONE);
  const facts = async () => (await user.call<CareerList>('GET', '/api/user/career')).body.facts;
  return { app, user, facts, ...(await corresponding(app, user)) };
};

test('a fact told by mail is kept, said back with the way to change it, and is no win', async (t) => {
  const { user, first, say, facts } = await setting();
  const answer = await say(first, "2019 to 2022 I was ward sister at St. Mary's");
  t.regex(flat(answer), /Kept in your career: ward sister at St\. Mary's \(2019 – 2022\)\. You can change it/);
  t.like(await facts(), [{ is: 'position', title: 'ward sister', employer: "St. Mary's", from: '2019', to: '2022' }]);
  t.deepEqual(await user.wins(), []);
  await say(answer, "2019 to 2022 I was ward sister at St. Mary's");
  t.is((await facts()).length, 1, 'told again it is kept once');
});

test('a position told by mail ends the one before', async (t) => {
  const { user, first, say, facts } = await setting();
  await user.call('PUT', '/api/user/profile', { role: 'Sous Chef', company: 'Noma' });
  await say(first, "I'm now Head Chef at Geranium, please update my profile");
  const month = localDate(new Date().toISOString(), ZONE).slice(0, 7);
  t.like(await facts(), [
    { title: 'Sous Chef', to: month },
    { title: 'Head Chef', employer: 'Geranium', from: month, to: null },
  ]);
});

test('what is told in German is answered in German', async (t) => {
  const { first, say, facts } = await setting();
  t.regex(flat(await say(first, 'Ich spreche Französisch, C1')), /In deinem Werdegang steht jetzt: Französisch, C1/);
  t.like(await facts(), [{ is: 'language', name: 'Französisch', level: 'C1' }]);
});
