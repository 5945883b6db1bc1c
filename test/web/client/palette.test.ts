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
  const rest = { category: null, private: false, publicText: null, isDeleted: false, source: 'web', evidence: [] };
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
