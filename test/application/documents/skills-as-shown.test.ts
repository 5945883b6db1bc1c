import test from 'ava';
import { citedIn, sourcesNow } from '#application/documents/cited-wins.ts';
import { gatherSources } from '#application/documents/gather-sources.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import { sharedApp } from '#test/support/app.ts';
import { aUser } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';

const app = sharedApp(test);

test('documents call skills as their user does, leave hidden ones out, and know when that changed', async (t) => {
  const user = await aUser(app());
  const text = { originalMessage: 'Wrote the letter to all parents' };
  const { body } = await user.call<{ achievement: Achievement }>('POST', '/api/achievements', text);
  const { id } = body.achievement;
  await user.call('PUT', `/api/achievements/${id}`, { skills: ['Comms', 'Writing', 'Excel'] });
  for (const choice of [
    { is: 'named', skills: ['comms', 'Writing'], name: 'Communication' },
    { is: 'hidden', skill: 'Excel' },
  ])
    await user.call('POST', '/api/user/skills/choices', choice);
  const { services } = app();
  const parts = {
    ...services,
    signs: { languageOf: () => null, isCrisis: () => false },
    careerFactsOf: async () => [],
  };
  const { sources } = (await gatherSources(parts, user.userId)) ?? {};
  t.deepEqual(sources?.wins[0]?.skills, ['Communication']);
  const sentence = { text: 'Wrote to all parents.', grounds: [{ on: 'win', id }] } as const;
  const document: WrittenDocument = {
    ...{ kind: 'growth-log', language: 'en', title: 'Log', contact: [], notes: [] },
    blocks: [{ is: 'paragraph', sentences: [sentence] }],
  };
  const cited = citedIn(document, { wins: sources?.wins ?? [] });
  const states = async () => (await sourcesNow(services, user.userId, cited)).map(({ state }) => state);
  t.deepEqual(await states(), ['same']);
  await user.call('POST', '/api/user/skills/choices', { is: 'named', skills: ['Communication'], name: 'Letters' });
  t.deepEqual(await states(), ['changed']);
});
