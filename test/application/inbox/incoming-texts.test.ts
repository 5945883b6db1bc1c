import test, { type ExecutionContext } from 'ava';
import { handle } from '#application/engine/handle.ts';
import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import { streams } from '#application/streams.ts';
import { checkIn } from '#domain/check-ins/decider.ts';
import type { Channel } from '#domain/check-ins/events.ts';
import type { HelpFacts } from '#domain/delivery/text/facts.ts';
import type { MessageReceived } from '#domain/inbox/mail/events.ts';
import { aTextFrom } from '#test/support/texts.ts';
import { NUMBER, OTHER, somePhones } from '../access/a-phone.ts';

const HOUR = 60 * 60_000;

/** A user whose number is verified, and everything that was kept of what came in. */
const aTexter = async (t: ExecutionContext) => {
  const { services, clock, aUser, asked, phoneEvents } = await somePhones(t);
  const user = await aUser();
  await user.asks(NUMBER);
  await user.types(NUMBER, await user.code());
  const kept = async (): Promise<readonly MessageReceived['data'][]> => {
    const found: MessageReceived['data'][] = [];
    const end = new AbortController();
    for await (const { events, caughtUp } of services.log.follow(null, end.signal)) {
      for (const event of events)
        if (event.type === 'MessageReceived') found.push(event.data as MessageReceived['data']);
      if (caughtUp) break;
    }
    end.abort();
    return found;
  };
  const helps = async () => (await asked()).filter(({ kind }) => kind === 'help').map(({ personal }) => personal.facts);
  const takes = (text: ReturnType<typeof aTextFrom>) => takeIncomingText(services, text);
  const texts = (body: string, more = {}) => takes(aTextFrom(NUMBER, body, more));
  const checkInBy = async (channel: Channel, slot: string) => {
    const [checkInId, conversationId] = [`${user.userId}-${slot}`, crypto.randomUUID()];
    const at = new Date(clock.now()).toISOString();
    const ids = { checkInId, userId: user.userId, at, slot, conversationId, mailId: crypto.randomUUID() };
    const data = { ...ids, questionSeed: 0, tone: 'usual', channel } as const;
    await handle(services.log, checkIn, streams.checkIn(checkInId), { type: 'RequestCheckIn', data });
    return conversationId;
  };
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);
  return { services, clock, user, aUser, phoneEvents, kept, helps, takes, texts, checkInBy, today };
};

const help = (about: HelpFacts['about']): HelpFacts => ({ of: 'help', about });

test('a text from a verified number is kept for its account, once however often it is brought', async (t) => {
  const { user, kept, takes } = await aTexter(t);
  const text = aTextFrom(NUMBER, 'Fixed the pump');
  await Promise.all([takes(text), takes(text), takes(text)]);
  await takes(text);
  const messages = await kept();
  t.is(messages.length, 1);
  t.like(messages[0], { userId: user.userId, channel: 'text', personal: { text: 'Fixed the pump' } });
});

test('of a number that nobody has verified, or has verified no more, nothing is kept', async (t) => {
  const { services, clock, aUser, user, takes, kept, helps } = await aTexter(t);
  const other = await aUser();
  await other.asks(OTHER); // given, its code never typed
  const before = await services.log.head();
  for (const body of ['Fixed the pump', 'HELP', '']) await takes(aTextFrom(OTHER, body, { media: 1 }));
  for (const from of ['12345', 'nobody', '']) await takes(aTextFrom(from, 'Fixed the pump'));
  t.is(await services.log.head(), before);
  clock.move(HOUR);
  await user.asks(OTHER);
  await takes(aTextFrom(NUMBER, 'From the number before'));
  t.deepEqual(await kept(), []);
  t.deepEqual(await helps(), []);
});

test('texts of one local date are one conversation, and an answer belongs to the check-in that was texted', async (t) => {
  const { clock, kept, texts, checkInBy, today } = await aTexter(t);
  await texts('one');
  await texts('two');
  clock.move(24 * HOUR);
  await texts('three');
  const [one, two, three] = (await kept()).map(({ conversationId }) => conversationId);
  t.is(one, two);
  t.not(one, three);

  const asked = await checkInBy('text', today());
  clock.move(24 * HOUR);
  await texts('the last moment for it');
  clock.move(1);
  await texts('too late for it');
  await checkInBy('mail', today());
  await texts('asked by mail, told by text');
  const [inTime, late, byMail] = (await kept()).slice(3).map(({ conversationId }) => conversationId);
  t.is(inTime, asked);
  t.not(late, asked);
  t.is(byMail, late);
});

test('HELP is answered by one text that explains, unless the provider has answered it', async (t) => {
  const { texts, helps, kept } = await aTexter(t);
  await texts('Hilfe', { optOut: 'help' });
  t.deepEqual(await helps(), []);
  for (const body of ['help', 'INFO', 'Help!', 'HELP', 'HELP']) await texts(body);
  t.deepEqual(await helps(), [help(null), help(null), help(null)]); // three a day
  t.deepEqual(await kept(), []);
});

test('words that come with a picture are kept; of each picture it is said that it did not come through', async (t) => {
  const { texts, helps, kept } = await aTexter(t);
  await texts('The new bridge', { media: 2 });
  await texts(' ', { media: 1 });
  await texts('');
  t.deepEqual(
    (await kept()).map(({ personal }) => personal.text),
    ['The new bridge'],
  );
  t.deepEqual(await helps(), [help('pictures'), help('pictures')]);
});

test('a number sends a hundred texts a day that are kept, and is told when that is over', async (t) => {
  const { clock, texts, helps, kept } = await aTexter(t);
  for (let count = 0; count < 103; count += 1) await texts(`win ${count}`);
  t.is((await kept()).length, 100);
  t.deepEqual(await helps(), [help('too-many'), help('too-many'), help('too-many')]);
  clock.move(24 * HOUR);
  await texts('the next day');
  t.is((await kept()).length, 101);
});

test('what was texted after STOP is kept all the same, and START can come ten times a day', async (t) => {
  const { phoneEvents, texts, kept } = await aTexter(t);
  await texts('STOP');
  await texts('Fixed the pump');
  t.is((await kept()).length, 1);
  for (let time = 0; time < 12; time += 1) {
    await texts('START');
    await texts('STOP');
  }
  const types = await phoneEvents(NUMBER);
  t.is(types.filter((type) => type === 'TextsOptedIn').length, 10);
  t.is(types.at(-1), 'TextsOptedOut');
});

test('a word for STOP, START or HELP counts only where it is all that a text says', async (t) => {
  const { kept, texts, helps, phoneEvents } = await aTexter(t);
  const told = [
    'Cancel 2',
    'End 3',
    'Запустили новый сервис STOP',
    '今日はデモを終えた。END',
    'Подписал договор: INFO 12',
    'Σταματώ START',
  ];
  for (const body of told) await texts(body);
  t.deepEqual(
    (await kept()).map(({ personal }) => personal.text),
    told,
  );
  t.deepEqual(await helps(), []);
  t.false((await phoneEvents(NUMBER)).includes('TextsOptedOut'));
  for (const body of ['✅ Stop!', ' start. ', 'opt-out']) await texts(body);
  t.deepEqual(
    (await phoneEvents(NUMBER)).filter((type) => /^Texts/.test(type)),
    ['TextsOptedOut', 'TextsOptedIn', 'TextsOptedOut'],
  );
});
