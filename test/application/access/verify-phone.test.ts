import test from 'ava';
import { verifyPhone } from '#application/access/phone/verify-phone.ts';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import { personOf } from '#application/accounts/find-person.ts';
import { claimPhone, givePhone } from '#application/accounts/give-phone.ts';
import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import { streams } from '#application/streams.ts';
import { aTextFrom } from '#test/support/texts.ts';
import { another, NUMBER, OTHER, somePhones } from './a-phone.ts';

const [SENT, NOTHING_SENT, VERIFIED] = ['true', 'false', 'true'];
const SECOND = 1000;
const MINUTE = 60 * SECOND;

test('the code that was texted verifies the account’s number, and is stored nowhere', async (t) => {
  const { services, aUser, asked, phoneEvents } = await somePhones(t);
  const user = await aUser();
  t.is(await user.asks('(202) 555-0123'), SENT);
  const [text] = await asked();
  t.is(text?.personal.to, NUMBER);
  const code = await user.code();
  const alone = new RegExp(`\\b${code}\\b`); // longer numbers and ids may hold its digits by chance
  t.notRegex(JSON.stringify(await services.log.read(streams.outgoingText(text?.textId ?? ''))), alone);
  t.notRegex(JSON.stringify(await services.registers.list('phone-code', 10)), alone);
  t.is(await user.types(NUMBER, code), VERIFIED);
  t.true((await accountOf(services, user.userId))?.phone?.verified);
  t.deepEqual(await phoneEvents(NUMBER), ['PhoneClaimed']);
});

test('who may not change the number gets codes for the one they have, and for no other', async (t) => {
  const { services, aUser, asked } = await somePhones(t);
  const user = await aUser();
  const later = (number: string) => user.asks(number, 'a network', false);
  t.is(await later(NUMBER), 'not-recent', 'the first number is a change, too');
  await givePhone(services, user.userId, NUMBER);
  t.is(await later(OTHER), 'not-recent');
  t.is((await personOf(services, user.userId))?.phoneNumber, NUMBER);
  t.is((await asked()).length, 0);
  t.is(await later(NUMBER), SENT);
});

test('after five tries not even the right code is taken, one after the other or all at once', async (t) => {
  const { aUser } = await somePhones(t);
  const [slow, quick] = [await aUser(), await aUser()];
  await slow.asks(NUMBER);
  const code = await slow.code();
  for (let time = 0; time < 5; time += 1) t.is(await slow.types(NUMBER, another(code)), 'wrong-code');
  t.is(await slow.types(NUMBER, code), 'wrong-code');
  await quick.asks(OTHER);
  const right = await quick.code();
  const guesses = Array.from({ length: 40 }, (_, index) => String(index * 7).padStart(6, '0')).filter(
    (g) => g !== right,
  );
  const answers = await Promise.all(guesses.map((guess) => quick.types(OTHER, guess)));
  t.deepEqual([...new Set(answers)], ['wrong-code']);
  t.is(await quick.types(OTHER, right), 'wrong-code');
});

test('the fifth try still counts', async (t) => {
  const { aUser } = await somePhones(t);
  const user = await aUser();
  await user.asks(NUMBER);
  const code = await user.code();
  for (let time = 0; time < 4; time += 1) await user.types(NUMBER, another(code));
  t.is(await user.types(NUMBER, code), VERIFIED);
});

test('a code is good until ten minutes are over, to the second', async (t) => {
  const { aUser, clock } = await somePhones(t);
  const [early, late] = [await aUser(), await aUser()];
  await early.asks(NUMBER);
  await late.asks(OTHER);
  clock.move(10 * MINUTE - SECOND);
  t.is(await early.types(NUMBER, await early.code()), VERIFIED);
  clock.move(SECOND);
  t.is(await late.types(OTHER, await late.code()), 'wrong-code');
});

test('a new code is in the place of the one before, and wrong tries end with it', async (t) => {
  const { aUser, clock } = await somePhones(t);
  const user = await aUser();
  await user.asks(NUMBER);
  const before = await user.code();
  for (let time = 0; time < 5; time += 1) await user.types(NUMBER, another(before));
  clock.move(30 * SECOND);
  await user.asks(NUMBER);
  if (before !== (await user.code())) t.is(await user.types(NUMBER, before), 'wrong-code');
  t.is(await user.types(NUMBER, await user.code()), VERIFIED);
});

test('a code is its own account’s, and for the number it was sent to', async (t) => {
  const { aUser } = await somePhones(t);
  const [user, thief] = [await aUser(), await aUser()];
  await user.asks(NUMBER);
  const code = await user.code();
  t.is(await thief.types(NUMBER, code), 'wrong-code');
  t.is(await user.types(OTHER, code), 'wrong-code');
  t.is(await user.types(NUMBER, code), VERIFIED);
});

test('the same code again says the same while the number stays, and verifies nothing once it went', async (t) => {
  const { aUser, services } = await somePhones(t);
  const user = await aUser();
  await user.asks(NUMBER);
  const code = await user.code();
  t.is(await user.types(NUMBER, code), VERIFIED);
  t.is(await user.types(NUMBER, code), VERIFIED);
  t.is(await user.types(NUMBER, another(code)), 'wrong-code');
  t.is(await user.asks(NUMBER), NOTHING_SENT);
  for (const number of [OTHER, NUMBER]) await givePhone(services, user.userId, number);
  t.is(await user.types(NUMBER, code), 'wrong-code');
  t.false((await accountOf(services, user.userId))?.phone?.verified);
});

test('another number is the account’s own, unverified, and the one before is anyone’s', async (t) => {
  const { aUser, clock, services, phoneEvents } = await somePhones(t);
  const [user, next] = [await aUser(), await aUser()];
  await user.asks(NUMBER);
  await user.types(NUMBER, await user.code());
  clock.move(MINUTE);
  await user.asks(OTHER);
  t.is((await personOf(services, user.userId))?.phoneNumber, OTHER);
  t.deepEqual(await phoneEvents(NUMBER), ['PhoneClaimed', 'PhoneReleased']);
  await next.asks(NUMBER);
  t.is(await next.types(NUMBER, await next.code()), VERIFIED);
});

test('a number that another account has verified cannot be verified, and is not lost by that', async (t) => {
  const { aUser, clock, services } = await somePhones(t);
  const [owner, other] = [await aUser(), await aUser()];
  await owner.asks(NUMBER);
  await owner.types(NUMBER, await owner.code());
  clock.move(MINUTE);
  t.is(await other.asks(NUMBER), SENT); // says nothing of the owner
  t.is(await other.types(NUMBER, await other.code()), 'phone-taken');
  t.true((await accountOf(services, owner.userId))?.phone?.verified);
  t.false((await accountOf(services, other.userId))?.phone?.verified);
});

test('of two who type their codes at the same moment one has the number', async (t) => {
  const { aUser, clock, services } = await somePhones(t);
  const [one, other] = [await aUser(), await aUser()];
  await one.asks(NUMBER);
  clock.move(MINUTE);
  await other.asks(NUMBER);
  const [first, second] = [await one.code(), await other.code()];
  const answers = await Promise.all([one.types(NUMBER, first), other.types(NUMBER, second)]);
  t.deepEqual(answers.sort(), ['phone-taken', VERIFIED]);
  const owners = await Promise.all([one, other].map(({ userId }) => accountOf(services, userId)));
  t.is(owners.filter((owner) => owner?.phone?.verified).length, 1);
});

test('a claim is given back when the account has moved on to another number meanwhile', async (t) => {
  const { aUser, services, phoneEvents } = await somePhones(t);
  const user = await aUser();
  await user.asks(NUMBER);
  const code = await user.code();
  const log = {
    ...services.log,
    append: async (...[stream, events, expected]: Parameters<typeof services.log.append>) => {
      if (events.some(({ type }) => type === 'PhoneClaimed')) await givePhone(services, user.userId, OTHER);
      return services.log.append(stream, events, expected);
    },
  };
  const typed = { userId: user.userId, phoneNumber: NUMBER, code };
  t.deepEqual(await verifyPhone({ ...services, log }, typed), { refused: 'wrong-code' });
  t.deepEqual(await phoneEvents(NUMBER), ['PhoneClaimed', 'PhoneReleased']);
  t.false((await accountOf(services, user.userId))?.phone?.verified);
});

test('a number given up and taken again while its code is in flight is verified with its claim held, or not at all', async (t) => {
  const { aUser, services, phoneEvents } = await somePhones(t);
  const user = await aUser();
  await user.asks(NUMBER);
  const code = await user.code();
  let changed = false;
  const log = {
    ...services.log,
    append: async (...[stream, events, expected]: Parameters<typeof services.log.append>) => {
      if (!changed && events.some(({ type }) => type === 'PhoneVerified')) {
        changed = true;
        for (const number of [OTHER, NUMBER]) await givePhone(services, user.userId, number);
      }
      return services.log.append(stream, events, expected);
    },
  };
  const typed = { userId: user.userId, phoneNumber: NUMBER, code };
  t.deepEqual(await verifyPhone({ ...services, log }, typed), { verified: true });
  t.deepEqual(await phoneEvents(NUMBER), ['PhoneClaimed', 'PhoneReleased', 'PhoneClaimed']);
  t.true((await accountOf(services, user.userId))?.phone?.verified);
});

test('who gives a number back while its account takes it again leaves the claim alone', async (t) => {
  const { aUser, services, phoneEvents } = await somePhones(t);
  const user = await aUser();
  await user.asks(NUMBER);
  await user.types(NUMBER, await user.code());
  let again = false;
  const log = {
    ...services.log,
    append: async (...[stream, events, expected]: Parameters<typeof services.log.append>) => {
      if (!again && events.some(({ type }) => type === 'PhoneReleased')) {
        again = true;
        await givePhone(services, user.userId, NUMBER);
        const phoneName = await phoneNameOf(services.vault, NUMBER);
        t.true(await claimPhone(services, user.userId, phoneName));
      }
      return services.log.append(stream, events, expected);
    },
  };
  await givePhone({ ...services, log }, user.userId, OTHER);
  t.true(again);
  t.deepEqual(await phoneEvents(NUMBER), ['PhoneClaimed', 'PhoneClaimed']);
});

test('a claim that was left behind keeps nobody out', async (t) => {
  const { aUser, clock, services, phoneEvents } = await somePhones(t);
  const [gone, next] = [await aUser(), await aUser()];
  await gone.asks(NUMBER);
  await gone.types(NUMBER, await gone.code());
  const { userId } = gone;
  const stream = streams.account(userId);
  const closed = { type: 'AccountClosed', data: { userId, at: '2026-11-20T09:00:00.000Z' } } as const;
  await services.log.append(stream, [closed], (await services.log.read(stream)).length - 1);
  clock.move(MINUTE);
  await next.asks(NUMBER);
  t.is(await next.types(NUMBER, await next.code()), VERIFIED);
  t.deepEqual(await phoneEvents(NUMBER), ['PhoneClaimed', 'PhoneReleased', 'PhoneClaimed']);
});

test('what is no number, or costs what its owner likes, is sent nothing and changes nothing', async (t) => {
  const { aUser, asked, services } = await somePhones(t);
  const user = await aUser();
  t.is(await user.asks('+1 900 555 1234'), 'costly-number');
  t.is(await user.asks('442071838750'), 'no-number');
  t.is(await user.types('442071838750', '123456'), 'no-number');
  t.deepEqual(await asked(), []);
  t.is((await accountOf(services, user.userId))?.phone, null);
});

test('STOP and its like, alone in a text, stop texts to the number it comes from; START allows them again', async (t) => {
  const { services, phoneEvents } = await somePhones(t);
  const texts = (body: string) => takeIncomingText(services, aTextFrom(NUMBER, body));
  for (const body of ['stop by the office tomorrow', 'Finished the end of year report', 'HELP', 'START', ''])
    await texts(body);
  t.deepEqual(await phoneEvents(NUMBER), []);
  for (const body of ['STOP', ' stop. ', 'StopAll', 'UNSUBSCRIBE', 'Cancel', 'end', 'QUIT', 'Opt out']) {
    const before = (await phoneEvents(NUMBER)).length;
    for (const text of [body, body, 'start', 'UNSTOP']) await texts(text);
    t.deepEqual((await phoneEvents(NUMBER)).slice(before), ['TextsOptedOut', 'TextsOptedIn'], body);
  }
});

test('a provider that has understood STOP in another language is believed', async (t) => {
  const { services, phoneEvents } = await somePhones(t);
  await takeIncomingText(services, aTextFrom(NUMBER, 'Abmelden', { optOut: 'stop' }));
  await takeIncomingText(services, aTextFrom('12345', 'STOP', { optOut: 'stop' }));
  t.deepEqual(await phoneEvents(NUMBER), ['TextsOptedOut']);
});
