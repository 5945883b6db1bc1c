import test from 'ava';
import { createElement } from 'react';
import type { AnswerCard, NamedWin, Turn } from '#web/contract/messages.ts';
import type { Received } from './doubles.ts';
import { rendered } from './rendering.ts';

const { act, cleanup } = await import('@testing-library/react'); // once there is a document
const { Composer } = await import('#web/client/features/conversation/composer.tsx');
const { copy } = await import('#web/client/features/conversation/copy.ts');
const { markChanged } = await import('#web/client/shared/changes/list-versions.ts');
const { connection } = await import('#web/client/shared/connection.ts');
const { currentToast } = await import('#web/client/shared/toasts/toasts.ts');

const WIN: NamedWin = {
  number: 1,
  id: 'w1',
  state: 'kept',
  text: 'Fixed the pump in hall 3.',
  date: '2026-11-22',
  category: 'Quality and safety',
  categoryIsGuess: false,
  skills: ['Pumps'],
  analysis: 'A machine runs again.',
};

const card = (about: AnswerCard['about'], ...parts: AnswerCard['parts']): AnswerCard => ({
  about,
  parts,
  documentId: null,
  droppedWinIds: [],
});
const text = (words: string) => ({ kind: 'text', text: words }) as const;

const answer = (id: string, cards: AnswerCard[], helpLinks: string[] = []): Turn => ({
  id: `${id}-answer`,
  from: 'cairn',
  at: '2026-11-22T10:00:00Z',
  text: '',
  winIds: [],
  helpLinks,
  cards,
});
const said = (id: string, words: string, state: 'waiting' | 'answered' = 'answered'): Turn => ({
  id,
  from: 'you',
  at: '2026-11-22T10:00:00Z',
  text: words,
  state,
});

/** A conversation that the test goes on with: what is sent is its next message. */
const aConversation = (...first: Turn[]) => {
  const held = { turns: first, nextCursor: null as string | null, sent: [] as string[], fails: 0 };
  const respond = ({ method, path, body }: Received) => {
    if (!path.startsWith('/api/messages')) return { body: { success: true, message: '' } };
    if (method === 'GET') return { body: { success: true, messages: held.turns, nextCursor: held.nextCursor } };
    if (held.fails > 0) {
      held.fails -= 1;
      return { status: 500, body: '' };
    }
    const { message } = JSON.parse(String(body)) as { message: string };
    const id = `m${held.sent.push(message)}`;
    held.turns = [said(id, message, 'waiting'), ...held.turns];
    return { status: 202, body: { success: true, message: '', id } };
  };
  /** The newest message is answered, and the server says so. */
  const answers = (...cards: AnswerCard[]) => {
    const [newest, ...before] = held.turns;
    if (newest?.from !== 'you') throw new Error('nothing was said');
    held.turns = [answer(newest.id, cards), { ...newest, state: 'answered' }, ...before];
    act(() => markChanged(['messages']));
  };
  return { held, respond, answers };
};

const shown = async (t: Parameters<typeof rendered>[0], ...turns: Turn[]) => {
  const conversation = aConversation(...turns);
  const met = await rendered(t, createElement(Composer), conversation.respond);
  const field = met.screen.getByRole<HTMLTextAreaElement>('textbox', { name: copy.title });
  const say = async (words: string) => {
    await met.user.type(field, words);
    await met.user.keyboard('{Control>}{Enter}{/Control}');
  };
  return { ...met, ...conversation, field, say };
};

test.serial.beforeEach(() => localStorage.clear());

test.serial('nothing is read before something was sent or earlier messages are wanted', async (t) => {
  const { screen, user, calls } = await shown(t, answer('a', [card('said', text('All is well.'))]), said('a', 'Hello'));
  t.is(calls.length, 0);
  const earlier = screen.getByRole('button', { name: copy.earlier });
  t.is(earlier.getAttribute('aria-expanded'), 'false');
  await user.click(earlier);
  await screen.findByText('All is well.');
  t.is(earlier.getAttribute('aria-expanded'), 'true');
  await user.click(earlier);
  t.is(screen.queryByText('All is well.'), null);
});

test.serial('a brief one is a line without examples until somebody comes to it, and stays open then', async (t) => {
  const { respond } = aConversation();
  const { screen, user } = await rendered(t, createElement(Composer, { brief: true }), respond);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: copy.title });
  const send = () => screen.queryByRole('button', { name: copy.send });
  t.is(field.rows, 1);
  t.is(send(), null);
  t.is(screen.queryByRole('list', { name: copy.examplesLabel }), null);
  await user.click(field);
  t.truthy(send());
  await user.tab();
  t.truthy(send(), 'nothing moves under the pointer of whoever goes on');
  t.is(screen.queryByRole('list', { name: copy.examplesLabel }), null);
});

test.serial('words that were left in a brief one are shown, and can be sent at once', async (t) => {
  const first = await rendered(t, createElement(Composer), aConversation().respond);
  await first.user.type(first.screen.getByRole('textbox', { name: copy.title }), 'Half a thou');
  cleanup();
  const { screen } = await rendered(t, createElement(Composer, { brief: true }), aConversation().respond);
  t.truthy(screen.getByRole('button', { name: copy.send }));
});

test.serial(
  'what is sent is gone from the field, and answered below by cards; what was said before stays away',
  async (t) => {
    const { screen, field, say, answers, held } = await shown(
      t,
      answer('a', [card('said', text('Old'))]),
      said('a', 'Older'),
    );
    await say('Fixed the pump in hall 3.');
    await screen.findByText(copy.reading('Cairn'));
    t.is(field.value, '');
    answers(card('said', text('Kept:'), { kind: 'wins', wins: [WIN] }));
    await screen.findByText(copy.win.kept);
    for (const words of ['Quality and safety', 'Pumps', 'A machine runs again.']) t.truthy(screen.getByText(words));
    t.deepEqual(held.sent, ['Fixed the pump in hall 3.']);
    t.is(screen.queryByText('Older'), null);
  },
);

test.serial('a win is taken back and brought back, and its page is a link that is named after it', async (t) => {
  const { screen, user, say, answers, calls } = await shown(t);
  await say('Fixed it');
  answers(card('said', { kind: 'wins', wins: [WIN] }));
  const edit = await screen.findByRole('link', { name: copy.win.editOf(WIN.text) });
  t.is(edit.getAttribute('href'), '/wins/edit/w1');
  await user.click(screen.getByRole('button', { name: copy.win.undoOf(WIN.text) }));
  t.is(currentToast()?.title, copy.win.undone);
  const writes = () => calls.filter(({ method, path }) => method !== 'GET' && path.includes('achievements'));
  t.deepEqual(
    writes().map(({ method, path }) => `${method} ${path}`),
    ['DELETE /api/achievements/w1'],
  );
  act(() => currentToast()?.action?.run());
  t.is(writes().at(-1)?.path, '/api/achievements/w1/restore');
});

test.serial('what was removed by now says so, and offers the way back alone', async (t) => {
  const { screen, user } = await shown(
    t,
    answer('a', [card('said', { kind: 'wins', wins: [{ ...WIN, state: 'removed' }] })]),
    said('a', 'Hi'),
  );
  await user.click(screen.getByRole('button', { name: copy.earlier }));
  await screen.findByRole('button', { name: copy.win.restoreOf(WIN.text) });
  t.is(screen.queryByRole('button', { name: copy.win.undoOf(WIN.text) }), null);
});

test.serial('what words have deleted comes back by one press', async (t) => {
  const { screen, user, say, answers, calls } = await shown(t);
  await say('delete the last one');
  answers({ ...card('corrected', text('Number 3 is dropped.')), droppedWinIds: ['w3'] });
  await user.click(await screen.findByRole('button', { name: copy.win.undo }));
  const writes = calls.filter(({ method, path }) => method !== 'GET' && path.includes('achievements'));
  t.deepEqual(
    writes.map(({ method, path }) => `${method} ${path}`),
    ['POST /api/achievements/w3/restore'],
  );
});

test.serial('a doubt has Yes and No, which say just that and only while it is the newest', async (t) => {
  const { screen, user, say, answers, held } = await shown(t);
  await say('fridays maybe');
  answers(card('confirm', text('Did you mean: Fridays at 8:30?')));
  await user.click(await screen.findByRole('button', { name: copy.yes }));
  t.is(held.sent.at(-1), copy.yes);
  answers(card('schedule', text('Fridays at 8:30 it is.')));
  await screen.findByText('Fridays at 8:30 it is.');
  t.is(screen.queryByRole('button', { name: copy.yes }), null);
});

test.serial('a document leads to itself, a page of ours to itself, and only for as long as there is one', async (t) => {
  const made = {
    ...card('document', { kind: 'document', title: 'Ada, CV', text: 'Cut the build.' }),
    documentId: 'd1',
  };
  const link = card('not-done', { kind: 'link', label: 'Open Billing', path: '/billing' });
  const { screen, user } = await shown(t, answer('a', [made, link]), said('a', 'cv'));
  await user.click(screen.getByRole('button', { name: copy.earlier }));
  t.is((await screen.findByRole('link', { name: copy.openDocument })).getAttribute('href'), '/content?view=d1');
  t.is(screen.getByRole('link', { name: 'Open Billing' }).getAttribute('href'), '/billing');
});

test.serial('the numbers of who helps in a crisis dial, and the page that knows others opens', async (t) => {
  const words =
    'If you are in danger now, please call 112. In 1120 it was 0800 111 0 111. Or https://findahelpline.com';
  const help = answer('a', [card('help', text(words))], ['112', '0800 111 0 111', 'https://findahelpline.com']);
  const { screen, user } = await shown(t, help, said('a', 'help'));
  await user.click(screen.getByRole('button', { name: copy.earlier }));
  await screen.findByRole('link', { name: '112' });
  t.deepEqual(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    [
      ['112', 'tel:112'],
      ['0800 111 0 111', 'tel:08001110111'],
      ['https://findahelpline.com', 'https://findahelpline.com'],
    ],
  );
});

test.serial('pages of ours can be followed, and what others wrote is words', async (t) => {
  const words = `It stands at ${location.origin}/billing. “javascript:alert(1) https://evil.example 112”`;
  const { screen, user } = await shown(t, answer('a', [card('said', text(words))]), said('a', 'where'));
  await user.click(screen.getByRole('button', { name: copy.earlier }));
  await screen.findByRole('link');
  t.deepEqual(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    [[`${location.origin}/billing`, '/billing']],
  );
});

test.serial('Escape throws nothing away, and a failure leaves the words where they are', async (t) => {
  const { screen, user, field, say, held } = await shown(t);
  await user.type(field, 'Half a thou');
  await user.keyboard('{Escape}');
  t.is(field.value, 'Half a thou');
  held.fails = 1;
  await say('ght');
  await screen.findByText(copy.notSent.fallback);
  t.is(field.value, 'Half a thought');
  t.truthy(screen.getByText(copy.notSent.retry));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(copy.reading('Cairn'));
  t.deepEqual(held.sent, ['Half a thought']);
});

test.serial('without a line it says so and sends nothing; once there is one it can be sent', async (t) => {
  const { screen, user, say, held } = await shown(t);
  t.teardown(connection.noteAnswer);
  act(connection.noteSilence);
  held.fails = 1;
  await say('Kept offline');
  await screen.findByText(copy.offline);
  t.deepEqual(held.sent, []);
  act(connection.noteAnswer);
  t.is(screen.queryByText(copy.offline), null);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(copy.reading('Cairn'));
  t.deepEqual(held.sent, ['Kept offline']);
});
