import test from 'ava';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { rendered } from './rendering.ts';

const { CommandKeys } = await import('#web/client/features/palette/command-keys.tsx');
const { copy } = await import('#web/client/features/palette/copy.ts');
const { matching } = await import('#web/client/features/palette/commands.ts');
await import('#web/client/features/palette/command-palette.tsx'); // so that it is there at once
await import('#web/client/features/palette/keys-dialog.tsx');

// What jsdom's dialogs lack.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.removeAttribute('open');
};

const Where = () => createElement('output', null, useLocation().pathname + useLocation().search);

const shown = async (t: Parameters<typeof rendered>[0], wins: readonly object[] = []) => {
  const left: true[] = [];
  const page = { success: true, achievements: wins, nextCursor: null, total: wins.length, months: [], categories: [] };
  const part = createElement(
    'div',
    null,
    createElement('input', { 'aria-label': 'Field' }),
    createElement(Where),
    createElement(CommandKeys, { onSignOut: () => left.push(true) }),
  );
  const met = await rendered(t, part, () => ({ body: page }), '/dashboard');
  const where = () => document.querySelector('output')?.textContent;
  const palette = () => met.screen.findByRole('combobox', { name: copy.label });
  const chosen = () => met.screen.getByRole('option', { selected: true }).textContent;
  return { ...met, where, palette, chosen, left };
};

test.serial('Ctrl and K opens it, its field tells which choice is the current one, and Enter goes there', async (t) => {
  const { user, screen, palette, chosen, where } = await shown(t);
  await user.keyboard('{Control>}k{/Control}');
  const field = await palette();
  t.is(field.getAttribute('aria-activedescendant'), screen.getByRole('option', { selected: true }).id);
  t.regex(chosen() ?? '', new RegExp(copy.write.label));
  await user.type(field, 'wins');
  t.regex(chosen() ?? '', new RegExp(copy.pages.wins));
  await user.keyboard('{ArrowDown}');
  t.is(chosen(), copy.searchWins('wins'));
  await user.keyboard('{ArrowUp}{Enter}');
  t.is(where(), '/wins');
  t.is(screen.queryByRole('combobox'), null);
});

test.serial('it finds wins, and signs out', async (t) => {
  const win = { id: 'w1', userId: 7, originalMessage: 'Fixed the pump', analysisResult: null, date: '2026-11-22' };
  const rest = {
    category: null,
    categoryIsGuess: false,
    private: false,
    publicText: null,
    isDeleted: false,
    source: 'web',
    evidence: [],
    links: [],
  };
  const { user, screen, palette, where, left } = await shown(t, [
    { ...win, ...rest, messageThreadId: null, emailMessageId: null },
  ]);
  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(await palette(), 'pump');
  await user.click(await screen.findByRole('option', { name: /Fixed the pump/ }));
  t.is(where(), '/wins/edit/w1');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await palette(), 'log out{Enter}');
  t.is(left.length, 1);
});

test.serial('single keys move and help, and are letters in a field', async (t) => {
  const { user, screen, where } = await shown(t);
  await user.keyboard('gw');
  t.is(where(), '/wins');
  await user.type(screen.getByRole('textbox', { name: 'Field' }), 'gd?n');
  t.is(where(), '/wins');
  t.is(screen.queryByRole('dialog'), null);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: copy.keysTitle });
  await user.keyboard('gd');
  t.is(where(), '/wins', 'not behind a dialog');
});

test.serial(
  'single keys can be switched off where they are named; what is held stays, and the switch is found again',
  async (t) => {
    const { user, screen, where, palette } = await shown(t);
    await user.keyboard('?');
    const box = await screen.findByRole('checkbox', { name: copy.singleKeys.label });
    await user.click(box);
    t.is(screen.queryByText(copy.keyList.dashboard), null, 'what does nothing is not named');
    await user.click(screen.getByRole('button', { name: copy.close }));
    await user.keyboard('gwn?');
    t.is(where(), '/dashboard');
    t.is(screen.queryByRole('dialog'), null);
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    t.is(screen.queryByText('G D'), null);
    await user.click(screen.getByRole('option', { name: copy.keys.label }));
    await user.click(await screen.findByRole('checkbox', { name: copy.singleKeys.label }));
    await user.click(screen.getByRole('button', { name: copy.close }));
    await user.keyboard('gw');
    t.is(where(), '/wins');
  },
);

test.serial('each kind of document is asked for by its name, and its own form is where that leads', async (t) => {
  const { WISHES } = await import('#web/client/features/content/wishes.ts');
  const { user, screen, palette, where } = await shown(t);
  const open = async (typed: string) => {
    await user.keyboard('{Control>}k{/Control}');
    const field = await palette();
    if (typed !== '') await user.type(field, typed);
  };
  await open('');
  t.is(
    screen.queryByRole('option', { name: copy.create.article.label }),
    null,
    'a short list before anything is typed',
  );
  await user.type(await palette(), 'resume{Enter}');
  t.is(where(), '/content?create=cv');
  for (const [kind, { label }] of Object.entries(copy.create)) {
    t.true(kind in WISHES, kind);
    await open(label);
    await user.click(screen.getByRole('option', { name: label }));
    t.is(where(), `/content?create=${kind}`);
  }
  t.deepEqual(Object.keys(WISHES).toSorted(), ['cv', ...Object.keys(copy.create)].toSorted(), 'none is left out');
});

test('words match in any order, by their beginnings, accents and case aside', (t) => {
  const commands = [
    { id: 'a', label: 'Zu den Erfolgen', run: () => undefined },
    { id: 'b', label: 'Ein Résumé', words: 'cv document', run: () => undefined },
  ];
  const found = (typed: string) => matching(commands, typed).map(({ id }) => id);
  t.deepEqual(found(''), ['a', 'b']);
  t.deepEqual(found('doc RESU'), ['b']);
  t.deepEqual(found('erf zu'), ['a']);
  t.deepEqual(found('olgen'), []);
});
