import test from 'ava';
import { createElement } from 'react';
import { copy } from '#web/client/features/wins/copy.ts';
import { currentToast } from '#web/client/shared/toasts/toasts.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import type { Received } from './doubles.ts';
import { rendered } from './rendering.ts';

const { RemovedWins } = await import('#web/client/features/wins/removed-wins.tsx');

const WIN = {
  id: '29226ff4-6c30-573b-a046-04dcb24eddf1',
  originalMessage: 'Cut the nightly build from 40 to 9 minutes.',
  date: '2026-11-22',
  removedAt: '2026-11-22T17:22:58.903Z',
  mergedInto: null,
  restorableUntil: '2026-12-22T17:22:58.903Z',
};
const anAchievement: Achievement = {
  id: WIN.id,
  userId: 7,
  originalMessage: WIN.originalMessage,
  analysisResult: null,
  date: WIN.date,
  category: null,
  categoryIsGuess: false,
  private: false,
  publicText: null,
  isDeleted: false,
  source: 'web',
  messageThreadId: null,
  emailMessageId: null,
  evidence: [],
  links: [],
};
const answer = (removed: readonly object[]) => ({ body: { success: true, removed } });
const heading = { name: copy.removed.title };

test.serial('nothing is read before somebody opens it', async (t) => {
  const { screen, user, calls } = await rendered(t, createElement(RemovedWins), () => answer([WIN]));
  t.is(calls.length, 0);
  await user.click(screen.getByRole('button', heading));
  t.truthy(await screen.findByText(WIN.originalMessage));
  t.deepEqual(
    calls.map(({ method, path }) => `${method} ${path}`),
    ['GET /api/achievements/removed'],
  );
});

test.serial('what was read in one test is never shown in the next', async (t) => {
  const { screen, user } = await rendered(t, createElement(RemovedWins), () => answer([]));
  await user.click(screen.getByRole('button', heading));
  await screen.findByText(copy.removed.none);
  t.is(screen.queryByText(WIN.originalMessage), null);
});

test.serial('a win that is brought back is asked for once, and a notice says so', async (t) => {
  const respond = ({ method }: Received) =>
    method === 'POST' ? { body: { success: true, achievement: anAchievement, version: 'v' } } : answer([WIN]);
  const { screen, user, calls } = await rendered(t, createElement(RemovedWins), respond);
  await user.click(screen.getByRole('button', heading));
  await user.click(
    await screen.findByRole('button', {
      name: copy.removed.restoreOf('November 22, 2026: Cut the nightly build from 40 to 9 minutes.'),
    }),
  );
  t.deepEqual(
    calls.filter(({ method }) => method === 'POST').map(({ path }) => path),
    [`/api/achievements/${WIN.id}/restore`],
  );
  t.is(currentToast()?.variant, 'default');
});

test.serial('a refusal is said, and the win can be tried again', async (t) => {
  const respond = ({ method }: Received) =>
    method === 'POST'
      ? { status: 409, body: { success: false, message: 'It is too late to bring this win back.' } }
      : answer([WIN]);
  const { screen, user, settled } = await rendered(t, createElement(RemovedWins), respond);
  await user.click(screen.getByRole('button', heading));
  const button = await screen.findByRole('button', {
    name: copy.removed.restoreOf('November 22, 2026: Cut the nightly build from 40 to 9 minutes.'),
  });
  await user.click(button);
  t.is(currentToast()?.variant, 'destructive');
  t.is(currentToast()?.description, 'It is too late to bring this win back.');
  await settled(() => {
    if (button.classList.contains('ant-btn-loading')) throw new Error('it still loads');
  });
});
