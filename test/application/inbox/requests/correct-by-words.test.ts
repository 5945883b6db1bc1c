import test from 'ava';
import { winHistory } from '#application/wins/win-history.ts';
import type { CorrectionByWords } from '#domain/wins/correction.ts';
import { sharedApp } from '#test/support/app.ts';
import { aUser } from '#test/support/user.ts';
import { asking, someWins } from './asking.ts';

const running = sharedApp(test);

const aSetting = async (...texts: readonly string[]) => {
  const app = running();
  const user = await aUser(app);
  const ids = await someWins(app, user.userId, texts);
  const ask = asking(app, user);
  const correct = (wish: CorrectionByWords) => ask('correct-wins', { details: { correctionsByWords: [wish] } });
  const textOf = async (at: number) => (await winHistory(app.services, user.userId, ids[at] ?? ''))?.text;
  const categoryOf = async (at: number) => (await winHistory(app.services, user.userId, ids[at] ?? ''))?.chosenCategory;
  return { ids, ask, correct, textOf, categoryOf };
};

const ROOF = 'Fitted 2 roof windows for the Lenoir family.';
const BOILER = 'Fixed the boiler at the Lenoir house in 40 minutes.';

test('the win that the words name is asked about, and is not changed before the yes', async (t) => {
  const { ids, correct, ask, textOf } = await aSetting(ROOF, BOILER, 'Trained an apprentice.');
  const outcome = await correct({ kind: 'exchange', words: 'roof windows', from: '2', to: '3' });
  if (outcome.result !== 'to-confirm') return t.fail(outcome.result);
  t.deepEqual(outcome.facts.named, [ids[0]]);
  t.deepEqual(outcome.facts.quotes, [ROOF]);
  t.deepEqual(outcome.facts.becomes, ['Fitted 3 roof windows for the Lenoir family.']);
  t.is(await textOf(0), ROOF);
  const { details, named } = outcome.facts;
  const done = await ask('correct-wins', { details: { ...details, numberedWinIds: named, answeredQuestion: 'q:0' } });
  t.like(done, { result: 'done', facts: { results: [{ kind: 'exchange', result: 'done', numbers: [] }] } });
  t.is(await textOf(0), 'Fitted 3 roof windows for the Lenoir family.');
});

test('only a win that says it can be meant by what is to be exchanged', async (t) => {
  const { correct } = await aSetting(ROOF, BOILER);
  t.like(await correct({ kind: 'exchange', words: '', from: '40', to: '45' }), { result: 'to-confirm' });
  const none = await correct({ kind: 'exchange', words: 'roof windows', from: '7', to: '8' });
  t.like(none, { result: 'unclear', facts: { asks: 'no-such-win' } });
});

test('where several may be meant they are listed, and a number drops the one', async (t) => {
  const { ids, ask, correct } = await aSetting(ROOF, BOILER, 'Trained an apprentice.');
  const asked = await correct({ kind: 'drop', words: 'the roof at Lenoir' });
  t.like(asked, { result: 'to-confirm' }, 'the rarer words stand out');
  const several = await correct({ kind: 'drop', words: 'Lenoir' });
  if (several.result !== 'unclear') return t.fail(several.result);
  t.is(several.facts.asks, 'which-win');
  const numbered = several.facts.among?.map(({ winId }) => winId) ?? [];
  t.deepEqual(numbered.toSorted(), ids.slice(0, 2).toSorted());
  const wish = several.facts.wish;
  const done = await ask('correct-wins', {
    details: { correctionsByWords: wish ? [wish] : [], pickedNumber: 2 },
    numbered,
  });
  t.like(done, { result: 'done', facts: { results: [{ kind: 'drop', result: 'done', numbers: [] }] } });
});

test('that a win is not what it is filed under asks what it is instead', async (t) => {
  const { ids, ask, textOf } = await aSetting(ROOF);
  const corrections = [{ kind: 'file', number: 1, category: null, skills: [] }] as const;
  const outcome = await ask('correct-wins', { details: { corrections }, numbered: ids });
  t.like(outcome, { result: 'unclear', facts: { asks: 'which-category' } });
  t.is(await textOf(0), ROOF);
});

test('a category alone files one of the wins that were just shown, and asks which of several', async (t) => {
  const { ids, ask, categoryOf } = await aSetting(ROOF, BOILER);
  const wish = { kind: 'file', words: '', category: 'Leadership' } as const;
  const asked = await ask('correct-wins', { details: { correctionsByWords: [wish] }, numbered: ids });
  if (asked.result !== 'unclear') return t.fail(asked.result);
  t.deepEqual([asked.facts.asks, asked.facts.wish], ['which-win', wish]);
  const numbered = asked.facts.among?.map(({ winId }) => winId) ?? [];
  const picked = numbered.indexOf(ids[1] ?? '') + 1;
  await ask('correct-wins', { details: { correctionsByWords: [wish], pickedNumber: picked }, numbered });
  t.deepEqual([await categoryOf(0), await categoryOf(1)], ['', 'Leadership']);
});

test('what is added is noted at once where one win was just shown, and asks to which of several', async (t) => {
  const { ids, ask, textOf } = await aSetting(ROOF, BOILER);
  const corrections = [{ kind: 'reword', number: 1, text: 'avec Fatou', isFullText: false }] as const;
  const noted = await ask('correct-wins', { details: { corrections, numberedFrom: 1 }, numbered: ids.slice(0, 1) });
  t.like(noted, { result: 'done', facts: { results: [{ kind: 'reword', result: 'done', numbers: [] }] } });
  t.is(await textOf(0), `${ROOF}\nAvec Fatou.`);
  const wish = { kind: 'add', words: '', text: 'with Tom' } as const;
  const asked = await ask('correct-wins', { details: { correctionsByWords: [wish] }, numbered: ids });
  if (asked.result !== 'unclear') return t.fail(asked.result);
  t.deepEqual([asked.facts.asks, asked.facts.wish], ['which-win', wish]);
  const numbered = asked.facts.among?.map(({ winId }) => winId) ?? [];
  t.deepEqual(numbered.toSorted(), ids.toSorted());
  const picked = numbered.indexOf(ids[1] ?? '') + 1;
  await ask('correct-wins', { details: { correctionsByWords: [wish], pickedNumber: picked }, numbered });
  t.is(await textOf(1), `${BOILER}\nWith Tom.`);
});
