import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { sayOnTheWeb, turnsOf } from '#test/support/conversing.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, type User } from '#test/support/user.ts';
import type { AnswerCard, CardPart, NamedWin } from '#web/contract/messages.ts';

const PUMP = 'Fixed the pump in hall 3.';
const NURSES = 'Trained two nurses on triage.';
const app = sharedApp(test);

const partsOf = (cards: readonly AnswerCard[]): readonly CardPart[] => cards.flatMap(({ parts }) => parts);
const winsIn = (cards: readonly AnswerCard[]): readonly NamedWin[] =>
  partsOf(cards).flatMap((part) => (part.kind === 'wins' ? part.wins : []));
const textsIn = (cards: readonly AnswerCard[]): readonly string[] =>
  partsOf(cards).flatMap((part) => (part.kind === 'text' ? [part.text] : part.kind === 'list' ? part.items : []));
const aboutsOf = (cards: readonly AnswerCard[]) => cards.map(({ about }) => about);

/** The newest answer as it is shown by now. */
const newestCards = async (user: User) => {
  const [newest] = await turnsOf(user);
  return newest?.from === 'cairn' ? newest.cards : [];
};

test('a win that was told is a card of that win, as it is by now', async (t) => {
  const user = await aUser(app());
  const { cards, winIds } = await sayOnTheWeb(user, PUMP);
  const [win] = winsIn(cards);
  t.like(win, { number: 1, id: winIds[0], state: 'kept', text: PUMP });
  await user.call('PUT', `/api/achievements/${win?.id}`, { category: 'Teaching', skills: ['Pumps'] });
  const changed = await eventually('the change', async () => {
    const [now] = winsIn(await newestCards(user));
    return now?.category === 'Teaching' && now;
  });
  t.deepEqual(changed.skills, ['Pumps']);
  t.is(changed.date, (await user.wins())[0]?.date ?? null);
});

test('a win that was undone is still told, as it was said, and so that it is not there', async (t) => {
  const user = await aUser(app());
  const { winIds } = await sayOnTheWeb(user, PUMP);
  await user.call('DELETE', `/api/achievements/${winIds[0]}`);
  const gone = await eventually('the removal', async () => {
    const [now] = winsIn(await newestCards(user));
    return now?.state === 'removed' && now;
  });
  t.deepEqual(gone, {
    number: 1,
    id: winIds[0],
    state: 'removed',
    text: PUMP,
    date: null,
    category: null,
    categoryIsGuess: false,
    skills: [],
    analysis: '',
  });
});

test('a list, a change of schedule, a look back and a doubt are each what they are', async (t) => {
  const user = await aUser(app());
  await sayOnTheWeb(user, `${PUMP}\n\n${NURSES}`);
  const list = await sayOnTheWeb(user, 'list my last wins');
  t.deepEqual(aboutsOf(list.cards), ['wins-listed']);
  t.deepEqual(
    winsIn(list.cards).map(({ id }) => id),
    list.winIds,
  );
  const schedule = await sayOnTheWeb(user, 'Please send my check-ins at 19:30 on weekdays.');
  t.deepEqual(aboutsOf(schedule.cards), ['schedule']);
  t.regex(textsIn(schedule.cards).join(' '), /from Monday to Friday at 7:30 PM/);
  t.deepEqual(aboutsOf((await sayOnTheWeb(user, 'How am I doing this month?')).cards), ['look-back']);
  const doubt = await sayOnTheWeb(user, 'Change my time zone to Atlantis.');
  t.deepEqual(aboutsOf(doubt.cards), ['question']);
});

test('what was asked for and told in one message stands in cards of its own, in the order of the answer', async (t) => {
  const user = await aUser(app());
  const { cards } = await sayOnTheWeb(user, `${PUMP}\n\nAnd please send my check-ins at 19:30 on weekdays.`);
  t.deepEqual(aboutsOf(cards).slice(0, 2), ['said', 'schedule']);
  t.is(winsIn(cards)[0]?.text, PUMP);
});

test('a document leads to itself for as long as it is there', async (t) => {
  const user = await aUser(app());
  await sayOnTheWeb(user, PUMP);
  const { cards } = await sayOnTheWeb(user, 'Please send me my CV');
  const card = cards.find(({ about }) => about === 'document');
  const documents = async () => (await user.call<readonly { id: string }[]>('GET', '/api/documents')).body;
  const shown = await eventually('the document', async () => {
    const now = (await newestCards(user)).find(({ about }) => about === 'document');
    return now?.documentId && now.documentId;
  });
  t.truthy(card);
  t.deepEqual(
    (await documents()).map(({ id }) => id),
    [shown],
  );
  await user.call('DELETE', `/api/documents/${shown}`);
  await eventually('the removal', async () => (await newestCards(user)).every(({ documentId }) => documentId === null));
});

test('a crisis is help alone, with all that leads to it', async (t) => {
  const user = await aUser(app());
  const { cards, helpLinks } = await sayOnTheWeb(user, 'I want to kill myself.');
  t.deepEqual(aboutsOf(cards), ['help']);
  const said = textsIn(cards).join(' ');
  t.true(helpLinks.length > 0);
  t.deepEqual(
    helpLinks.filter((link) => !said.includes(link)),
    [],
  );
});

test('every sentence of the answer stands in its cards, and none that it has not', async (t) => {
  const user = await aUser(app());
  const message = `${PUMP}\n\nPlease send my check-ins at 19:30 on weekdays. How am I doing this month?`;
  const { cards, text } = await sayOnTheWeb(user, message);
  const said = textsIn(cards);
  t.deepEqual(
    said.filter((one) => !text.includes(one)),
    [],
  );
  const missing = text
    .split('\n')
    .map((line) => line.replace(/^(?:•|\d+\.) /, ''))
    .filter((line) => line !== '' && !said.includes(line));
  t.is(missing[0], `“${PUMP}”`);
  t.true(missing.length <= 3, missing.join('\n')); // the win's words, what it is filed under, what was made of it
});
