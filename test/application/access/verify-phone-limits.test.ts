import test from 'ava';
import { CODES_A_DAY_FOR_A_PREFIX, CODES_A_DAY_IN_ALL, takeCode } from '#application/access/phone/phone-limits.ts';
import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import { aTextFrom } from '#test/support/texts.ts';
import { NUMBER, OTHER, somePhones } from './a-phone.ts';

const SENT = 'true';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `+1202555${String(2000 + index)}`);
const count = (answers: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(answers)].map((answer) => [answer, answers.filter((one) => one === answer).length]));

test('a user and a number are sent one code in thirty seconds', async (t) => {
  const { aUser, clock, asked } = await somePhones(t);
  const [user, other] = [await aUser(), await aUser()];
  t.is(await user.asks(NUMBER), SENT);
  t.is(await user.asks(OTHER), 'too-soon');
  t.is(await other.asks(NUMBER), 'too-soon');
  clock.move(30 * SECOND - 1);
  t.is(await user.asks(NUMBER), 'too-soon');
  clock.move(1);
  t.is(await user.asks(NUMBER), SENT);
  t.is((await asked()).length, 2);
});

test('a number is sent five codes a day, whoever asks', async (t) => {
  const { aUser, clock } = await somePhones(t);
  const answers: string[] = [];
  for (let time = 0; time < 8; time += 1) {
    answers.push(await (await aUser()).asks(NUMBER));
    clock.move(MINUTE);
  }
  t.deepEqual(count(answers), { [SENT]: 5, 'too-many-codes': 3 });
  clock.move(DAY);
  t.is(await (await aUser()).asks(NUMBER), SENT);
});

test('of a thousand numbers that one user tries ten are sent a code a day', async (t) => {
  const { aUser, clock, asked } = await somePhones(t);
  const user = await aUser();
  const answers: string[] = [];
  for (const number of numbers(1000)) {
    answers.push(await user.asks(number));
    clock.move(40 * SECOND);
  }
  t.deepEqual(count(answers), { [SENT]: 10, 'too-many-codes': 990 });
  t.is((await asked()).length, 10);
});

test('who is refused by one limit has used up nothing of another', async (t) => {
  const { aUser, clock } = await somePhones(t);
  const [greedy, other, third] = [await aUser(), await aUser(), await aUser()];
  for (const number of numbers(10)) {
    t.is(await greedy.asks(number), SENT);
    clock.move(40 * SECOND);
  }
  t.is(await greedy.asks(NUMBER), 'too-many-codes');
  t.is(await other.asks(NUMBER), SENT); // the greedy one's try has not taken the number's turn
  t.is(await third.asks(NUMBER), 'too-soon');
  t.is(await third.asks(OTHER), SENT); // nor the third one its own
});

test('one network asks for twenty codes an hour, for however many users', async (t) => {
  const { aUser } = await somePhones(t);
  const answers: string[] = [];
  for (const number of numbers(25)) answers.push(await (await aUser()).asks(number, '192.0.2.1'));
  t.deepEqual(count(answers), { [SENT]: 20, 'too-many-codes': 5 });
});

/** One code for each of so many numbers, every one from a user and a network of its own. */
const takeFor = async (services: Parameters<typeof takeCode>[0], many: number, prefixOf: (index: number) => string) => {
  const answers: string[] = [];
  for (let index = 0; index < many; index += 1) {
    const one = { userId: index, phoneName: `number ${index}`, prefix: prefixOf(index), network: String(index) };
    answers.push((await takeCode(services, one))?.refused ?? 'granted');
  }
  return count(answers);
};

test('a thousand numbers of one calling code are granted its budget of the day, and no other code pays for it', async (t) => {
  const { services, aUser, asked, clock } = await somePhones(t);
  const granted = await takeFor(services, 1000, () => '1');
  t.deepEqual(granted, { granted: CODES_A_DAY_FOR_A_PREFIX, 'codes-spent': 1000 - CODES_A_DAY_FOR_A_PREFIX });
  t.is(await (await aUser()).asks(NUMBER), 'codes-spent');
  t.is(await (await aUser()).asks(OTHER), SENT);
  t.is((await asked()).length, 1);
  clock.move(DAY);
  t.is(await (await aUser()).asks(NUMBER), SENT);
});

test('all calling codes together are granted the budget of the day', async (t) => {
  const { services, aUser, asked } = await somePhones(t);
  const granted = await takeFor(services, CODES_A_DAY_IN_ALL + 100, (index) => String(index % 40));
  t.deepEqual(granted, { granted: CODES_A_DAY_IN_ALL, 'codes-spent': 100 });
  t.is(await (await aUser()).asks(NUMBER), 'codes-spent');
  t.deepEqual(await asked(), []);
});

test('that a number takes no texts is told to whose it is, for the price of a code, and to nobody who only tries it', async (t) => {
  const { services, aUser, asked, clock } = await somePhones(t);
  const [owner, stranger] = [await aUser(), await aUser()];
  const writes = (body: string) => takeIncomingText(services, aTextFrom(NUMBER, body));
  t.is(await owner.asks(NUMBER), SENT);
  await writes('STOP');
  for (let time = 0; time < 3; time += 1) {
    clock.move(40 * SECOND);
    t.is(await owner.asks(NUMBER), 'texts-stopped');
  }
  t.is(await owner.asks(NUMBER), 'too-soon');
  t.is((await asked()).length, 1);
  clock.move(40 * SECOND);
  t.is(await stranger.asks(NUMBER), SENT);
  clock.move(40 * SECOND);
  t.is(await stranger.asks(NUMBER), 'too-many-codes'); // of all who ask, five a day
  clock.move(DAY);
  await writes('START');
  t.is(await owner.asks(NUMBER), SENT);
});
