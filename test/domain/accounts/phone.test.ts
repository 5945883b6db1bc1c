import test from 'ava';
import { array, assert, constantFrom, property } from 'fast-check';
import { type PhoneCommand, phone } from '#domain/accounts/phone/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

const by = (type: 'ClaimPhone' | 'RenewPhone' | 'ReleasePhone', userId: number): PhoneCommand => ({
  type,
  data: { phoneName: 'p', userId, at: AT },
});
const texts = (type: 'StopTexts' | 'AllowTexts'): PhoneCommand => ({ type, data: { phoneName: 'p', at: AT } });

test('a number is the first account’s that claims it, until that account gives it back', (t) => {
  const asked = [by('ClaimPhone', 1), by('ClaimPhone', 1), by('ClaimPhone', 2), by('ReleasePhone', 2)];
  const { answers, types } = carriedOut(phone, [...asked, by('ReleasePhone', 1), by('ClaimPhone', 2)]);
  t.is(answers[2], 'phone-taken');
  t.deepEqual(types, ['PhoneClaimed', 'PhoneReleased', 'PhoneClaimed']);
});

test('a claim that is renewed is claimed once more by its owner, and by nobody else', (t) => {
  const { answers, types } = carriedOut(phone, [by('RenewPhone', 1), by('RenewPhone', 1), by('RenewPhone', 2)]);
  t.is(answers[2], 'phone-taken');
  t.deepEqual(types, ['PhoneClaimed', 'PhoneClaimed']);
});

test('STOP stands whoever has the number, and until START', (t) => {
  const asked = [texts('AllowTexts'), by('ClaimPhone', 1), texts('StopTexts'), texts('StopTexts')];
  const stopped = [...asked, by('ReleasePhone', 1), by('ClaimPhone', 2)];
  t.true(carriedOut(phone, stopped).state.stopped);
  const { state, types } = carriedOut(phone, [...stopped, texts('AllowTexts')]);
  t.deepEqual(state, { owner: 2, stopped: false });
  t.is(types.filter((type) => type === 'TextsOptedOut').length, 1);
});

test('whatever is asked in whatever order: never two owners at once', (t) => {
  const anyCommand = constantFrom(
    ...[1, 2, 3].flatMap((userId) => [by('ClaimPhone', userId), by('ReleasePhone', userId)]),
    texts('StopTexts'),
    texts('AllowTexts'),
  );
  assert(
    property(array(anyCommand, { maxLength: 40 }), (commands) => {
      let owner: number | null = null;
      return carriedOut(phone, commands).events.every(({ type, data }) => {
        if (type === 'PhoneClaimed') {
          if (owner !== null) return false;
          owner = data.userId;
        }
        if (type === 'PhoneReleased') {
          if (owner !== data.userId) return false;
          owner = null;
        }
        return true;
      });
    }),
    { numRuns: 2000 },
  );
  t.pass();
});
