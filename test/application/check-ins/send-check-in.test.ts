import test, { type ExecutionContext } from 'ava';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { sendCheckIn } from '#application/check-ins/send-check-in.ts';
import { handle } from '#application/engine/handle.ts';
import { streams } from '#application/streams.ts';
import { checkIn } from '#domain/check-ins/decider.ts';
import type { CheckInRequested } from '#domain/check-ins/events.ts';
import type { CheckInFacts } from '#domain/check-ins/facts.ts';
import { seedFor } from '#domain/check-ins/seed.ts';
import { plusDays } from '#domain/time/dates.ts';
import { checkInQuestion } from '#mail-gateway/sending/questions/check-in-question.ts';
import { agoInWords } from '#mail-gateway/sending/words/in-words.ts';
import { tellAccount, type UserCommand } from '#test/support/account-commands.ts';
import { movableClock } from '#test/support/clock.ts';
import { AN_ORIGIN } from '#test/support/stored-events.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { type AWin, recordAs } from '../wins/wins-on-record.ts';

const PHONE = '+15555550100';
type Options = Readonly<{ wins?: readonly AWin[]; complimentary?: boolean }>;
type Request = Partial<Pick<CheckInRequested['data'], 'slot' | 'tone' | 'channel' | 'questionSeed'>>;

/** Somebody in UTC who is asked daily at seven; by default it is that time on Friday, November 20, 2026. */
const aBench = async (t: ExecutionContext, { wins = [], complimentary = true }: Options = {}) => {
  const clock = movableClock(Date.parse('2026-11-20T07:00:30Z'));
  const services = await embeddedServices(t, clock);
  const userId = await unprovenAccount(services, { email: 'sub@example.com', proven: true, complimentary });
  await recordAs(services, { [userId]: wins });
  const id = () => ({ userId, at: new Date(clock.now()).toISOString() });
  const change = (command: UserCommand) => tellAccount(services, userId, command);
  const reaction = sendCheckIn({ ...services, moodOf: async () => null });

  const decide = async (slot: string | null, request: Request = {}) => {
    const checkInId = slot === null ? `${userId}-by-hand-${clock.now()}` : `${userId}-${slot}`;
    const data = {
      ...id(),
      checkInId,
      slot,
      conversationId: `conversation-of-${checkInId}`,
      mailId: `mail-of-${checkInId}`,
      questionSeed: seedFor(userId, slot ?? '2026-11-20'),
      tone: 'usual',
      channel: 'mail',
      ...request,
    } as const;
    await handle(services.log, checkIn, streams.checkIn(checkInId), { type: 'RequestCheckIn', data });
    return data;
  };
  /** What became of it: the event that closes the job. */
  const run = async ({ checkInId, mailId }: CheckInRequested['data']) => {
    const job = {
      reaction: 'send-check-in',
      key: checkInId,
      userId,
      partition: 0,
      stream: streams.checkIn(checkInId),
      lane: checkInId,
      pool: 'plain-bulk',
      waitsFor: [],
      state: 'open',
      until: '',
      attempts: 0,
      reason: '',
      opened: '',
      openedAt: '',
      origin: AN_ORIGIN,
      id: checkInId,
      epoch: '',
    } as const;
    const position = await reaction.run(job);
    t.truthy(position);
    t.truthy(await reaction.run(job), 'a second time comes to the same');
    const of = (stream: string) => services.log.read(stream);
    const events = [
      ...(await of(streams.outgoingMail(mailId))),
      ...(await of(streams.outgoingText(mailId))),
      ...(await of(streams.checkIn(checkInId))).slice(1),
    ];
    t.is(events.length, 1);
    const [{ type, data }] = events as unknown as [Outcome];
    return { type, data, words: data.personal && wordsOf(data.personal.facts) };
  };
  const ask = async (slot: string | null, request?: Request) => run(await decide(slot, request));
  return { services, clock, userId, id, change, decide, run, ask };
};
/** What it asks, and reminds of, as it is read. */
const wordsOf = ({ question, tone, memory }: CheckInFacts) => ({
  question: checkInQuestion(question),
  tone,
  memory: memory && { text: memory.text, ago: agoInWords(memory.when) },
});

type Outcome = Readonly<{
  type: string;
  data: Readonly<{ reason?: string; expiresAt?: string; personal?: Readonly<{ to: string; facts: CheckInFacts }> }>;
}>;

test('a slot asks by mail, within three hours of its time, in a conversation of its own', async (t) => {
  const { ask, services, userId, clock } = await aBench(t);
  clock.move(20 * 60_000);
  const { type, data, words } = await ask('2026-11-20');
  t.is(type, 'MailRequested');
  t.like(data, {
    kind: 'check-in',
    template: 1,
    expiresAt: '2026-11-20T10:00:00.000Z',
    personal: { to: 'sub@example.com' },
  });
  t.like(words, { tone: 'usual', memory: null });
  const opened = await services.log.read(streams.conversation(`conversation-of-${userId}-2026-11-20`));
  t.deepEqual(
    opened.map((event) => event.type),
    ['ConversationOpened', 'CheckInQuestionAsked'],
  );
});

test('one asked for by hand is good for three hours from then, also in a pause', async (t) => {
  const { ask, change, id } = await aBench(t);
  await change({ type: 'PauseCheckIns', data: { ...id(), until: null, reason: 'stopped' } });
  t.like(await ask(null), { type: 'MailRequested', data: { expiresAt: '2026-11-20T10:00:30.000Z' } });
});

test('the question knows of the day: Friday asks about the week, and an empty journal is begun', async (t) => {
  const wins = [1, 2, 3].map((days) => ({ date: plusDays('2026-11-20', -days), text: 'Held the ward together.' }));
  const asked = new Set<string>();
  for (const had of [wins, []]) {
    const { ask } = await aBench(t, { wins: had });
    for (let week = 0; week < 16; week += 1)
      asked.add((await ask(plusDays('2026-11-20', 7 * week)))?.words?.question ?? '');
  }
  t.true(
    [...asked].some((question) => /this week/.test(question)),
    [...asked].join('\n'),
  );
});

test('a past win is brought back once a week at most, the one of longest ago, in its own words', async (t) => {
  const daily = Array.from({ length: 420 }, (_, days) => ({
    date: plusDays('2026-11-20', -days),
    text: `Win of day ${days}.`,
  }));
  const { ask, clock } = await aBench(t, { wins: daily });
  const dates: string[] = [];
  for (let day = 0; day < 21; day += 1) {
    const slot = plusDays('2026-11-20', day);
    const { words } = await ask(slot);
    if (words?.memory) {
      dates.push(slot);
      t.is(words.memory.ago, 'A year ago', slot);
      t.is(words.memory.text, `Win of day ${365 - day}.`);
    }
    clock.move(24 * 3_600_000);
  }
  t.is(dates.length, 3);
  t.deepEqual(
    dates.slice(1),
    dates.slice(0, -1).map((date) => plusDays(date, 7)),
  );
});

test('what is nearly so long ago is said so, and cut to a line; a week ago is better than nothing', async (t) => {
  const long = `Wrote\nthe plan for ${'the long migration '.repeat(20)}`;
  for (const [days, ago] of [
    [363, 'About a year ago'],
    [7, 'A week ago'],
    [31, 'A month ago'],
  ] as const) {
    const wins = Array.from({ length: 7 }, (_, day) => ({ date: plusDays('2026-11-20', day - days), text: long }));
    const { ask } = await aBench(t, { wins });
    const told = [];
    for (let day = 0; day < 7; day += 1) told.push((await ask(plusDays('2026-11-20', day))).words?.memory);
    const [memory] = told.filter((one) => one);
    t.true((memory?.text.length ?? 999) <= 160);
    t.regex(memory?.text ?? '', /^Wrote the plan .*…$/);
    t.true((memory?.ago ?? '').toLowerCase().includes(ago.toLowerCase().replace(/^about /, '')), memory?.ago);
  }
});

test('what must not go out by now is dropped, with the reason', async (t) => {
  const { change, id, decide, run } = await aBench(t);
  const before = async (slot: string, ...commands: readonly UserCommand[]) => {
    const requested = await decide(slot);
    for (const command of commands) await change(command);
    return run(requested);
  };
  const pause = (until: string | null, reason: 'asked' | 'stopped') =>
    ({ type: 'PauseCheckIns', data: { ...id(), until, reason } }) as const;
  const resume = { type: 'ResumeCheckIns', data: id() } as const;
  const dropped = (reason: string) => ({ type: 'CheckInCancelled', data: { reason } });
  t.like(await before('2026-11-20', pause('2026-11-22', 'asked')), dropped('paused'));
  t.like(await before('2026-11-21', pause(null, 'stopped')), dropped('paused'));
  t.like(await before('2026-11-22', resume, pause('2026-11-22', 'asked')), { type: 'MailRequested' });
  const closed = { type: 'CloseAccount', data: id() } as const;
  t.like(await before('2026-11-23', resume, closed), dropped('closed'));
});

test('without a subscription it is dropped as inactive', async (t) => {
  const { ask } = await aBench(t, { complimentary: false });
  t.like(await ask('2026-11-20'), { type: 'CheckInCancelled', data: { reason: 'inactive' } });
});

test('the last one goes out although silence has paused check-ins by then', async (t) => {
  const { decide, run, change, id } = await aBench(t);
  const requested = await decide('2026-11-20', { tone: 'last' });
  await change({ type: 'PauseCheckIns', data: { ...id(), until: null, reason: 'quiet' } });
  t.like(await run(requested), { type: 'MailRequested', words: { tone: 'last', memory: null } });
});

test('by text it goes to the verified number; what announces a change goes by mail all the same', async (t) => {
  const { services, ask, change, id } = await aBench(t);
  const phoneName = await phoneNameOf(services.vault, PHONE);
  await change({ type: 'GivePhone', data: { ...id(), phoneName, personal: { phoneNumber: PHONE } } });
  t.like(await ask('2026-11-20', { channel: 'text' }), { type: 'MailRequested' }, 'not verified');
  await change({ type: 'VerifyPhone', data: { ...id(), phoneName } });
  const { type, data, words } = await ask('2026-11-21', { channel: 'text' });
  t.is(type, 'TextRequested');
  t.like(data, { kind: 'check-in', phoneName, codeId: null, personal: { to: PHONE } });
  t.is(words?.memory, null, 'there is no room for it');
  t.like(await ask('2026-11-22', { channel: 'text', tone: 'fewer' }), { type: 'MailRequested' });
});
