import test from 'ava';
import { createElement } from 'react';
import type { Turn } from '#web/contract/messages.ts';
import { rendered } from './rendering.ts';

const { TurnList } = await import('#web/client/features/conversation/turn-list.tsx');

const answer = (text: string, helpLinks: string[]): Turn => ({
  id: 'a',
  from: 'cairn',
  at: '2026-11-22T10:00:00Z',
  text,
  winIds: [],
  helpLinks,
  cards: [],
});

const linksOf = async (t: Parameters<typeof rendered>[0], turn: Turn) => {
  const part = createElement(TurnList, { turns: [turn], brandName: 'Cairn' });
  const { screen } = await rendered(t, part, () => ({ status: 404, body: {} }));
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test.serial('the numbers of who helps in a crisis dial, and the page that knows others opens', async (t) => {
  const text = 'If you are in danger now, please call 112. In 1120 it was 0800 111 0 111. Or https://findahelpline.com';
  t.deepEqual(await linksOf(t, answer(text, ['112', '0800 111 0 111', 'https://findahelpline.com'])), [
    ['112', 'tel:112'],
    ['0800 111 0 111', 'tel:08001110111'],
    ['https://findahelpline.com', 'https://findahelpline.com'],
  ]);
});

test.serial('pages of ours can be followed, and what others wrote is words', async (t) => {
  const text = `It stands at ${location.origin}/billing. “javascript:alert(1) https://evil.example 112”`;
  t.deepEqual(await linksOf(t, answer(text, [])), [[`${location.origin}/billing`, '/billing']]);
});
