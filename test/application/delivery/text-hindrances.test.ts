import test, { type ExecutionContext } from 'ava';
import { takeCode } from '#application/access/phone/phone-limits.ts';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import type { Text } from '#application/delivery/carrier.ts';
import { sendText } from '#application/delivery/send-text.ts';
import { isTextLeft, takeText } from '#application/delivery/texts-in-all.ts';
import { handle } from '#application/engine/handle.ts';
import { isDeferred } from '#application/engine/ports/fault.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import { streams } from '#application/streams.ts';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import type { TextKind } from '#domain/delivery/text/events.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import { createTextComposer } from '#mail-gateway/sending/texts/text-body.ts';
import { mailFacts } from '#test/support/mail-facts.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { aTextFrom } from '#test/support/texts.ts';
import { NUMBER, OTHER, somePhones } from '../access/a-phone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A user in UTC whose number is verified, at nine in the morning, and a provider that takes all it is given. */
const aTexter = async (t: ExecutionContext, textsADay = 2000) => {
  const { services: all, clock, aUser } = await somePhones(t);
  const services = { ...all, textsADay };
  const warned: string[] = [];
  const logger = { ...silentLogger, warn: (message: string) => warned.push(message) };
  const user = await aUser();
  await user.asks(NUMBER);
  await user.types(NUMBER, await user.code());
  const sent: Text[] = [];
  const texter = {
    repeatable: true,
    close: async () => {},
    send: async (_userId: number, text: Text) => {
      sent.push(text);
      return { sent: true, blob: null } as const;
    },
  };
  const reaction = sendText({
    ...services,
    texter,
    leases: createLeases(services, 'one', true),
    textComposer: createTextComposer({ brandName: 'Cairn', tokens: services.tokens }),
    logger,
  });
  const now = () => new Date(clock.now()).toISOString();
  const asked = async (kind: TextKind, more: Readonly<{ answeredMessageId?: string; hours?: number }> = {}) => {
    const textId = crypto.randomUUID();
    await handle(services.log, outgoingText, streams.outgoingText(textId), {
      type: 'RequestDelivery',
      data: {
        textId,
        userId: user.userId,
        at: now(),
        kind,
        language: 'en',
        phoneName: await phoneNameOf(services.vault, NUMBER),
        codeId: null,
        completedJob: null,
        answeredMessageId: more.answeredMessageId ?? null,
        conversationId: null,
        expiresAt: new Date(clock.now() + (more.hours ?? 3) * HOUR).toISOString(),
        personal: { to: NUMBER, facts: mailFacts(kind === 'check-in' || kind === 'feedback' ? kind : 'welcome') },
      },
    });
    return textId;
  };
  const run = (textId: string) =>
    reaction.run({ key: textId, userId: user.userId, stream: streams.outgoingText(textId), epoch: 'one' } as Job);
  const end = async (textId: string) => {
    const last = (await services.log.read(streams.outgoingText(textId))).at(-1);
    return `${last?.type} ${last?.data.code ?? ''}`.trim();
  };
  return { services, clock, user, sent, asked, run, end, now, warned };
};

test('check-ins and answers go out by day', async (t) => {
  const { asked, run, end, sent } = await aTexter(t);
  for (const kind of ['check-in', 'feedback', 'help'] as const) {
    const textId = await asked(kind);
    await run(textId);
    t.is(await end(textId), 'TextSent', kind);
  }
  t.is(sent.length, 3);
});

test('at night a check-in that was held up is dropped, and an answer waits for the morning', async (t) => {
  const { clock, asked, run, end } = await aTexter(t);
  clock.move(11 * HOUR + 55 * MINUTE); // 20:55
  const [checkIn, answer] = [await asked('check-in'), await asked('feedback', { hours: 120 })];
  clock.move(11 * MINUTE);
  await run(checkIn);
  t.is(await end(checkIn), 'TextExpired');
  t.true(isDeferred(await t.throwsAsync(run(answer))));
  t.is(await end(answer), 'TextRequested');
  clock.move(10 * HOUR + 53 * MINUTE); // 07:59
  t.true(isDeferred(await t.throwsAsync(run(answer))));
  clock.move(MINUTE);
  await run(answer);
  t.is(await end(answer), 'TextSent');
});

test('an answer within ten minutes of the text it answers comes at any hour, however late it was asked for', async (t) => {
  const { services, clock, user, asked, run, end, now } = await aTexter(t);
  clock.move(14 * HOUR); // 23:00
  const mailId = crypto.randomUUID();
  const message = { conversationId: crypto.randomUUID(), channel: 'text', personal: { text: 'Fixed it' } } as const;
  await handle(services.log, incomingMail, streams.incomingMail(mailId), {
    type: 'ReceiveMessage',
    data: { mailId, userId: user.userId, at: now(), ...message },
  });
  clock.move(10 * MINUTE);
  const early = await asked('feedback', { answeredMessageId: mailId });
  await run(early);
  t.is(await end(early), 'TextSent');
  clock.move(1);
  const next = await asked('feedback', { answeredMessageId: mailId });
  t.true(isDeferred(await t.throwsAsync(run(next))));
  clock.move(3 * HOUR);
  await run(next);
  t.is(await end(next), 'TextExpired');
});

test('a user gets fifteen check-ins and answers a day by text; codes and help are beside that', async (t) => {
  const { clock, asked, run, end, sent } = await aTexter(t);
  for (let count = 0; count < 15; count += 1) await run(await asked('feedback'));
  const more = await asked('check-in');
  await run(more);
  t.is(await end(more), 'TextRejected spent');
  for (const kind of ['help', 'phone-code'] as const) {
    const textId = await asked(kind);
    await run(textId);
    t.is(await end(textId), 'TextSent', kind);
  }
  t.is(sent.length, 17);
  clock.move(24 * HOUR);
  const nextDay = await asked('check-in');
  await run(nextDay);
  t.is(await end(nextDay), 'TextSent');
});

test('nothing goes to a number that is not the account’s own any more, or that wrote STOP', async (t) => {
  const { services, clock, user, asked, run, end, sent } = await aTexter(t);
  const [before, stopped] = [await asked('check-in'), await asked('feedback')];
  await takeIncomingText(services, aTextFrom(NUMBER, 'STOP'));
  await run(stopped);
  t.is(await end(stopped), 'TextRejected stopped');
  await takeIncomingText(services, aTextFrom(NUMBER, 'START'));
  clock.move(HOUR);
  await user.asks(OTHER);
  await run(before);
  t.is(await end(before), 'TextExpired');
  t.deepEqual(sent, []);
});

test('a day has only so many texts for everybody together; a quarter of them is kept for codes, and operators are told', async (t) => {
  const { services, asked, run, end, warned, clock } = await aTexter(t, 8);
  const sent = async (kind: TextKind) => {
    const textId = await asked(kind);
    await run(textId);
    return end(textId);
  };
  for (let count = 0; count < 6; count += 1) t.is(await sent('help'), 'TextSent');
  t.is(await sent('help'), 'TextRejected all-spent');
  t.is(await sent('check-in'), 'TextRejected all-spent');
  t.deepEqual(warned, ['the texts of a day are used up (TEXT_DAILY_LIMIT)'], 'once an hour');
  t.false(await isTextLeft(services, false), 'check-ins go by mail from now on');
  for (let count = 0; count < 2; count += 1) {
    t.true(await isTextLeft(services, true));
    t.true(await takeText(services, true, `code-${count}`));
  }
  t.true(await takeText(services, true, 'code-1'), 'the same text is one');
  t.false(await isTextLeft(services, true));
  const code = { userId: 1, phoneName: 'p', prefix: '1', network: '192.0.2.1' };
  t.deepEqual(await takeCode(services, code), { refused: 'codes-spent' });
  clock.move(24 * HOUR);
  t.true(await isTextLeft(services, false));
});
