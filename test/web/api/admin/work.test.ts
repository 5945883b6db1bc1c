import test from 'ava';
import { listJobs } from '#application/operators/work.ts';
import { streams } from '#application/streams.ts';
import { signUpStarted } from '#domain/access/sign-up/events.ts';
import { jobParked } from '#domain/work/job/events.ts';
import { eventually } from '#test/support/eventually.ts';
import type { AuditList } from '#web/contract/admin/audit.ts';
import type { ShownJob } from '#web/contract/admin/events.ts';
import type { JobList, ManyJobsDone, PoolList } from '#web/contract/admin/work.ts';
import { withOperators } from './an-operator.ts';

const HOUR = 60 * 60_000;

/** Jobs that wait for tomorrow, of which some are parked already. */
const withJobs = async (t: Parameters<typeof withOperators>[0], parkedFor: readonly string[]) => {
  const acting = await withOperators(t);
  const { app, clock } = acting;
  const jobs: { id: string; userId: number }[] = [];
  for (const [at, reason] of parkedFor.entries()) {
    const userId = 1000 + at;
    const signUpId = crypto.randomUUID();
    const now = new Date(clock.now()).toISOString();
    await app.services.vault.make(userId);
    const started = signUpStarted({
      ...{ signUpId, userId, at: now, plan: 'yearly', coupon: null, addressName: `name-${at}` },
      expiresAt: new Date(clock.now() + 24 * HOUR).toISOString(),
      personal: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phoneNumber: null },
    });
    await app.services.log.append(streams.signUp(signUpId), [started], 'no-stream');
    const jobId = `expire-sign-up:${signUpId}`;
    const parked = jobParked({ jobId, reaction: 'expire-sign-up', userId, at: now, attempt: 5, reason });
    if (reason !== '') await app.services.log.append(streams.job(jobId), [parked], 'no-stream');
    jobs.push({ id: jobId, userId });
    clock.move(60_000);
  }
  const list = async (query = '') => (await acting.viewer.call<JobList>('GET', `/api/admin/jobs${query}`)).body;
  const count = parkedFor.filter((reason) => reason !== '').length;
  await eventually('the parked jobs', async () => (await list()).jobs.length === count);
  const open = async () => (await list('?state=open&reaction=expire-sign-up')).jobs.length;
  await eventually('the open jobs', async () => (await open()) === parkedFor.length - count);
  return { ...acting, jobs, list };
};

test('pools show their bounds and queues', async (t) => {
  const { viewer } = await withJobs(t, ['unexpected', '']);
  const { pools } = (await viewer.call<PoolList>('GET', '/api/admin/pools')).body;
  const payments = pools.find(({ name }) => name === 'payments');
  t.like(payments, {
    atOnce: 8,
    running: 0,
    paused: false,
    due: 0,
    later: 1,
    blocked: 0,
    parked: 1,
    oldestDueAt: null,
  });
  t.true(pools.length >= 10);
});

test('jobs are listed by state, kind, code, account and age, and a job says where it comes from', async (t) => {
  const { list, jobs, clock } = await withJobs(t, ['unexpected', 'no-such-template', 'unexpected', '']);
  const ids = async (query: string) => (await list(query)).jobs.map(({ id }) => id);
  const named = (...at: readonly number[]) => at.map((index) => jobs[index]?.id);
  t.deepEqual(await ids(''), named(0, 1, 2));
  t.deepEqual(await ids('?code=unexpected'), named(0, 2));
  t.deepEqual(await ids('?reaction=analyse-win'), []);
  t.deepEqual(await ids('?pool=payments'), named(0, 1, 2));
  t.deepEqual(await ids('?pool=ai'), []);
  t.deepEqual(await ids('?state=running'), []);
  t.deepEqual(await ids(`?userId=${jobs[3]?.userId}`), named(3));
  t.deepEqual(await ids('?state=open&reaction=expire-sign-up'), named(3));
  t.deepEqual(await ids(`?before=${new Date(clock.now() - 3 * 60_000).toISOString()}`), named(0, 1));
  const [first] = (await list('?limit=1')).jobs;
  t.like(first, { state: 'parked', attempts: 5, code: 'unexpected', actor: 'schedule', userId: jobs[0]?.userId });
  t.truthy(first?.causationId);
  const paged: string[] = [];
  for (let cursor: string | null = null, page = 0; page < 3; page += 1) {
    const answer: JobList = await list(`?code=unexpected&limit=1${cursor ? `&cursor=${cursor}` : ''}`);
    paged.push(...answer.jobs.map(({ id }) => id));
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  t.deepEqual(paged, named(0, 2));
});

test('a job shows the event that asked for it, and what that led to', async (t) => {
  const { viewer, jobs } = await withJobs(t, ['unexpected']);
  const { job, openedBy, tree } = (await viewer.call<ShownJob>('GET', `/api/admin/jobs/${jobs[0]?.id}`)).body;
  t.like(job, { id: jobs[0]?.id, state: 'parked', causationId: openedBy?.id });
  t.like(openedBy, { type: 'SignUpStarted', data: { userId: jobs[0]?.userId } });
  t.true((openedBy?.sealedBytes ?? 0) > 0);
  t.is(tree?.focus, openedBy?.id ?? '');
  t.deepEqual(
    tree?.events.map(({ id }) => id),
    [openedBy?.id],
  );
  t.is((await viewer.call('GET', '/api/admin/jobs/none')).status, 404);
});

test('jobs that a process is at are listed as running, whatever else is said of them', async (t) => {
  const { app, jobs } = await withJobs(t, ['unexpected', '']);
  const { readModels } = app.services;
  const running = [jobs[1]?.id ?? '', 'analyse-win:done-since'];
  const parts = { readModels, workNow: async () => ({ pools: [], running }) };
  const listed = await listJobs(parts, { state: 'running', limit: 50 });
  t.like(listed, { jobs: [{ id: jobs[1]?.id, state: 'running' }], nextCursor: null });
  t.deepEqual((await listJobs(parts, { state: 'running', reaction: 'analyse-win', limit: 50 })).jobs, []);
});

test('a parked job is retried or given up, for a reason that stands in the audit', async (t) => {
  const { operator, list, jobs, clock } = await withJobs(t, ['unexpected', 'unexpected', '']);
  const [first, second, third] = jobs;
  const reason = 'The provider is back';
  t.is((await operator.call('POST', `/api/admin/jobs/${first?.id}/retry`, { reason })).status, 200);
  await eventually('it to be done', async () => (await list(`?userId=${first?.userId}`)).jobs.length === 0);
  const again = await operator.call<object>('POST', `/api/admin/jobs/${first?.id}/retry`, { reason });
  t.like(again, { status: 404, body: { code: 'no-such-job' } });
  clock.move(1000);
  t.is((await operator.call('POST', `/api/admin/jobs/${second?.id}/discard`, { reason })).status, 200);
  t.deepEqual((await list(`?userId=${second?.userId}`)).jobs, []);
  const waiting = await operator.call<object>('POST', `/api/admin/jobs/${third?.id}/discard`, { reason });
  t.like(waiting, { status: 409, body: { code: 'job-not-parked' } });
  const { actions } = (await operator.call<AuditList>('GET', '/api/admin/audit?outcome=done')).body;
  t.like(actions, [
    { action: 'job.discard', accountId: second?.userId, targets: [second?.id], reason },
    { action: 'job.retry', accountId: first?.userId, targets: [first?.id], reason },
  ]);
});

test('all parked jobs that fit are changed at once, and no others', async (t) => {
  const { operator, list, clock } = await withJobs(t, ['unexpected', 'no-such-template', 'unexpected']);
  const reason = 'Mended by the release';
  const retried = await operator.call<ManyJobsDone>('POST', '/api/admin/jobs/retry', { code: 'unexpected', reason });
  t.like(retried.body, { changed: 2, more: false });
  t.deepEqual(
    (await list()).jobs.map(({ code }) => code),
    ['no-such-template'],
  );
  clock.move(1000);
  const discarded = await operator.call<ManyJobsDone>('POST', '/api/admin/jobs/discard', { reason });
  t.like(discarded.body, { changed: 1, more: false });
  t.deepEqual((await list()).jobs, []);
  const { actions } = (await operator.call<AuditList>('GET', '/api/admin/audit?outcome=done')).body;
  t.like(actions, [
    { action: 'jobs.discard', changed: 1 },
    { action: 'jobs.retry', changed: 2, targets: ['unexpected'] },
  ]);
});
