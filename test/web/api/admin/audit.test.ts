import test from 'ava';
import { Fault } from '#application/engine/ports/fault.ts';
import { actAsOperator, beginAction } from '#application/operators/operator-action.ts';
import { streams } from '#application/streams.ts';
import { refuse } from '#domain/decider.ts';
import { eventually } from '#test/support/eventually.ts';
import type { AuditList } from '#web/contract/admin/audit.ts';
import { withOperators } from './an-operator.ts';

type Acting = Awaited<ReturnType<typeof withOperators>>;

const listed = async ({ viewer }: Acting, query = ''): Promise<AuditList> =>
  (await viewer.call<AuditList>('GET', `/api/admin/audit${query}`)).body;

const audited = (acting: Acting, action: string) =>
  eventually(`${action} in the audit`, async () =>
    (await listed(acting)).actions.find((one) => one.action === action && one.outcome !== 'open'),
  );

const sayingWhy = 'Asked for by their owner, Ada Lovelace';

test('what an operator does stands in the audit with who, why and what came of it, refused or done', async (t) => {
  const acting = await withOperators(t);
  const { app, operator } = acting;
  const refused = await operator.call<object>('POST', '/api/admin/projections/wins/pause', { reason: sayingWhy });
  t.like(refused, { status: 409, body: { success: false, code: 'nothing-built' } });
  t.like(await audited(acting, 'projection.pause'), {
    actor: `operator:${operator.userId}`,
    reason: sayingWhy,
    targets: ['wins'],
    outcome: 'refused',
    code: 'nothing-built',
    changed: 0,
  });
  await operator.call('POST', '/api/admin/projections/verify', { names: ['wins', 'mails'], reason: sayingWhy });
  t.like(await audited(acting, 'projection.verify'), { targets: ['wins', 'mails'], outcome: 'done', changed: 2 });
  const [begun, ended] = await app.services.log.read(
    streams.operation((await audited(acting, 'projection.verify')).id),
  );
  for (const event of [begun, ended])
    t.like(event?.metadata, { actor: `operator:${operator.userId}`, $correlationId: event?.data.actionId });
});

test('an action without a reason is not begun', async (t) => {
  const acting = await withOperators(t);
  for (const body of [{ names: ['wins'] }, { names: ['wins'], reason: '  ' }, { names: ['wins'], reason: 'x' }]) {
    const answer = await acting.operator.call<{ errors: object }>('POST', '/api/admin/projections/verify', body);
    t.is(answer.status, 400);
    t.deepEqual(Object.keys(answer.body.errors), ['reason']);
  }
  t.deepEqual((await listed(acting)).actions, []);
});

test('an action is told of before it is done, and one whose process dies in between is listed as open', async (t) => {
  const acting = await withOperators(t);
  const { services } = acting.app;
  const seen: string[] = [];
  const outcome = await actAsOperator(services, { by: 'cli', action: 'job.retry', reason: 'why not' }, async () => {
    const { actions } = await eventually('the open action', async () => {
      const page = await listed(acting);
      return page.actions.length > 0 ? page : null;
    });
    seen.push(...actions.map((one) => one.outcome));
    return {};
  });
  t.false('refused' in outcome);
  t.deepEqual(seen, ['open']);
  await beginAction(services, { by: '7', action: 'job.discard', accountId: 42, reason: 'then the power went' });
  const { actions } = await eventually('the other one', async () => {
    const page = await listed(acting, '?outcome=open');
    return page.actions.some(({ action }) => action === 'job.discard') && page.actions.length === 1 ? page : null;
  });
  t.like(actions, [{ action: 'job.discard', actor: 'operator:7', accountId: 42, endedAt: '', outcome: 'open' }]);
});

test('what cannot be told is not done, and what fails is told as failed', async (t) => {
  const acting = await withOperators(t);
  const { app } = acting;
  let done = 0;
  const log = { ...app.services.log, append: () => Promise.reject(new Error('no log')) };
  const unheard = () =>
    actAsOperator({ ...app.services, log }, { by: 'cli', action: 'job.retry', reason: 'why not' }, async () => {
      done += 1;
      return {};
    });
  await t.throwsAsync(unheard, { message: 'no log' });
  t.is(done, 0);
  const failing = () =>
    actAsOperator(app.services, { by: 'cli', action: 'job.retry', reason: 'why not' }, () =>
      Promise.reject(new Fault('payment-refused', 'not today')),
    );
  await t.throwsAsync(failing, { code: 'payment-refused' });
  t.like(await audited(acting, 'job.retry'), { outcome: 'failed', code: 'payment-refused' });
});

test('the audit is narrowed by who, what, whose account, how it ended and when, page by page', async (t) => {
  const acting = await withOperators(t);
  const { app, clock } = acting;
  const act = (by: '7' | 'cli', action: string, accountId: number | null) =>
    actAsOperator(app.services, { by, action, accountId, reason: `because of ${action}` }, async () =>
      accountId === 3 ? refuse('no-such-account') : {},
    );
  for (const [by, action, accountId] of [
    ['7', 'account.sign-out', 1],
    ['7', 'account.erase', 2],
    ['cli', 'account.sign-out', 2],
    ['cli', 'account.sign-out', 3],
    ['7', 'jobs.retry', null],
  ] as const) {
    await act(by, action, accountId);
    clock.move(60_000);
  }
  await eventually('all of them', async () => (await listed(acting)).actions.length === 5);
  const shown = async (query: string) =>
    (await listed(acting, query)).actions.map(({ actor, action, accountId }) => `${actor} ${action} ${accountId}`);
  t.deepEqual(await shown('?actor=operator:7&action=account.erase'), ['operator:7 account.erase 2']);
  t.deepEqual(await shown('?accountId=2'), ['operator:cli account.sign-out 2', 'operator:7 account.erase 2']);
  t.deepEqual(await shown('?outcome=refused'), ['operator:cli account.sign-out 3']);
  t.deepEqual(await shown('?action=account.sign-out&limit=1'), ['operator:cli account.sign-out 3']);
  const { actions } = await listed(acting);
  t.is((await shown(`?from=${actions[1]?.at}`)).length, 2);
  t.is((await shown(`?to=${actions[3]?.at}`)).length, 2);
  const paged: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await listed(
      acting,
      `?action=account.sign-out&actor=operator:cli&limit=1&cursor=${cursor}`.replace(/&cursor=$/, ''),
    );
    paged.push(...page.actions.map(({ accountId }) => String(accountId)));
    cursor = page.nextCursor;
  }
  t.deepEqual(paged, ['3', '2']);
});

test('the audit comes as a table too, in which nothing is a formula', async (t) => {
  const acting = await withOperators(t);
  const { app, viewer } = acting;
  const reason = '=HYPERLINK("http://evil.example", "click")';
  await actAsOperator(
    app.services,
    { by: 'cli', action: 'job.retry', targets: ['a:1', 'b:2'], reason },
    async () => ({}),
  );
  await audited(acting, 'job.retry');
  const { body, headers } = await viewer.call<string>('GET', '/api/admin/audit.csv?action=job.retry');
  t.is(headers.get('content-type'), 'text/csv; charset=utf-8');
  const [head, row, end] = body.split('\r\n');
  t.is(head, 'id,at,endedAt,actor,action,accountId,targets,reason,outcome,code,changed');
  t.regex(
    row ?? '',
    /,operator:cli,job\.retry,0,a:1 b:2,"'=HYPERLINK\(""http:\/\/evil\.example"", ""click""\)",done,,1$/,
  );
  t.is(end, '');
});
