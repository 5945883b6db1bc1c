import test, { type ExecutionContext } from 'ava';
import { type Attempt, createBuilds } from '#application/engine/builds.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { eventually } from '#test/support/eventually.ts';
import { embeddedServices } from '#test/support/stores.ts';

const never = new AbortController().signal;

/** Two processes with the same registers. */
const twoProcesses = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  return [createBuilds(services), createBuilds(services)] as const;
};

/** A build that goes on until it is let go, or paused. */
const aBuild = () => {
  const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const tries: boolean[] = [];
  const attempt: Attempt<{ damage: number }> = async (onProgress, signal, again) => {
    tries.push(again);
    onProgress({ events: 10, total: 40 });
    begun.resolve();
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    await Promise.race([allowed.promise, aborted]);
    onProgress({ events: 40, total: 40 });
    return { damage: 2 };
  };
  return { attempt, tries, begun: begun.promise, letGo: allowed.resolve };
};

test('a build is noted for every process while it runs, and how it ended afterwards', async (t) => {
  const [here, elsewhere] = await twoProcesses(t);
  const { attempt, begun, letGo } = aBuild();
  const running = here.run(['wins'], 'rebuild', attempt, never);
  await begun;
  const noted = await eventually('its progress', async () => {
    const now = (await elsewhere.notes()).get('wins')?.now;
    return now?.events === 10 ? now : null;
  });
  t.like(noted, { kind: 'rebuild', state: 'running', total: 40, endedAt: null });
  letGo();
  t.deepEqual(await running, { damage: 2 });
  const { now, last, verified } = (await elsewhere.notes()).get('wins') ?? {};
  t.like(last, { kind: 'rebuild', state: 'done', events: 40, damage: 2, code: '' });
  t.deepEqual([now, verified], [null, null]);
});

test('any process pauses a build, and lets it go on from where it was', async (t) => {
  const [here, elsewhere] = await twoProcesses(t);
  const { attempt, tries, begun, letGo } = aBuild();
  t.false(await elsewhere.pause('wins'), 'nothing is built');
  const running = here.run(['wins', 'mails'], 'upgrade', attempt, never);
  await begun;
  const stateIs = (state: string) =>
    eventually(state, async () => (await elsewhere.notes()).get('mails')?.now?.state === state);
  await stateIs('running');
  t.true(await elsewhere.pause('wins'), 'those of one pass pause together');
  await stateIs('paused');
  t.true(await elsewhere.resume('mails'));
  await stateIs('running');
  letGo();
  await running;
  t.deepEqual(tries, [false, true]);
});

test('one is built after the other, and one that pauses holds up no other', async (t) => {
  const [here] = await twoProcesses(t);
  const [first, second] = [aBuild(), aBuild()];
  const paused = here.run(['wins'], 'rebuild', first.attempt, never);
  await first.begun;
  const waiting = here.run(['mails'], 'rebuild', second.attempt, never);
  await eventually('the second to wait', async () => (await here.notes()).get('mails')?.now?.state === 'waiting');
  t.deepEqual(second.tries, []);
  await here.pause('wins');
  await second.begun;
  second.letGo();
  await waiting;
  t.is((await here.notes()).get('wins')?.now?.state, 'paused');
  await here.resume('wins');
  first.letGo();
  await paused;
  t.pass();
});

test('a build that fails is noted with its code, and a verification with what differs; it cannot pause', async (t) => {
  const [here] = await twoProcesses(t);
  const failing = here.run(['wins'], 'rebuild', () => Promise.reject(new Fault('log-damaged', 'it is')), never);
  await t.throwsAsync(failing, { code: 'log-damaged' });
  t.like((await here.notes()).get('wins')?.last, { state: 'failed', code: 'log-damaged' });
  const { attempt, begun, letGo } = aBuild();
  const different = { documents: 3, differences: 1, different: ['w-1'] };
  const verifying = here.run(
    ['wins'],
    'verification',
    async (...given) => ({ ...(await attempt(...given)), ...different }),
    never,
  );
  await begun;
  await eventually('its note', async () => (await here.notes()).get('wins')?.now?.state === 'running');
  t.false(await here.pause('wins'));
  letGo();
  await verifying;
  t.like((await here.notes()).get('wins'), { last: { state: 'failed' }, verified: { state: 'done', ...different } });
});
