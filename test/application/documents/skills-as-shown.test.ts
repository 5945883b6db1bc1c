import test from 'ava';
import { citedIn, sourcesNow } from '#application/documents/cited-wins.ts';
import { gatherSources } from '#application/documents/gather-sources.ts';
import { lookBack } from '#application/insights/look-back.ts';
import { newestInsight } from '#application/insights/read-insights.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import { sharedApp } from '#test/support/app.ts';
import { deletedDocument, keptDocument } from '#test/support/kept-document.ts';
import { aUser } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import { partsOver } from '../insights/insight-setting.ts';
import { winsOnRecord } from '../wins/wins-on-record.ts';

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
    signs: {
      languageOf: () => null,
      isCrisis: () => false,
      isHomeLife: () => false,
      letterAsked: () => ({ company: '', role: '' }),
    },
    careerFactsOf: async () => [],
  };
  const { sources } = (await gatherSources(parts, user.userId)) ?? {};
  t.deepEqual(sources?.wins[0]?.skills, ['Communication']);
  const sentence = { text: 'Wrote to all parents.', citations: [{ kind: 'win', id }] } as const;
  const document: WrittenDocument = {
    ...{ kind: 'growth-log', language: 'en', title: 'Log', contact: [], notes: [] },
    blocks: [{ type: 'paragraph', sentences: [sentence] }],
  };
  const cited = citedIn(document, { wins: sources?.wins ?? [] });
  const states = async () => (await sourcesNow(services, user.userId, cited)).map(({ state }) => state);
  t.deepEqual(await states(), ['same']);
  await user.call('POST', '/api/user/skills/choices', { is: 'named', skills: ['Communication'], name: 'Letters' });
  t.deepEqual(await states(), ['changed']);
});

test('a look-back and the insights call skills as their user does, and count a win with two names of one skill once', async (t) => {
  const services = await winsOnRecord(t, {
    1: [
      { date: '2026-11-16', text: 'Wrote to all parents', skills: ['Comms', 'Writing', 'Excel'] },
      { date: '2026-11-17', text: 'Wrote the report', skills: ['Writing'] },
      { date: '2026-11-18', text: 'Counted the stock', skills: ['Excel'] },
    ],
  });
  const choices = [
    { choiceId: '1', is: 'named', skills: ['Comms', 'Writing'], name: 'Communication' },
    { choiceId: '2', is: 'hidden', skill: 'Excel' },
  ];
  const get = async (model: { name: string }, id: string) =>
    model.name === 'skill-choices' ? { userId: 1, choices } : services.readModels.get(model as never, id);
  const chosen = { ...services, readModels: { ...services.readModels, get } as typeof services.readModels };
  const parts = partsOver(chosen);
  const told = await lookBack(parts, 1, { period: 'week', today: '2026-11-20' });
  t.deepEqual(told.skills, [{ name: 'Communication', wins: 2 }]);
  for (const kind of ['week', 'month', 'summary'] as const) {
    const insight = await newestInsight(parts, 1, kind);
    t.deepEqual(insight?.facts.skills, [{ name: 'Communication', winCount: 2 }], kind);
  }
});

test('a draft goes with its document, also where deleting it broke off behind the event', async (t) => {
  const user = await aUser(app());
  const documentId = await keptDocument(app(), user, '# Ada');
  const draft = { content: 'Never saved', version: 1 };
  t.is((await user.call('PUT', `/api/documents/${documentId}/draft`, draft)).status, 200);
  const { registers } = app().services;
  const key = `${user.userId}/${documentId}`;
  t.not(await registers.read('draft', key), null);
  await deletedDocument(app(), user, documentId);
  t.is((await user.call('DELETE', `/api/documents/${documentId}`)).status, 200);
  t.is(await registers.read('draft', key), null);
});
