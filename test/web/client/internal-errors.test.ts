import test from 'ava';
import { createElement } from 'react';
import { hasStatus, wordsFor } from '#web/client/shared/api/api-error.ts';
import { rendered } from './rendering.ts';

const { useDocumentActions } = await import('#web/client/features/content/use-document-actions.ts');
const { useDocuments } = await import('#web/client/features/content/use-documents.ts');
const { winPath } = await import('#web/client/features/wins/use-win-actions.ts');

const refusal = { status: 422, body: { success: false, message: 'Company name is required' } };

test.serial('what could not be written says so to whoever calls, and the answer to people', async (t) => {
  let actions: ReturnType<typeof useDocumentActions> | undefined;
  const Part = () => {
    actions = useDocumentActions();
    return null;
  };
  await rendered(t, createElement(Part), () => refusal);
  for (const [type, message] of [
    ['cv', 'Failed to generate resume'],
    ['cover-letter', 'Failed to generate cover letter'],
  ] as const) {
    const error = await t.throwsAsync(actions?.generate({ type }) ?? Promise.resolve(), { message });
    t.true(hasStatus(error, 422));
    t.is(wordsFor(error, 'else'), 'Company name is required');
  }
  await t.throwsAsync(actions?.generate({ type: 'growth-log' }) ?? Promise.resolve(), { message: /^422: / });
});

test.serial('documents that cannot be read again are missed, and the list says so', async (t) => {
  const errors: unknown[] = [];
  const Part = () => {
    const { status } = useDocuments({ q: '', type: '' });
    return createElement('p', null, status);
  };
  const { SWRConfig } = await import('swr');
  const noting = { onError: (error: unknown) => errors.push(error) };
  const { screen } = await rendered(t, createElement(SWRConfig, { value: noting }, createElement(Part)), () => refusal);
  await screen.findByText('failed');
  t.is((errors[0] as Error).message, 'Failed to refresh documents list');
});

test('a win without an id has no address', (t) => {
  t.throws(() => winPath(''), { message: 'Achievement ID is required' });
  t.is(winPath('a b'), '/api/achievements/a%20b');
});
