import test, { type ExecutionContext } from 'ava';
import { WORK } from '#application/engine/ports/work.ts';
import { listParked } from '#application/engine/work/parked-jobs.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { reactionStarted } from '#domain/work/reaction/events.ts';
import { startProjectionRunner } from '#projections/engine/runner.ts';
import { work } from '#projections/work.ts';
import { eventually } from '#test/support/eventually.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { type ReactorBench, reactorBench } from '../engine/reactor-harness.ts';
import { aMailer, ended, requested, sending, typesOf } from './sending-harness.ts';

/** The read model `work` of today's release, from the log as it is. */
const follow = async (t: ExecutionContext, bench: ReactorBench, reactions: readonly Reaction[]) => {
  const runner = await startProjectionRunner({
    log: bench.log,
    store: bench.services.stores.readModels,
    projectors: [work(reactions.map(({ rules }) => rules))],
    logger: silentLogger,
    onApplied: bench.wakeAll,
  });
  t.teardown(runner.stop);
  return runner;
};

/** As the release before began: one reaction sent all mails. */
const startedBefore = ({ log }: ReactorBench) =>
  log.append(
    streams.reaction('send-mail'),
    [reactionStarted({ reaction: 'send-mail', at: '2026-11-01T00:00:00.000Z' })],
    'no-stream',
  );

const startEach = async (bench: ReactorBench, reactions: readonly Reaction[]) => {
  for (const reaction of reactions) await bench.react([reaction], { name: reaction.rules.reaction });
};

test('check-in mails that waited for the relay when the release changed are sent by the next one', async (t) => {
  const bench = await reactorBench(t);
  const ancient = [await requested(bench, 'check-in'), await requested(bench, 'login-link')];
  await startedBefore(bench);
  const waiting = [await requested(bench, 'check-in'), await requested(bench, 'login-link')];
  const { mailer, sends } = aMailer(true);
  const reactions = sending(bench, mailer);
  const runner = await follow(t, bench, reactions);
  await startEach(bench, reactions);
  for (const mailId of waiting) t.is((await ended(bench, mailId)).at(-1), 'MailSent');
  await bench.noneOpen();
  t.deepEqual(sends.toSorted(), waiting.toSorted());
  for (const mailId of ancient) t.deepEqual(await typesOf(bench, mailId), ['MailRequested']); // nobody sent them then
  t.deepEqual(await bench.log.read(streams.reaction('send-bulk-mail')), []);
  t.true((await runner.verify(WORK.name, () => {})).equal);
  t.deepEqual(await listParked(bench), []);
});

test('what waits after an upgrade is the same after a rebuild', async (t) => {
  const bench = await reactorBench(t);
  await requested(bench, 'check-in');
  await startedBefore(bench);
  const [bulk, urgent] = [await requested(bench, 'check-in'), await requested(bench, 'login-link')];
  const runner = await follow(t, bench, sending(bench, aMailer(true).mailer));
  const expected = [`send-bulk-mail:${bulk}`, `send-mail:${urgent}`];
  const jobs = async () => (await bench.open()).map(({ reaction, key }) => `${reaction}:${key}`);
  t.deepEqual(await jobs(), expected);
  await runner.rebuild(WORK.name, () => {});
  t.deepEqual(await jobs(), expected);
  t.true((await runner.verify(WORK.name, () => {})).equal);
});

for (const order of ['urgent mail', 'bulk mail'])
  test(`a new log begins for both at once, though the reactor of ${order} is the first, and rebuilds to the same`, async (t) => {
    const bench = await reactorBench(t);
    const { mailer, sends } = aMailer(true);
    const [urgent, bulk] = sending(bench, mailer);
    const older = [await requested(bench, 'check-in'), await requested(bench, 'login-link')];
    const runner = await follow(t, bench, [urgent, bulk]);
    await startEach(bench, order === 'urgent mail' ? [urgent, bulk] : [bulk, urgent]);
    await eventually('the start', async () => (await bench.open()).length === 0);
    const newer = [await requested(bench, 'check-in'), await requested(bench, 'login-link')];
    for (const mailId of newer) await ended(bench, mailId);
    await bench.noneOpen();
    t.deepEqual(sends.toSorted(), newer.toSorted());
    for (const mailId of older) t.deepEqual(await typesOf(bench, mailId), ['MailRequested']);
    t.true((await runner.verify(WORK.name, () => {})).equal);
  });
