import test from 'ava';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { address, normaliseAddress } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { checkIn } from '#domain/check-ins/decider.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import { reaction } from '#domain/work/reaction/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

type AccountCommand = Parameters<typeof account.decide>[0];

const open: AccountCommand = {
  type: 'OpenAccount',
  data: {
    userId: 1,
    at: AT,
    timezone: 'UTC',
    complimentary: true,
    addressName: 'name',
    proven: false,
    personal: { firstName: 'Sub', lastName: 'Scriber', email: 'sub@example.com' },
  },
};
const prove = (addressName = 'name'): AccountCommand => ({
  type: 'ProveAddress',
  data: { userId: 1, at: AT, addressName, failedAfter: null },
});
const erase: AccountCommand = { type: 'EraseAccount', data: { userId: 1, at: AT } };

test('an account is opened once, and its address proven once', (t) => {
  const { types, answers } = carriedOut(account, [open, prove(), open, prove()]);
  t.deepEqual(types, ['AccountOpened', 'AddressVerified']);
  t.is(answers[2], 'account-exists');
});

test('an account opened as proven is so from its first moment', (t) => {
  const { types } = carriedOut(account, [{ ...open, data: { ...open.data, proven: true } }, prove()]);
  t.deepEqual(types, ['AccountOpened', 'AddressVerified']);
});

test('only the address an account has can be proven', (t) => {
  t.deepEqual(carriedOut(account, [prove(), open, prove('another')]).answers.at(-1), 'no-such-account');
  t.is(carriedOut(account, [prove()]).answers[0], 'no-such-account');
});

test('an erased account is never opened or proven again, and erasing it again changes nothing', (t) => {
  const { answers } = carriedOut(account, [open, erase, open, prove(), erase]);
  t.deepEqual(answers.slice(2), ['account-exists', 'no-such-account', []]);
  t.is(carriedOut(account, [erase]).answers[0], 'no-such-account');
});

test('an address has one owner at a time, and is free again once given back', (t) => {
  const step = record({
    type: constantFrom('ClaimAddress' as const, 'RenewClaim' as const, 'ReleaseAddress' as const),
    data: integer({ min: 1, max: 3 }).map((userId) => ({ addressName: 'name', userId, at: AT })),
  });
  assert(
    property(array(step, { maxLength: 30 }), (commands) => {
      let owner: number | null = null;
      return carriedOut(address, commands).answers.every((answer, index) => {
        const asked = commands[index];
        const claims = asked?.type === 'ClaimAddress' || asked?.type === 'RenewClaim';
        if (claims && owner !== null && owner !== asked.data.userId) return answer === 'address-taken';
        const expected: string[] = [];
        if (claims && (owner === null || asked.type === 'RenewClaim')) expected.push('AddressClaimed');
        if (asked?.type === 'ReleaseAddress' && owner === asked.data.userId) expected.push('AddressReleased');
        if (expected[0] === 'AddressClaimed') owner = asked?.data.userId ?? null;
        if (expected[0] === 'AddressReleased') owner = null;
        return typeof answer !== 'string' && answer.map(({ type }) => type).join() === expected.join();
      });
    }),
  );
  t.pass();
});

test('addresses are compared without letter case, blanks around and ways to write an accent', (t) => {
  t.is(normaliseAddress('  Zoe\u0308@Example.COM '), normaliseAddress('ZO\u00cb@example.com'));
});

test('a domain of other letters is one in whichever of its two forms it is written', (t) => {
  t.is(normaliseAddress('Ada@Ex\u00e4mple.com'), normaliseAddress('ada@XN--EXMPLE-CUA.com'));
  t.is(normaliseAddress('ada@b\u00fccher.m\u00fcnchen.example'), 'ada@xn--bcher-kva.xn--mnchen-3ya.example');
  t.is(normaliseAddress('z\u00f6e@example.com'), 'z\u00f6e@example.com');
  t.not(normaliseAddress('ada@strasse.de'), normaliseAddress('ada@stra\u00dfe.de'));
  for (const odd of ['ada@xn--', 'ada@\u00e4/b', 'ada', '', 'ada@1.2']) t.is(normaliseAddress(odd), odd);
});

test('a conversation is closed once and by its owner alone, and stays closed', (t) => {
  const asked = (type: 'OpenConversation' | 'CloseConversation', userId: number) => ({
    type,
    data: { conversationId: 'c', userId, at: AT },
  });
  const { answers, types } = carriedOut(conversation, [
    asked('CloseConversation', 1),
    asked('OpenConversation', 1),
    asked('OpenConversation', 2),
    asked('CloseConversation', 2),
    asked('CloseConversation', 1),
    asked('CloseConversation', 1),
    asked('OpenConversation', 1),
  ]);
  t.deepEqual(types, ['ConversationOpened', 'ConversationClosed']);
  t.is(answers[0], 'no-such-conversation');
  t.is(answers[3], 'no-such-conversation');
});

test('a check-in is asked for once, and a reaction starts once', (t) => {
  const id = { checkInId: 'i', userId: 1, at: AT };
  const mail = { conversationId: 'c', mailId: 'm', questionSeed: 0, tone: 'usual', channel: 'mail' } as const;
  const asked = { type: 'RequestCheckIn', data: { ...id, ...mail, slot: null } } as const;
  t.deepEqual(carriedOut(checkIn, [asked, asked]).types, ['CheckInRequested']);
  const skipped = { type: 'SkipCheckIn', data: { ...id, slot: '2026-11-20', reason: 'late' } } as const;
  t.deepEqual(carriedOut(checkIn, [skipped, asked]).types, ['CheckInSkipped'], 'what is decided first stays');
  const start = { type: 'StartReaction', data: { reaction: 'r', at: AT } } as const;
  t.deepEqual(carriedOut(reaction, [start, start]).types, ['ReactionStarted']);
});
