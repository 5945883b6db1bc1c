import test from 'ava';
import { array, assert, boolean, constantFrom, property, tuple } from 'fast-check';
import { MOST_PASSKEYS, type PasskeyCommand, passkeys, usablePasskeys } from '#domain/access/passkeys/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

const id = { userId: 1, at: AT };
const add = (credentialId: string, addressProven = true): PasskeyCommand => ({
  type: 'AddPasskey',
  data: { ...id, addressProven, credentialId, publicKey: 'key', transports: [], personal: { label: 'Phone' } },
});
const remove = (credentialId: string): PasskeyCommand => ({ type: 'RemovePasskey', data: { ...id, credentialId } });
const many = (addressProven: boolean) =>
  Array.from({ length: MOST_PASSKEYS }, (_, index) => add(`${addressProven}-${index}`, addressProven));
const usableAfter = (commands: readonly PasskeyCommand[], isProven: boolean) =>
  usablePasskeys(carriedOut(passkeys, commands).state, isProven).map(({ credentialId }) => credentialId);

test('an account keeps as many passkeys as it may have, each once', (t) => {
  const { answers } = carriedOut(passkeys, [...many(true), add('true-0'), add('one more')]);
  t.deepEqual(answers.slice(-2), [[], 'too-many-passkeys']);
  t.is(carriedOut(passkeys, [...many(true), remove('true-0'), add('one more')]).events.length, MOST_PASSKEYS + 2);
});

test('passkeys from before the first proof open the account until then, and no longer', (t) => {
  const commands = [add('before', false), add('after')];
  t.deepEqual(usableAfter([add('before', false)], false), ['before']);
  t.deepEqual(usableAfter(commands, true), ['after']);
});

test('those that lapsed take no room, and one of them may be added again', (t) => {
  const { answers } = carriedOut(passkeys, [...many(false), ...many(true)]);
  t.false(answers.includes('too-many-passkeys'));
  t.deepEqual(usableAfter([add('p', false), add('p', true)], true), ['p']);
});

test('whatever is added and removed, a passkey that was not added after the proof never opens a proven account', (t) => {
  const name = constantFrom('1', '2', '3');
  const command = tuple(name, boolean(), boolean()).map(([credentialId, adds, isProven]) =>
    adds ? add(credentialId, isProven) : remove(credentialId),
  );
  assert(
    property(array(command, { maxLength: 30 }), (commands) =>
      usableAfter(commands, true).every((credentialId) => {
        const last = commands.findLast(({ data }) => data.credentialId === credentialId);
        const provenOnes = commands.filter(
          ({ type, data }) => type === 'AddPasskey' && data.credentialId === credentialId && data.addressProven,
        );
        return last?.type === 'AddPasskey' && provenOnes.length > 0;
      }),
    ),
    { numRuns: 1000 },
  );
  t.pass();
});
