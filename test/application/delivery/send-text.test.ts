import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { type HandedOver, outcomeUnknown, type Text } from '#application/delivery/carrier.ts';
import { sendText } from '#application/delivery/send-text.ts';
import { handle } from '#application/engine/handle.ts';
import { isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import { streams } from '#application/streams.ts';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import { NOTHING } from '#domain/facts.ts';
import { createTextComposer, textBody } from '#mail-gateway/sending/texts/text-body.ts';
import { movableClock } from '#test/support/clock.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { aTextFrom } from '#test/support/texts.ts';

/** The most characters that travel as one message. */
const ONE_MESSAGE = 160;

const USER = 7;
const TO = '+12025550123';
const MINUTE = 60_000;

/** One text that is asked for, and a provider that answers what the test says. */
const aText = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  await services.vault.make(USER);
  const [textId, codeId] = [randomUUID(), randomUUID()];
  const stream = streams.outgoingText(textId);
  await handle(services.log, outgoingText, stream, {
    type: 'RequestDelivery',
    data: {
      textId,
      userId: USER,
      at: new Date(clock.now()).toISOString(),
      kind: 'phone-code',
      language: 'en',
      phoneName: await phoneNameOf(services.vault, TO),
      codeId,
      expiresAt: new Date(clock.now() + 10 * MINUTE).toISOString(),
      completedJob: null,
      answeredMessageId: null,
      conversationId: null,
      personal: { to: TO, facts: NOTHING },
    },
  });
  const handedOver: Text[] = [];
  const says = { next: (): HandedOver => ({ sent: true, blob: null }) };
  const texter = {
    repeatable: false,
    close: async () => {},
    send: async (_userId: number, text: Text) => {
      handedOver.push(text);
      return says.next();
    },
  };
  const job = { key: textId, userId: USER, stream, reaction: 'send-text' } as Job;
  /** A worker with a lease of its own, as after a restart. */
  const worker = (epoch: string) => {
    const leases = createLeases(services, randomUUID(), true);
    const reaction = sendText({
      ...services,
      texter,
      leases,
      textComposer: createTextComposer({ brandName: 'Cairn', tokens: services.tokens }),
      logger: silentLogger,
    });
    return { reaction, run: () => reaction.run({ ...job, epoch }) };
  };
  const events = async () => (await services.log.read(stream)).map(({ type }) => type);
  const last = async () => (await services.log.read(stream)).at(-1)?.data;
  const code = services.tokens.code('phone', codeId);
  const incoming = (body: string) => takeIncomingText(services, aTextFrom(TO, body));
  return { clock, services, textId, code, worker, says, handedOver, events, last, incoming };
};

const fails = (error: Error) => (): never => {
  throw error;
};

test('a text is rendered from its event, handed over once, and noted as sent', async (t) => {
  const { worker, handedOver, textId, code, events } = await aText(t);
  await worker('reactor-0/1').run();
  await worker('reactor-0/2').run();
  const body = `${code} is your Cairn code, good for 10 minutes. If you did not ask for it, ignore this text.`;
  t.deepEqual(handedOver, [{ textId, to: TO, body }]);
  t.deepEqual(await events(), ['TextRequested', 'TextClaimed', 'TextSent']);
});

test('a text that the provider did not take is still to be sent after a restart, and goes out once', async (t) => {
  const { worker, says, handedOver, events } = await aText(t);
  says.next = fails(unavailable('the provider'));
  t.true(isUnavailable(await t.throwsAsync(worker('reactor-0/1').run())));
  t.deepEqual(await events(), ['TextRequested', 'TextClaimed', 'TextClaimReleased']);
  says.next = () => ({ sent: true, blob: null });
  await worker('reactor-0/2').run();
  t.deepEqual((await events()).slice(3), ['TextClaimed', 'TextSent']);
  t.is(handedOver.length, 2);
});

test('while the provider is away no text is claimed, and the reaction is paused until the next try', async (t) => {
  const { clock, worker, says, handedOver, events } = await aText(t);
  const { reaction, run } = worker('reactor-0/1');
  says.next = fails(unavailable('the provider'));
  await t.throwsAsync(run());
  t.true(reaction.isPaused?.('texts'));
  t.true(isUnavailable(await t.throwsAsync(run())));
  t.is(handedOver.length, 1);
  t.is((await events()).length, 3);
  clock.move(1000);
  t.false(reaction.isPaused?.('texts'));
  says.next = () => ({ sent: true, blob: null });
  await run();
  t.is((await events()).at(-1), 'TextSent');
});

test('a text whose fate nobody knows never goes again', async (t) => {
  const { worker, says, handedOver, events } = await aText(t);
  says.next = fails(outcomeUnknown('the provider'));
  await worker('reactor-0/1').run();
  t.is((await events()).at(-1), 'TextMarkedAmbiguous');
  await worker('reactor-0/2').run();
  t.is(handedOver.length, 1);
});

test('a text whose worker died with it in hand is ambiguous, and never goes again', async (t) => {
  const { worker, says, handedOver, events } = await aText(t);
  says.next = fails(new Error('killed'));
  await t.throwsAsync(worker('reactor-0/1').run());
  await worker('reactor-0/2').run();
  t.deepEqual(await events(), ['TextRequested', 'TextClaimed', 'TextMarkedAmbiguous']);
  t.is(handedOver.length, 1);
});

test('what the provider refuses is noted with its code', async (t) => {
  const { worker, says, last } = await aText(t);
  says.next = () => ({ sent: false, code: '21610' });
  await worker('reactor-0/1').run();
  t.like(await last(), { code: '21610' });
});

test('nothing goes to a number that wrote STOP; after START it does', async (t) => {
  const stopped = await aText(t);
  await stopped.incoming('STOP');
  await stopped.worker('reactor-0/1').run();
  t.deepEqual(await stopped.events(), ['TextRequested', 'TextClaimed', 'TextRejected']);
  t.like(await stopped.last(), { code: 'stopped' });
  t.deepEqual(stopped.handedOver, []);
  const again = await aText(t);
  await again.incoming('STOP');
  await again.incoming('START');
  await again.worker('reactor-0/1').run();
  t.is(again.handedOver.length, 1);
});

test('nothing goes out from the moment it expires', async (t) => {
  const early = await aText(t);
  early.clock.move(10 * MINUTE - 1);
  await early.worker('reactor-0/1').run();
  t.is((await early.events()).at(-1), 'TextSent');
  const late = await aText(t);
  late.clock.move(10 * MINUTE);
  await late.worker('reactor-0/1').run();
  t.is((await late.events()).at(-1), 'TextExpired');
  t.deepEqual(late.handedOver, []);
});

test('a text of an erased user goes nowhere', async (t) => {
  const { worker, services, handedOver, events } = await aText(t);
  await services.vault.destroy(USER);
  t.is(await worker('reactor-0/1').run(), null);
  t.deepEqual(handedOver, []);
  t.deepEqual(await events(), ['TextRequested']);
});

const GSM7 = /^[A-Za-z0-9 \n@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;

test('a text is one message in the letters that every phone has, whatever the product is called', (t) => {
  const body = (brandName: string) =>
    textBody('phone-code', { language: 'en', brandName, code: '123456', minutes: 10, facts: NOTHING });
  for (const brandName of [
    'Cairn',
    'Ćąirn™ “Ŵins”',
    'Кэрн',
    '🪨🪨 Cairn',
    'C\u0000a\u202eirn',
    '{Cairn}',
    'ß'.repeat(60),
    'ﷺ'.repeat(60),
  ]) {
    const text = body(brandName);
    t.regex(text, GSM7, brandName);
    t.true(text.length <= ONE_MESSAGE, brandName);
    t.true(text.startsWith('123456 is your '), brandName);
  }
  t.true(body('Ćąirn “Ŵins”').includes('Cairn Wins code'));
});
