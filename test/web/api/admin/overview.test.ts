import test from 'ava';
import { countingErrors } from '#application/engine/counted-errors.ts';
import { createFigures } from '#application/engine/figures.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { eventually } from '#test/support/eventually.ts';
import { heldMail } from '#test/support/held-mail.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import type { Overview } from '#web/contract/admin/overview.ts';
import { signedInAgain, withOperators } from './an-operator.ts';

const overviewOf = async ({ viewer }: Awaited<ReturnType<typeof withOperators>>) =>
  (await viewer.call<Overview>('GET', '/api/admin/overview')).body;

test('the overview counts what is there, and what happened by hour and by day', async (t) => {
  const acting = await withOperators(t);
  const { app, user, clock } = acting;
  await user.call('POST', '/api/achievements', { originalMessage: 'Mended the roof' });
  clock.move(2 * 60 * 60_000);
  await user.call('POST', '/api/achievements', { originalMessage: 'Painted the fence' });
  await heldMail(app);
  const shown = await eventually('all of it', async () => {
    const overview = await overviewOf(acting);
    return overview.days.counts.win?.at(-1) === 2 && overview.waitingMails.held === 1 ? overview : null;
  });
  t.like(shown.subscribers, { active: 0, complimentary: 4, unproven: 0 });
  t.is(shown.hours.counts.win?.length, 24);
  t.deepEqual(shown.hours.counts.win?.slice(-3), [1, 0, 1]);
  t.is(shown.days.counts.win?.length, 30);
  t.deepEqual(shown.days.counts.win?.slice(-2), [0, 2]);
  t.is(shown.days.counts['account.opened']?.at(-1), 4);
  t.is(shown.days.counts['mail-in.held']?.at(-1), 1);
  t.true(shown.stores.every(({ ok }) => ok));
  t.true(shown.readModels.length >= 18);
  t.true(shown.pools.length >= 10);
  t.is(shown.days.from, '2026-10-22');
});

test('days gone by keep their counts, and drop out after a month', async (t) => {
  const acting = await withOperators(t);
  const { user, clock } = acting;
  await user.call('POST', '/api/achievements', { originalMessage: 'Mended the roof' });
  await eventually('the win', async () => (await overviewOf(acting)).days.counts.win?.at(-1) === 1);
  clock.move(10 * 24 * 60 * 60_000);
  const later = await overviewOf(acting);
  t.is(later.days.counts.win?.at(-11), 1);
  t.is(later.hours.counts.win?.reduce((sum, count) => sum + count, 0) ?? 0, 0);
  clock.move(20 * 24 * 60 * 60_000);
  const again = { ...acting, viewer: { ...acting.viewer, ...(await signedInAgain(acting.app, acting.viewer.userId)) } };
  t.is((await overviewOf(again)).days.counts.win?.reduce((sum, count) => sum + count, 0) ?? 0, 0);
});

test('errors that any process logged are listed by what was logged, and the stores say how large they are', async (t) => {
  const acting = await withOperators(t);
  const { app, user, clock } = acting;
  await user.call('POST', '/api/achievements', { originalMessage: 'Mended the roof' });
  const elsewhere = createFigures(app.services.registers, clock);
  const logger = countingErrors(silentLogger, elsewhere);
  logger.error('a job failed', new Error('x'));
  await elsewhere.flush();
  clock.move(2 * 24 * 60 * 60_000);
  logger.error('a job failed', new Error('x'));
  logger.error('a mail was not taken', unavailable('the log'));
  await elsewhere.flush();
  const shown = await eventually('the sizes', async () => {
    const overview = await overviewOf(acting);
    return overview.sizes.archive !== null ? overview : null;
  });
  t.deepEqual(shown.errors, [
    { what: 'a job failed', isOutage: false, day: 1, month: 2 },
    { what: 'a mail was not taken', isOutage: true, day: 1, month: 1 },
  ]);
  t.deepEqual(shown.days.counts.error?.slice(-3), [1, 0, 1]);
  const { log, readModels, disk } = shown.sizes;
  t.true((log ?? 0) > 1000 && (readModels ?? 0) > 1000);
  t.true(disk !== null && disk.free > 0 && disk.free < disk.size);
});
