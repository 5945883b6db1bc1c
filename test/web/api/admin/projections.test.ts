import test from 'ava';
import { eventually } from '#test/support/eventually.ts';
import type { Ordered } from '#web/contract/admin/common.ts';
import type { ProjectionDetail, ProjectionList } from '#web/contract/admin/projections.ts';
import { withOperators } from './an-operator.ts';

const reason = 'After the restore';

test('read models are rebuilt and verified one after the other, and show how that ended', async (t) => {
  const { operator, viewer, user } = await withOperators(t);
  await user.call('POST', '/api/achievements', { originalMessage: 'Mended the roof' });
  const list = async () => (await viewer.call<ProjectionList>('GET', '/api/admin/projections')).body.projections;
  const named = async (name: string) => (await list()).find((one) => one.name === name);
  const before = await eventually('the win to be folded', async () => {
    const one = await named('wins');
    return one?.lag === 0 ? one : null;
  });
  t.like(before, { lag: 0, stopped: null, failures: 0, build: null, lastBuild: null });
  t.truthy(before.position);
  const ordered = await operator.call<Ordered>('POST', '/api/admin/projections/rebuild', {
    names: ['wins', 'accounts'],
    reason,
  });
  t.is(ordered.status, 202);
  const rebuilt = await eventually('both rebuilds', async () => {
    const [wins, accounts] = [await named('wins'), await named('accounts')];
    return wins?.lastBuild && accounts?.lastBuild ? wins : null;
  });
  t.like(rebuilt.lastBuild, { kind: 'rebuild', state: 'done', damage: 0 });
  t.not(rebuilt.generation, before.generation);
  await operator.call('POST', '/api/admin/projections/verify', { names: ['wins'], reason });
  const verified = await eventually('the verification', async () => (await named('wins'))?.lastVerification);
  t.like(verified, { state: 'done', documents: 1, differences: 0, different: [] });
  const { body } = await viewer.call<ProjectionDetail>('GET', '/api/admin/projections/wins');
  t.like(body, { documents: 1, projection: { name: 'wins' } });
});

test('what is no read model is refused, and nothing of the order is done', async (t) => {
  const { operator } = await withOperators(t);
  const answer = await operator.call<object>('POST', '/api/admin/projections/rebuild', {
    names: ['wins', 'x'],
    reason,
  });
  t.like(answer, { status: 404, body: { code: 'no-such-read-model' } });
  t.is((await operator.call('GET', '/api/admin/projections/x')).status, 404);
  const { projections } = (await operator.call<ProjectionList>('GET', '/api/admin/projections')).body;
  t.true(projections.every(({ build, lastBuild }) => build === null && lastBuild === null));
});
