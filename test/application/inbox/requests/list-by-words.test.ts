import test from 'ava';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { ListedWinsFacts } from '#domain/inbox/request/outcome-facts.ts';
import { answerText } from '#mail-gateway/sending/texts/answer-text.ts';
import { sharedApp } from '#test/support/app.ts';
import { aUser } from '#test/support/user.ts';
import { anAnswerListing, asking, someWins } from './asking.ts';

const running = sharedApp(test);

const WINS = [
  'Showed Anjali how to run the plate reader.',
  'Ran 5k before work.',
  "Anjali's first paper was accepted.",
  'Plated two new dishes for the terrace.',
] as const;

const aSetting = async () => {
  const app = running();
  const user = await aUser(app);
  const ids = await someWins(app, user.userId, WINS);
  return { ids, ask: asking(app, user) };
};

const listed = (outcome: RequestOutcome): ListedWinsFacts => {
  if (outcome.request !== 'list-wins' || outcome.result !== 'done') throw new Error(outcome.result);
  return outcome.facts;
};
const idsOf = ({ wins }: ListedWinsFacts) => wins.map(({ winId }) => winId);

test('wins that hold the words are shown and counted, and no others in their place', async (t) => {
  const { ids, ask } = await aSetting();
  for (const kind of ['list-wins', 'how-am-i-doing'] as const) {
    const held = listed(await ask(kind, { details: { searchText: 'Anjali' } }));
    t.deepEqual(idsOf(held), [ids[2], ids[0]], kind);
    t.like(held, { total: 2, about: 'Anjali' });
  }
  const dish = listed(await ask('list-wins', { details: { searchText: 'new dish' } }));
  t.deepEqual(idsOf(dish), [ids[3]], 'in another form of the word');
  const some = listed(await ask('list-wins', { details: { searchText: 'Anjali', wantedCount: 1 } }));
  t.like(some, { total: 2 });
  t.is(some.wins.length, 1);
});

test('where no win holds the words, that is said', async (t) => {
  const { ask } = await aSetting();
  const none = await ask('list-wins', { details: { searchText: 'card machine' } });
  t.like(listed(none), { wins: [], total: 0 });
  const text = answerText(anAnswerListing([], [none]));
  t.is(text, 'None of your wins holds “card machine”.');
  t.is(answerText(anAnswerListing([], [none]), 'de'), 'In keinem deiner Erfolge steht „card machine“.');
});

test('words and a time both narrow what is shown', async (t) => {
  const { ids, ask } = await aSetting();
  const details = { searchText: 'Anjali', period: 'month', periodDate: '2025-01-01' } as const;
  t.deepEqual(idsOf(listed(await ask('list-wins', { details, today: '2025-01-01' }))), ids.slice(0, 1));
  t.is(listed(await ask('list-wins', { details: { searchText: 'Anjali', period: 'week' } })).total, 0);
});

test('the first that was told is the oldest', async (t) => {
  const { ids, ask } = await aSetting();
  t.deepEqual(idsOf(listed(await ask('list-wins', { details: { oldestFirst: true } }))), [ids[0]]);
  const three = listed(await ask('list-wins', { details: { oldestFirst: true, wantedCount: 3 } }));
  t.deepEqual(idsOf(three), ids.slice(0, 3));
});
