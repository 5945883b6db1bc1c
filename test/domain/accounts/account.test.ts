import test from 'ava';
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import type { AccountCommand, ContactChange } from '#domain/accounts/commands.ts';
import { account } from '#domain/accounts/decider.ts';
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

const changes = {
  phone: (phoneName: string): ContactChange => ({
    type: 'GivePhone',
    data: { ...id, phoneName, personal: { phoneNumber: '+15555550100' } },
  }),
  noPhone: { type: 'RemovePhone', data: id } as ContactChange,
  ask: (addressName: string, changeId: string, after = 0): ContactChange => ({
    type: 'AskAddressChange',
    data: { ...id, at: later(after), addressName, changeId, personal: { email: 'new@example.com' } },
  }),
};
const confirm = (addressName: string, changeId: string, after = 0): AccountCommand => ({
  type: 'ChangeAddress',
  data: { ...id, at: later(after), addressName, changeId, personal: { email: 'new@example.com' } },
});
const verify = (phoneName: string): AccountCommand => ({ type: 'VerifyPhone', data: { ...id, phoneName } });
const prove = (addressName = 'a0', failedAfter: number | null = null): AccountCommand => ({
  type: 'ProveAddress',
  data: { ...id, addressName, failedAfter },
});

/** Every command there is, with few names, so that they meet. */
const command = tuple(integer({ min: 0, max: 9 }), constantFrom('1', '2', '3'), integer({ min: 0, max: 30 })).map(
  ([kind, name, hours]): AccountCommand => {
    const all: readonly AccountCommand[] = [
      open,
      prove(`a${name}`, Number(name)),
      prove(),
      changes.phone(name),
      changes.noPhone,
      verify(name),
      changes.ask(`a${name}`, `c${name}`, hours * HOUR),
      confirm(`a${name}`, `c${name}`, hours * HOUR),
      { type: 'ChangeContact', data: { ...id, changes: [changes.phone(name), changes.ask(`a${name}`, `p${name}`)] } },
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
      return twice.events.length === once.events.length;
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test('a change of contact is its parts in their order, in one decision', (t) => {
  const part = constantFrom(
    changes.phone('1'),
    changes.phone('2'),
    changes.noPhone,
    changes.ask('a1', 'c1'),
    changes.ask('a0', 'c0'),
  );
  assert(
    property(commands, array(part, { maxLength: 8 }), (list, parts) => {
      const apart = carriedOut(account, [open, ...list, ...parts]);
      const together = carriedOut(account, [open, ...list, { type: 'ChangeContact', data: { ...id, changes: parts } }]);
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
    changes.noPhone,
    changes.phone('1'),
    changes.phone('1'),
    changes.ask('a0', 'c0'),
  ]);
  t.deepEqual(types, ['AccountOpened', 'PhoneNumberEntered']);
});

test('with the first proof of the address the link of a change that whoever signed up asked for lapses, and the phone stays verified', (t) => {
  const before = [open, changes.phone('1'), verify('1'), changes.ask('a1', 'c1')];
  const proven = carriedOut(account, [...before, prove()]);
  t.like(proven.state, { proven: true, change: null, phone: { phoneName: '1', verified: true } });
  t.is(carriedOut(account, [...before, prove(), confirm('a1', 'c1')]).answers.at(-1), 'change-outdated');
  const after = [changes.phone('1'), verify('1'), changes.ask('a2', 'c2')];
  const { state } = carriedOut(account, [...before, prove(), ...after, prove()]);
  t.like(state, { change: { changeId: 'c2' }, phone: { phoneName: '1', verified: true } });
});

test('an address is proven anew after mail to it failed for good, once for each time', (t) => {
  const { types, state } = carriedOut(account, [
    open,
    prove(),
    prove(),
    prove('a0', 1),
    prove('a0', 1),
    prove('a0', 7),
  ]);
  t.deepEqual(types, ['AccountOpened', 'AddressVerified', 'AddressVerified']);
  t.like(state, { proven: true, proofs: 2 });
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
