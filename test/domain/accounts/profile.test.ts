import test from 'ava';
import { array, assert, constantFrom, property } from 'fast-check';
import { type ProfileChange, type ProfileCommand, profileFrom } from '#domain/accounts/profile/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

const id = { userId: 1, at: AT };
const profile = profileFrom({ language: null, setupDone: false });

const changes = {
  name: (firstName: string): ProfileChange => ({
    type: 'ChangeName',
    data: { ...id, personal: { firstName, lastName: 'Scriber' } },
  }),
  position: (role: string): ProfileChange => ({
    type: 'GivePosition',
    data: { ...id, personal: { role, company: '' } },
  }),
  language: (language: 'de' | null): ProfileChange => ({ type: 'ChooseLanguage', data: { ...id, language } }),
  setup: { type: 'FinishSetup', data: id } as ProfileChange,
};
const change = constantFrom(
  changes.name('Ada'),
  changes.position('Chef'),
  changes.language('de'),
  changes.language(null),
  changes.setup,
);
const notice: ProfileCommand = { type: 'NoticeLanguage', data: { ...id, language: 'fr', mailId: 'm' } };
const commands = array<ProfileCommand>(change, { maxLength: 12 }).map((list) => [notice, ...list]);

test('only what differs of a profile becomes an event', (t) => {
  const { types } = carriedOut(profile, [changes.setup, changes.setup, changes.language(null), changes.language('de')]);
  t.deepEqual(types, ['SetupCompleted', 'LanguageChosen']);
  const { types: ofAnOperator } = carriedOut(profileFrom({ language: null, setupDone: true }), [changes.setup]);
  t.deepEqual(ofAnOperator, [], 'nothing is left to set up');
});

test('a profile command carried out twice changes nothing the second time', (t) => {
  assert(
    property(commands, change, (list, last) => {
      const once = carriedOut(profile, [...list, last]);
      const twice = carriedOut(profile, [...list, last, last]);
      const more = twice.events.slice(once.events.length);
      // Of a name or a position only its asker knows whether it differs.
      return more.every(({ type }) => type === 'NameChanged' || type === 'PositionChanged');
    }),
  );
  t.pass();
});

test('a change of the profile is its parts in their order, in one decision', (t) => {
  assert(
    property(commands, array(change, { maxLength: 8 }), (list, parts) => {
      const apart = carriedOut(profile, [...list, ...parts]);
      const together = carriedOut(profile, [...list, { type: 'ChangeProfile', data: { ...id, changes: parts } }]);
      t.deepEqual(together.events, apart.events);
      t.deepEqual(together.state, apart.state);
      return true;
    }),
  );
});
