import test from 'ava';
import { createElement } from 'react';
import { aSession, knowing } from './a-client-session.ts';
import { anAccount } from './doubles.ts';
import { rendered } from './rendering.ts';

const { drafts, DraftOwner, createDrafts } = await import('#web/client/shared/drafts/drafts.ts');
const { useKeptWords } = await import('#web/client/shared/drafts/use-kept-words.ts');

const Field = ({ name, initial }: { name: string; initial?: string }) => {
  const [words, setWords, forget] = useKeptWords(name, initial);
  return createElement(
    'div',
    null,
    createElement('textarea', {
      'aria-label': 'Words',
      value: words,
      onChange: (event: { target: { value: string } }) => setWords(event.target.value),
    }),
    createElement('button', { type: 'button', onClick: forget }, 'Send'),
  );
};

type Parts = Readonly<{ owner?: string; name?: string; initial?: string }>;

/** The page as it stands after a reload: nothing is left but what the browser keeps. */
const loaded = async (
  t: Parameters<typeof rendered>[0],
  { owner = '7', name = 'composer', initial = '' }: Parts = {},
) => {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  const part = createElement(DraftOwner, { value: owner }, createElement(Field, { name, initial }));
  const { screen, user } = await rendered(t, part, () => ({ body: {} }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  return { field, user, send: () => user.click(screen.getByRole('button')) };
};

test.serial.beforeEach(() => localStorage.clear());

test.serial('what is typed stands there after a reload, and is gone once it was sent', async (t) => {
  const { field, user } = await loaded(t);
  await user.type(field, 'Half a thou');
  const again = await loaded(t);
  t.is(again.field.value, 'Half a thou');
  await again.send();
  t.is(again.field.value, '');
  t.is((await loaded(t)).field.value, '');
});

test.serial('nobody meets the words of another user, nor those of another place', async (t) => {
  const { field, user } = await loaded(t, { owner: '7' });
  await user.type(field, 'Mine');
  t.is((await loaded(t, { owner: '8' })).field.value, '');
  t.is((await loaded(t, { owner: '7', name: 'win 1' })).field.value, '');
  t.is((await loaded(t, { owner: '7' })).field.value, 'Mine');
});

test.serial('words as they stood at first are nothing to keep: a later page shows what is there by then', async (t) => {
  const { field, user } = await loaded(t, { initial: 'Old words' });
  await user.type(field, '!');
  await user.type(field, '{Backspace}');
  t.is((await loaded(t, { initial: 'Newer words' })).field.value, 'Newer words');
});

test.serial('emptied is a change too', async (t) => {
  const { field, user } = await loaded(t, { initial: 'Old words' });
  await user.clear(field);
  t.is((await loaded(t, { initial: 'Old words' })).field.value, '');
});

test.serial('signing out forgets the words of everybody, and nothing else; an ended session keeps them', async (t) => {
  localStorage.setItem('colorScheme', 'dark');
  const { field, user } = await loaded(t);
  await user.type(field, 'Mine');
  const { session } = aSession(knowing, 'session_a', drafts.forgetAll);
  await session.start();
  t.like(session.state(), { status: 'signed-in', user: { userId: anAccount.userId } });
  session.forget();
  t.is((await loaded(t)).field.value, 'Mine');
  await session.signOut();
  t.is((await loaded(t)).field.value, '');
  t.is(localStorage.getItem('colorScheme'), 'dark');
});

test('a blocked storage keeps nothing, and says nothing', (t) => {
  const blocked = createDrafts(() => {
    throw new Error('blocked');
  });
  t.notThrows(() => blocked.keep('7', 'composer', 'Mine'));
  t.is(blocked.read('7', 'composer'), null);
  t.notThrows(blocked.forgetAll);
});
