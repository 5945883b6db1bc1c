import test from 'ava';
import { createElement } from 'react';
import { toast } from '#web/client/shared/toasts/toasts.ts';
import { rendered } from './rendering.ts';

const { act } = await import('@testing-library/react'); // once there is a document
const { ToastRegion } = await import('#web/client/shared/toasts/toast-region.tsx');

const shown = async (t: Parameters<typeof rendered>[0]) => {
  const part = createElement(
    'div',
    null,
    createElement('input', { 'aria-label': 'Field' }),
    createElement(ToastRegion),
  );
  return rendered(t, part, () => ({ body: {} }));
};

test.serial('one notice at a time, and its action runs once and takes it away', async (t) => {
  const { screen, user } = await shown(t);
  let undone = 0;
  act(() => toast({ title: 'The first' }));
  act(() => toast({ title: 'Win removed', action: { label: 'Undo', run: () => (undone += 1) } }));
  t.is(screen.queryByText('The first'), null);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  t.is(undone, 1);
  t.is(screen.queryByText('Win removed'), null);
});

test.serial('F8 goes to the notice, and what had the focus has it again once the notice is gone', async (t) => {
  const { screen, user } = await shown(t);
  const field = screen.getByRole('textbox');
  await user.click(field);
  act(() => toast({ title: 'Win removed', action: { label: 'Undo', run: () => undefined } }));
  await user.keyboard('{F8}');
  t.is(document.activeElement, screen.getByRole('region', { name: 'Notifications (F8)' }));
  await user.tab();
  t.is(document.activeElement, screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  t.is(document.activeElement, field);
});
