import test from 'ava';
import type { AccountCommand } from '#domain/accounts/commands.ts';
import { account } from '#domain/accounts/decider.ts';
import { initialLanguages, languageIn, languagesAfter } from '#domain/accounts/language.ts';
import { languageChosen, languageDetected } from '#domain/accounts/profile-events.ts';
import type { Language } from '#domain/facts.ts';
import { AT, carriedOut } from '../carried-out.ts';

const id = { userId: 1, at: AT };
const opened: AccountCommand = {
  type: 'OpenAccount',
  data: {
    ...id,
    timezone: 'UTC',
    complimentary: false,
    addressName: 'a',
    proven: true,
    personal: { firstName: 'Ada', lastName: 'B', email: 'ada@example.com' },
  },
};

/** Messages in these languages, one after the other; and what its owner is written to in then. */
const written = (...messages: readonly Language[]): Language => {
  const said = messages.map((language, number) => languageDetected({ ...id, language, mailId: `m${number}` }));
  return languageIn(said.reduce(languagesAfter, initialLanguages));
};

test('an account is written to in English until its last two messages agree on another language', (t) => {
  t.is(written(), 'en');
  t.is(written('de'), 'en');
  t.is(written('de', 'de'), 'de');
  t.is(written('de', 'fr'), 'en');
  t.is(written('de', 'de', 'en'), 'de', 'a single message in between changes nothing');
  t.is(written('de', 'de', 'en', 'en'), 'en');
});

test('what its owner chose stands over what they write, until they choose to be followed again', (t) => {
  const german = [1, 2].map((number) => languageDetected({ ...id, language: 'de', mailId: `m${number}` }));
  const chosen = [...german, languageChosen({ ...id, language: 'fr' })];
  t.is(languageIn(chosen.reduce(languagesAfter, initialLanguages)), 'fr');
  const followed = [...chosen, languageChosen({ ...id, language: null })];
  t.is(languageIn(followed.reduce(languagesAfter, initialLanguages)), 'de');
});

test('a message counts once, and one that tells nothing new is no event', (t) => {
  const notice = (language: Language, mailId: string): AccountCommand => ({
    type: 'NoticeLanguage',
    data: { ...id, language, mailId },
  });
  const types = (...commands: readonly AccountCommand[]) =>
    carriedOut(account, [opened, ...commands]).types.filter((type) => type === 'LanguageDetected').length;
  t.is(types(notice('en', 'm1')), 0, 'English is what everybody begins with');
  t.is(types(notice('de', 'm1'), notice('de', 'm1')), 1, 'the same message, read again');
  t.is(types(notice('de', 'm1'), notice('de', 'm2'), notice('de', 'm3')), 2);
});
