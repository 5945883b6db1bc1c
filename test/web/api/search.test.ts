import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser } from '#test/support/user.ts';
import type { AchievementPage } from '#web/contract/achievements.ts';

const app = sharedApp(test);

test('wins are found whatever quotes, blanks and letters a keyboard writes', async (t) => {
  const user = await aUser(app());
  const words = 'Repaired Mrs O’Brien’s “green” gate\nand the roof in Łódź for Søren, near the Straße – done.';
  await user.call('POST', '/api/achievements', { originalMessage: words });
  const found = async (q: string) =>
    (await user.call<AchievementPage>('GET', `/api/achievements?limit=5&q=${encodeURIComponent(q)}`)).body.achievements
      .length;
  await eventually('the win', async () => (await found('repaired')) === 1);
  for (const q of [
    "o'brien's",
    'O’BRIEN',
    '"green" gate',
    '«green»',
    'gate and  the roof',
    'lodz for soren',
    'strasse - done',
  ])
    t.is(await found(q), 1, q);
  t.is(await found('obrien'), 0);
});
