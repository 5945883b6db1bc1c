import { act } from '@testing-library/react';
import test from 'ava';
import { createElement } from 'react';
import { copy } from '#web/client/features/wins/copy.ts';
import { copy as shared } from '#web/client/shared/copy.ts';
import { currentToast } from '#web/client/shared/toasts/toasts.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import type { Received } from './doubles.ts';
import { rendered } from './rendering.ts';
import { aWin, aWinPage } from './some-wins.ts';

const { Journal } = await import('#web/client/features/wins/journal.tsx');
const { useJournal } = await import('#web/client/features/wins/use-journal.ts');

const Wins = () => createElement(Journal, { journal: useJournal(), onAdd: () => {}, onEdit: () => {} });

/** Five wins of two months; what is removed or changed is so when they are read again. `refuses` says to which calls no. */
const journalOf = (
  t: Parameters<typeof rendered>[0],
  refuses: (call: Received) => boolean = () => false,
  more: Readonly<Record<string, Partial<Achievement>>> = {},
) => {
  let wins = ['2026-11-20', '2026-11-18', '2026-11-02', '2026-10-30', '2026-10-01'].map((date, at) =>
    aWin(`w${at + 1}`, { date, ...more[`w${at + 1}`] }),
  );
  const respond = (call: Received) => {
    const id = /achievements\/([^/?]+)/.exec(call.path)?.[1];
    if (call.method === 'GET') return { body: aWinPage(wins) };
    if (refuses(call)) return { status: 409, body: { success: false, message: 'Not this one.' } };
    if (call.method === 'DELETE') {
      wins = wins.filter((win) => win.id !== id);
      return { body: { success: true, message: 'Achievement deleted' } };
    }
    const change = JSON.parse(String(call.body ?? '{}')) as Partial<Achievement>;
    if (call.method === 'PUT')
      wins = wins.map((win) => (win.id === id ? { ...win, ...change, categoryIsGuess: false } : win));
    else wins = [aWin(id ?? ''), ...wins];
    return { body: { success: true, achievement: aWin(id ?? ''), version: 'v' } };
  };
  return rendered(t, createElement(Wins), respond, '/wins');
};

const rowsOf = () => [...document.querySelectorAll('[data-win]')].map((row) => row.getAttribute('data-win'));
const writes = (calls: readonly Received[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => `${method} ${path} ${body ?? ''}`.trim());

test.serial('wins stand by month, are told apart by name, and open', async (t) => {
  const { screen, user } = await journalOf(t);
  const month = await screen.findByRole('region', { name: 'November 2026' });
  t.true(month.textContent?.includes('3 wins'));
  t.is(document.querySelectorAll('section[aria-labelledby]').length >= 2, true);
  t.truthy(screen.getByRole('button', { name: 'Actions for the win of November 18, 2026: Win w2' }));
  t.is(screen.queryByText(copy.card.achieved), null, 'more than a few are closed');
  await user.click(screen.getByRole('button', { name: /^Win w2/ }));
  t.truthy(screen.getByText(copy.card.achieved));
  t.truthy(screen.getByRole('button', { name: 'Edit win of November 18, 2026: Win w2' }));
  t.truthy(screen.getByText('It shows.'));
  await user.click(screen.getByRole('button', { name: /^Win w2/ }));
  t.is(screen.queryByText(copy.card.achieved), null);
});

test.serial('several are chosen by clicks, by Shift and by keys, and Escape ends it', async (t) => {
  const { screen, user } = await journalOf(t);
  await user.click(await screen.findByRole('button', { name: copy.selection.begin }));
  const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`Win ${id}$`) });
  await user.click(box('w2'));
  await user.keyboard('{Shift>}');
  await user.click(box('w4'));
  await user.keyboard('{/Shift}');
  t.truthy(screen.getByText(copy.selection.count(3)));
  screen.getByRole('button', { name: /^Win w4/ }).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  t.truthy(screen.getByText(copy.selection.count(4)));
  t.is(document.activeElement?.closest('[data-win]')?.getAttribute('data-win'), 'w5');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  t.is(document.activeElement?.closest('[data-win]')?.getAttribute('data-win'), 'w3', 'of the month above');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  t.is(document.activeElement?.closest('[data-win]')?.getAttribute('data-win'), 'w5', 'there is no row below');
  await user.keyboard('x');
  t.truthy(screen.getByText(copy.selection.count(3)));
  await user.click(screen.getByRole('button', { name: copy.selection.all(5) }));
  t.truthy(screen.getByText(copy.selection.count(5)));
  await user.keyboard('{Escape}');
  t.is(screen.queryByRole('checkbox'), null);
});

test.serial(
  'several are deleted at once, gone before the server has answered, and one click brings them back',
  async (t) => {
    const { screen, user, calls, settled } = await journalOf(t);
    await user.click(await screen.findByRole('button', { name: copy.selection.begin }));
    for (const id of ['w1', 'w3']) await user.click(screen.getByRole('checkbox', { name: new RegExp(`Win ${id}$`) }));
    await user.click(screen.getByRole('button', { name: copy.selection.remove }));
    t.deepEqual(rowsOf(), ['w2', 'w4', 'w5']);
    await settled(() => {
      if (currentToast()?.title !== copy.removal.doneAll(2)) throw new Error('not told yet');
    });
    t.deepEqual(writes(calls), ['DELETE /api/achievements/w1', 'DELETE /api/achievements/w3']);
    act(() => currentToast()?.action?.run());
    await settled(() => {
      if (rowsOf().length !== 5) throw new Error('not back yet');
    });
    t.is(currentToast()?.title, copy.removed.restoredAll(2));
  },
);

test.serial('a win that may not be deleted is back, and a notice says why', async (t) => {
  const { screen, user, settled } = await journalOf(t, ({ path }) => path.endsWith('w3'));
  await user.click(await screen.findByRole('button', { name: copy.selection.begin }));
  await user.click(screen.getByRole('button', { name: copy.selection.all(5) }));
  await user.click(screen.getByRole('button', { name: copy.selection.remove }));
  await settled(() => {
    if (currentToast()?.variant !== 'destructive') throw new Error('not told yet');
  });
  t.like(currentToast(), { title: 'Failed to delete achievement: 1 of 5', description: 'Not this one.' });
  await settled(() => {
    if (rowsOf().join() !== 'w3') throw new Error(`there are ${rowsOf()}`);
  });
});

test.serial('one click keeps a win private; undone, and refused, it is as it was', async (t) => {
  let refusing = false;
  const { screen, user, calls, settled } = await journalOf(t, () => refusing);
  await user.click(await screen.findByRole('button', { name: /^Win w1/ }));
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Keep private: win of November 20/ });
  await user.click(box());
  t.true(box().checked);
  await settled(() => {
    if (currentToast()?.title !== copy.changes.madePrivate(1)) throw new Error('not told yet');
  });
  act(() => currentToast()?.action?.run());
  await settled(() => {
    if (box().checked) throw new Error('not undone yet');
  });
  t.deepEqual(writes(calls), [
    'PUT /api/achievements/w1 {"private":true}',
    'PUT /api/achievements/w1 {"private":false}',
  ]);
  refusing = true;
  await user.click(box());
  await settled(() => {
    if (currentToast()?.title !== copy.changes.failed) throw new Error('not told yet');
  });
  t.false(box().checked);
  t.is(currentToast()?.description, 'Not this one.');
});

test.serial('a guessed category is chosen from its chip, the guessed one too, and is no guess any more', async (t) => {
  const guess = { category: 'People', categoryIsGuess: true };
  const { screen, user, calls, settled } = await journalOf(t, () => false, { w2: guess, w3: guess });
  const chips = await screen.findAllByRole('combobox', { name: shared.guess.label('People') });
  t.is(chips.length, 2);
  await user.selectOptions(chips[0] as HTMLElement, 'People');
  await user.selectOptions(chips[1] as HTMLElement, 'Sales');
  await settled(() => {
    if (writes(calls).length !== 2) throw new Error('not written yet');
  });
  t.deepEqual(writes(calls), [
    'PUT /api/achievements/w2 {"category":"People"}',
    'PUT /api/achievements/w3 {"category":"Sales"}',
  ]);
  t.is(screen.queryByRole('combobox', { name: shared.guess.label('People') }), null);
});

test.serial(
  'several are filed under a category; those that were need no call, and undoing gives the analysis its own',
  async (t) => {
    const { screen, user, calls, settled } = await journalOf(t);
    await user.click(await screen.findByRole('button', { name: copy.selection.begin }));
    await user.click(screen.getByRole('checkbox', { name: /Win w2$/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: copy.selection.category }), 'People');
    t.deepEqual(writes(calls), []);
    await user.selectOptions(screen.getByRole('combobox', { name: copy.selection.category }), 'Sales');
    await settled(() => {
      if (currentToast()?.title !== copy.changes.filed(1, 'Sales')) throw new Error('not told yet');
    });
    act(() => currentToast()?.action?.run());
    await settled(() => {
      if (writes(calls).length !== 2) throw new Error('not undone yet');
    });
    t.deepEqual(writes(calls), [
      'PUT /api/achievements/w2 {"category":"Sales"}',
      'PUT /api/achievements/w2 {"category":null}',
    ]);
  },
);
