import test from 'ava';
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import type { AccountCommand, ProfileChange } from '#domain/accounts/commands.ts';
import { account, MOST_PASSKEYS } from '#domain/accounts/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const id = { userId: 1, at: AT };
const later = (milliseconds: number) => new Date(Date.parse(AT) + milliseconds).toISOString();
const person = { firstName: 'Sub', lastName: 'Scriber', email: 'sub@example.com' };
const open: AccountCommand = {
  type: 'OpenAccount',
  data: { ...id, timezone: 'UTC', complimentary: false, addressName: 'a0', proven: false, personal: person },
};
const schedule = {
  frequency: 'daily',
  timeOfDay: 'morning',
  clockTime: null,
  weekdays: [0],
  weekInterval: 1,
  timezone: 'UTC',
} as const;

const changes = {
  name: (firstName: string): ProfileChange => ({
    type: 'ChangeName',
    data: { ...id, personal: { firstName, lastName: 'Scriber' } },
  }),
  schedule: (part: object): ProfileChange => ({ type: 'ChangeSchedule', data: { ...id, ...schedule, ...part } }),
  setup: { type: 'FinishSetup', data: id } as ProfileChange,
  phone: (phoneName: string): ProfileChange => ({
    type: 'GivePhone',
    data: { ...id, phoneName, personal: { phoneNumber: '+15555550100' } },
  }),
  noPhone: { type: 'RemovePhone', data: id } as ProfileChange,
  ask: (addressName: string, changeId: string, after = 0): ProfileChange => ({
    type: 'AskAddressChange',
    data: { ...id, at: later(after), addressName, changeId, personal: { email: 'new@example.com' } },
  }),
};
const confirm = (addressName: string, changeId: string, after = 0): AccountCommand => ({
  type: 'ChangeAddress',
  data: { ...id, at: later(after), addressName, changeId, personal: { email: 'new@example.com' } },
});
const verify = (phoneName: string): AccountCommand => ({ type: 'VerifyPhone', data: { ...id, phoneName } });
const addPasskey = (credentialId: string): AccountCommand => ({
  type: 'AddPasskey',
  data: { ...id, credentialId, publicKey: 'key', transports: [], personal: { label: 'Phone' } },
});

/** Every command there is, with few names, so that they meet. */
const command = tuple(integer({ min: 0, max: 14 }), constantFrom('1', '2', '3'), integer({ min: 0, max: 30 })).map(
  ([kind, name, hours]): AccountCommand => {
    const all: readonly AccountCommand[] = [
      open,
      { type: 'ProveAddress', data: { ...id, addressName: `a${name}` } },
      { type: 'ProveAddress', data: { ...id, addressName: 'a0' } },
      changes.name(name),
      changes.schedule({
        weekdays: [Number(name)],
        weekInterval: name === '1' ? 2 : 1,
        frequency: name === '2' ? 'daily' : 'weekly',
      }),
      changes.setup,
      changes.phone(name),
      changes.noPhone,
      verify(name),
      changes.ask(`a${name}`, `c${name}`, hours * HOUR),
      confirm(`a${name}`, `c${name}`, hours * HOUR),
      addPasskey(name),
      { type: 'RemovePasskey', data: { ...id, credentialId: name } },
      { type: 'ChangeProfile', data: { ...id, changes: [changes.phone(name), changes.ask(`a${name}`, `p${name}`)] } },
      confirm(`a${name}`, `p${name}`, hours * HOUR),
    ];
    return all[kind] ?? open;
  },
);
const commands = array(command, { maxLength: 40 });

test('whatever is commanded, a verified number is the one whose code was typed since it was given', (t) => {
  assert(
    property(commands, (list) => {
      const { events, state } = carriedOut(account, [open, ...list]);
      const last = events.findLastIndex(({ type }) => type === 'PhoneNumberEntered' || type === 'PhoneRemoved');
      const given = events[last]?.type === 'PhoneNumberEntered' ? events[last].data.phoneName : null;
      const since = events.slice(last + 1);
      const verified = since.some(({ type }) => type === 'PhoneVerified');
      if (state.status !== 'open') return false;
      return given === null
        ? state.phone === null
        : state.phone?.phoneName === given && state.phone.verified === verified;
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test('whatever is commanded, an address only becomes the account’s by the change last asked for, within its day', (t) => {
  assert(
    property(commands, (list) => {
      const { events, state } = carriedOut(account, [open, ...list]);
      let current = 'a0';
      let asked: Readonly<{ changeId: string; addressName: string; at: string }> | null = null;
      for (const event of events) {
        if (event.type === 'AddressChangeRequested') asked = event.data;
        if (event.type === 'AddressVerified') asked = null;
        if (event.type !== 'AddressChanged') continue;
        const { data } = event;
        if (data.changeId !== asked?.changeId || data.addressName !== asked.addressName) return false;
        if (data.previousAddressName !== current || Date.parse(data.at) - Date.parse(asked.at) >= 24 * HOUR)
          return false;
        current = data.addressName;
        asked = null;
      }
      return state.status === 'open' && state.addressName === current && (current === 'a0' || state.proven);
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test('whatever was done before, doing the same once more changes nothing', (t) => {
  assert(
    property(commands, command, (list, last) => {
      const once = carriedOut(account, [open, ...list, last]);
      const twice = carriedOut(account, [open, ...list, last, last]);
      const more = twice.events.slice(once.events.length);
      // Of a name or a position only its asker knows whether it differs.
      return more.every(({ type }) => type === 'NameChanged' || type === 'PositionChanged');
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test('a profile change is its parts in their order, in one decision', (t) => {
  const part = constantFrom(
    changes.name('Ada'),
    changes.schedule({ weekdays: [3] }),
    changes.schedule({}),
    changes.setup,
    changes.phone('1'),
    changes.phone('2'),
    changes.noPhone,
    changes.ask('a1', 'c1'),
    changes.ask('a0', 'c0'),
  );
  assert(
    property(commands, array(part, { maxLength: 8 }), (list, parts) => {
      const apart = carriedOut(account, [open, ...list, ...parts]);
      const together = carriedOut(account, [open, ...list, { type: 'ChangeProfile', data: { ...id, changes: parts } }]);
      t.deepEqual(together.events, apart.events);
      t.deepEqual(together.state, apart.state);
      return true;
    }),
    { numRuns: 300 },
  );
});

test('nothing happens to an account that is not there, is being deleted or is erased', (t) => {
  const close: AccountCommand = { type: 'CloseAccount', data: id };
  const erase: AccountCommand = { type: 'EraseAccount', data: id };
  assert(
    property(
      commands,
      constantFrom<readonly AccountCommand[]>([], [open, close], [open, close, erase]),
      (list, before) => {
        const { answers } = carriedOut(account, [...before, ...list.filter(({ type }) => type !== 'OpenAccount')]);
        return answers.slice(before.length).every((answer) => answer === 'no-such-account');
      },
    ),
  );
  t.deepEqual(carriedOut(account, [open, close, close, erase, erase]).types, [
    'AccountOpened',
    'AccountClosed',
    'AccountErased',
  ]);
});

test('only what differs becomes an event', (t) => {
  const { types } = carriedOut(account, [
    open,
    changes.schedule({}),
    changes.schedule({ clockTime: '07:30' }),
    changes.schedule({ clockTime: '07:30' }),
    changes.noPhone,
    changes.phone('1'),
    changes.phone('1'),
    changes.setup,
    changes.setup,
    changes.ask('a0', 'c0'),
  ]);
  t.deepEqual(types, ['AccountOpened', 'ScheduleChanged', 'PhoneNumberEntered', 'SetupCompleted']);
});

const prove: AccountCommand = { type: 'ProveAddress', data: { ...id, addressName: 'a0' } };

test('with the first proof of the address all lapses that would let whoever signed up in again, and the phone stays verified; with a later one nothing does', (t) => {
  const before = [open, changes.phone('1'), verify('1'), changes.ask('a1', 'c1'), addPasskey('k1')];
  const proven = carriedOut(account, [...before, prove]);
  t.like(proven.state, { proven: true, change: null, passkeys: [], phone: { phoneName: '1', verified: true } });
  t.is(carriedOut(account, [...before, prove, confirm('a1', 'c1')]).answers.at(-1), 'change-outdated');
  const after = [changes.phone('1'), verify('1'), changes.ask('a2', 'c2'), addPasskey('k2')];
  const { state } = carriedOut(account, [...before, prove, ...after, prove]);
  t.like(state, { change: { changeId: 'c2' }, phone: { phoneName: '1', verified: true } });
  t.deepEqual(state.status === 'open' && state.passkeys.map(({ credentialId }) => credentialId), ['k2']);
});

test('a number kept or typed the same stays verified; another one is not', (t) => {
  const given = [open, changes.phone('1'), verify('1'), changes.phone('1')];
  t.like(carriedOut(account, given).state, { phone: { phoneName: '1', verified: true } });
  t.like(carriedOut(account, [...given, changes.phone('2')]).state, { phone: { phoneName: '2', verified: false } });
  t.is(carriedOut(account, [...given, changes.phone('2'), verify('1')]).answers.at(-1), 'change-outdated');
});

test('the same address wanted twice within a minute is wanted once, and later once more', (t) => {
  const { types } = carriedOut(account, [
    open,
    changes.ask('a1', 'c1'),
    changes.ask('a1', 'c2', MINUTE - 1),
    changes.ask('a1', 'c3', MINUTE),
    changes.ask('a2', 'c4', MINUTE),
  ]);
  t.deepEqual(types, ['AccountOpened', 'AddressChangeRequested', 'AddressChangeRequested', 'AddressChangeRequested']);
});

test('a link works for a day, for the address it was asked for, and no longer than nothing else is wanted', (t) => {
  const asked = [open, changes.ask('a1', 'c1')];
  const answer = (...more: AccountCommand[]) => carriedOut(account, [...asked, ...more]).answers.at(-1);
  t.is(answer(confirm('a1', 'c1', 24 * HOUR)), 'change-outdated');
  t.is(answer(confirm('a2', 'c1')), 'change-outdated');
  t.is(answer(changes.ask('a2', 'c2'), confirm('a1', 'c1')), 'change-outdated');
  const { types, answers, state } = carriedOut(account, [...asked, confirm('a1', 'c1'), confirm('a1', 'c1')]);
  t.deepEqual(types, ['AccountOpened', 'AddressChangeRequested', 'AddressChanged']);
  t.deepEqual(answers.at(-1), []);
  t.like(state, { addressName: 'a1', proven: true, change: null });
});

test('an account keeps as many passkeys as it may have, each once', (t) => {
  const many = Array.from({ length: MOST_PASSKEYS }, (_, index) => addPasskey(String(index)));
  const { answers } = carriedOut(account, [open, ...many, addPasskey('0'), addPasskey('one more')]);
  t.deepEqual(answers.slice(-2), [[], 'too-many-passkeys']);
});
