import test from 'ava';
import { createElement } from 'react';
import { copy } from '#web/client/features/wins/copy.ts';
import { rendered } from './rendering.ts';

const { default: AddWinDialog } = await import('#web/client/features/wins/add-win-dialog.tsx');

const HELP = {
  before: ['Thank you for telling us, Sub.'],
  lines: [
    { text: 'If you are in danger now, please call 112.', number: '112' },
    { text: 'TelefonSeelsorge: 0800 111 0 111', number: '0800 111 0 111' },
    { text: 'Lines near you: https://findahelpline.com', number: null },
  ],
  after: ['These people are there now.'],
};

test.serial(
  'words that tell of a crisis are answered with help in place of the form, and each number dials',
  async (t) => {
    const { screen, user, calls } = await rendered(
      t,
      createElement(AddWinDialog, { open: true, today: '2026-11-22', onClose: () => {} }),
      () => ({ status: 422, body: { success: false, message: 'Thank you for telling us, Sub.', help: HELP } }),
    );
    await user.type(screen.getByLabelText(copy.dialog.text), 'I want to die');
    await user.click(screen.getByRole('button', { name: copy.dialog.save }));
    t.true((await screen.findAllByText('Thank you for telling us, Sub.')).length > 0);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    t.deepEqual(links, ['tel:112', 'tel:08001110111', 'https://findahelpline.com']);
    t.is(calls.length, 1);
    t.is(screen.queryByRole('button', { name: copy.dialog.save }), null, 'the form is gone');
    t.is(screen.getAllByRole('button', { name: copy.dialog.close }).length, 2, 'the cross, and the button');
  },
);
