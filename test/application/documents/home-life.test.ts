import test from 'ava';
import { gatherSources } from '#application/documents/gather-sources.ts';
import { wordSigns } from '#language/word-signs.ts';
import { sharedApp } from '#test/support/app.ts';
import { aUser } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';

const app = sharedApp(test);

test('a win of the life at home is no source of a document, whatever its category, until its user words it for others', async (t) => {
  const user = await aUser(app());
  const add = async (originalMessage: string) =>
    (await user.call<{ achievement: Achievement }>('POST', '/api/achievements', { originalMessage })).body.achievement;
  const run = await add('Ran my first half marathon with my sister');
  await add('Kindergeburtstag für meine Tochter organisiert');
  await add('Hired two nurses for the night shift');
  const sources = async () => {
    const parts = { ...app().services, signs: wordSigns, careerFactsOf: async () => [] };
    const gathered = await gatherSources(parts, user.userId);
    return { texts: gathered?.sources.wins.map(({ text }) => text), atHome: gathered?.sources.atHome };
  };
  const work = ['Hired two nurses for the night shift'];
  t.deepEqual(await sources(), { texts: work, atHome: 2 });
  await user.call('PUT', `/api/achievements/${run.id}`, { category: 'Leadership' });
  t.deepEqual(await sources(), { texts: work, atHome: 2 });
  await user.call('PUT', `/api/achievements/${run.id}`, { publicText: 'Finished a half marathon' });
  t.deepEqual(await sources(), { texts: [...work, 'Finished a half marathon'], atHome: 1 });
});

test('what sounds like home and is work stays a source', (t) => {
  for (const win of [
    'My client ran her first marathon on the plan I wrote',
    'In der Werkstatt vierzehn Fahrräder gewartet',
    'Settled a new child in at our nursery',
    'Got promoted to team lead',
    'Organised the staff Christmas party',
  ])
    t.false(wordSigns.isHomeLife(win, 'Delivery'), win);
});
