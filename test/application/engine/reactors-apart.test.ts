import test from 'ava';
import { unavailable } from '#application/engine/ports/fault.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { POOLS } from '#application/engine/work/pools.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { analyseWin } from '#application/wins/analyse-win.ts';
import type { Writer } from '#application/wins/writer.ts';
import { checkInRequested } from '#domain/check-ins/events.ts';
import { mailReceived } from '#domain/inbox/mail/events.ts';
import { reactionsOf } from '#infrastructure/wiring/reactions.ts';
import { claims } from '#language/claims/claims.ts';
import { eventually } from '#test/support/eventually.ts';
import { aMailer, ended, requested, sending, USER } from '../delivery/sending-harness.ts';
import { aGate, reactorBench } from './reactor-harness.ts';

const nothing = { telemetry: noTelemetry } as never; // nothing of it is asked for: what a job does is made up here

test('a login link and the reading of a reply do not wait for a thousand check-ins, however slow these are', async (t) => {
  const bench = await reactorBench(t);
  const gate = aGate();
  const begun: string[] = [];
  const isSlow = ({ rules }: Reaction) => ['send-check-in', 'send-bulk-mail', 'send-text'].includes(rules.reaction);
  const reactions = reactionsOf(nothing, nothing, nothing, nothing, nothing, nothing).map(
    (reaction): Reaction => ({
      rules: reaction.rules,
      async run({ reaction: its }) {
        begun.push(its);
        if (isSlow(reaction)) await gate.passed;
        return null;
      },
    }),
  );
  await bench.start(reactions);
  t.teardown(gate.open);

  const at = new Date(bench.clock.now()).toISOString();
  const noon = Array.from({ length: 1000 }, (_, index) => {
    const userId = 1000 + index;
    const ids = { checkInId: `${userId}-2026-11-20`, conversationId: `c-${userId}`, mailId: `m-${userId}` };
    return checkInRequested({
      ...ids,
      userId,
      at,
      slot: '2026-11-20',
      questionSeed: 1,
      tone: 'usual',
      channel: 'mail',
    });
  });
  await bench.log.append('checkin-noon', noon, 'no-stream');
  for (let user = 0; user < 40; user += 1) await requested(bench, 'check-in', { userId: 5000 + user });
  const slow = (reaction: string) => begun.filter((one) => one === reaction).length;
  await eventually('all that go at once', async () => slow('send-check-in') === 16 && slow('send-bulk-mail') === 16);

  await requested(bench, 'login-link', { userId: USER });
  const personal = {
    ...{ from: 's@example.com', returnPath: 's@example.com', messageId: null, references: [], subject: '' },
    ...{ remoteAddress: '::1', helo: '' },
  };
  const reply = mailReceived({
    ...{
      mailId: 'reply',
      userId: USER,
      at,
      recipient: { kind: 'reply', conversationId: 'c' },
      senderVerdict: 'proven',
    },
    ...{ nature: 'personal', blob: 'b', size: 1, personal },
  });
  await bench.log.append(streams.incomingMail('reply'), [reply], 'no-stream');
  await eventually('the link and the reading', async () => begun.includes('send-mail') && begun.includes('read-mail'));
  t.is(slow('send-check-in'), 16);
  t.is(slow('send-bulk-mail'), 16);
});

test('a hundred analyses that hang, of everybody and of one’s own, hold up no login mail and no other work', async (t) => {
  const bench = await reactorBench(t);
  const gate = aGate();
  let hanging = 0;
  const writer = {
    async analyse() {
      hanging += 1;
      await gate.passed;
      throw unavailable('the writer');
    },
  } as unknown as Writer;
  const { mailer, sends } = aMailer(false);
  const analysing = analyseWin({
    ...bench.services,
    writer,
    aiWriter: null,
    claims,
    signs: { languageOf: () => null, isCrisis: () => false, likeness: () => ({ meaning: 0, words: 0 }) },
    winsOfMail: async () => [],
  });
  await bench.start([analysing, ...sending(bench, mailer)]);
  t.teardown(gate.open);
  for (let win = 0; win < 100; win += 1) await bench.record(win % 4 === 0 ? USER : 1000 + win, `w${win}`);
  await eventually('as many as go at once', async () => hanging === POOLS.ai.atOnce);
  const link = await requested(bench, 'login-link');
  t.is((await ended(bench, link)).at(-1), 'MailSent');
  t.deepEqual(sends, [link]);
  t.is(hanging, POOLS.ai.atOnce);
  t.is((await bench.open()).filter(({ reaction }) => reaction === 'analyse-win').length, 100);
});
