import test from 'ava';
import { createElement } from 'react';
import type { DocumentSentence } from '#web/contract/documents.ts';
import { anAccount } from './doubles.ts';
import { rendered } from './rendering.ts';

const { cleanup } = await import('@testing-library/react'); // once there is a document
const { GroundList } = await import('#web/client/features/content/ground-list.tsx');
const { SetupForm } = await import('#web/client/features/profile-setup/setup-form.tsx');

test.serial('where AI is on the first setup says what it gets and where to turn it off', async (t) => {
  for (const [aiAllowed, isSaid] of [
    [true, true],
    [false, false],
    [null, false],
  ] as const) {
    const user = { ...anAccount, setupDone: false, aiAllowed };
    const form = createElement(SetupForm, { user, signInDialog: () => null, onSaved: () => {} });
    const { screen } = await rendered(t, form, () => ({ body: {} }));
    await screen.findByRole('button', { name: 'Save & Continue' });
    t.is(screen.queryAllByText(/Let AI read and write with my wins/).length, isSaid ? 1 : 0);
    t.is(screen.queryAllByText(/A provider of AI gets your messages/).length, isSaid ? 1 : 0);
    cleanup();
  }
});

test.serial('beside a sentence of AI stand the words that it rests on', async (t) => {
  const sources = [{ winId: 'w', date: null, text: 'Cut the build to 9 minutes.', state: 'same' }] as const;
  const sentence: DocumentSentence = { text: 'Sped up the build', grounds: [{ on: 'win', id: 'w' }], stale: false };
  for (const quotes of [['Cut the build', '9 minutes'], undefined]) {
    const part = createElement(GroundList, {
      id: 'grounds',
      sources: [...sources],
      sentence: quotes ? { ...sentence, quotes } : sentence,
    });
    const { screen } = await rendered(t, part, () => ({ body: {} }));
    await screen.findByText('Cut the build to 9 minutes.');
    t.is(screen.queryAllByText('It rests on “Cut the build”, “9 minutes”.').length, quotes ? 1 : 0);
    cleanup();
  }
});
