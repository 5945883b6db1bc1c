import test from 'ava';
import { type ProfileCommand, profileFrom } from '#domain/accounts/profile/decider.ts';
import { languageChosen, languageDetected, type ProfileEvent } from '#domain/accounts/profile/events.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import type { Language } from '#domain/facts.ts';
import { AT, carriedOut } from '../carried-out.ts';

const id = { userId: 1, at: AT };
const profile = profileFrom({ language: null, setupDone: false });
const languageAfter = (events: readonly ProfileEvent[], { initial, evolve } = profile): Language =>
  languageIn(events.reduce(evolve, initial).languages);

/** Messages in these languages, one after the other; and what its owner is written to in then. */
const written = (...messages: readonly Language[]): Language => {
  const said = messages.map((language, number) => languageDetected({ ...id, language, mailId: `m${number}` }));
  return languageAfter(said);
};

test('an account is written to in English until its last two messages agree on another language', (t) => {
  t.is(written(), 'en');
  t.is(written('de'), 'en');
  t.is(written('de', 'de'), 'de');
  t.is(written('de', 'fr'), 'en');
  t.is(written('de', 'de', 'en'), 'de', 'a single message in between changes nothing');
  t.is(written('de', 'de', 'en', 'en'), 'en');
});

test('whose browser asked for another language at sign-up is written to in that one until then', (t) => {
  const asked = profileFrom({ language: 'fr', setupDone: false });
  const german = (mailId: string) => languageDetected({ ...id, language: 'de', mailId });
  t.is(languageAfter([], asked), 'fr');
  t.is(languageAfter([german('m1')], asked), 'fr');
  t.is(languageAfter([german('m1'), german('m2')], asked), 'de');
});

test('what its owner chose stands over what they write, until they choose to be followed again', (t) => {
  const german = [1, 2].map((number) => languageDetected({ ...id, language: 'de', mailId: `m${number}` }));
  const chosen = [...german, languageChosen({ ...id, language: 'fr' })];
  t.is(languageAfter(chosen), 'fr');
  const followed = [...chosen, languageChosen({ ...id, language: null })];
  t.is(languageAfter(followed), 'de');
});

test('a message counts once, and one that tells nothing new is no event', (t) => {
  const notice = (language: Language, mailId: string): ProfileCommand => ({
    type: 'NoticeLanguage',
    data: { ...id, language, mailId },
  });
  const types = (...commands: readonly ProfileCommand[]) =>
    carriedOut(profile, commands).types.filter((type) => type === 'LanguageDetected').length;
  t.is(types(notice('en', 'm1')), 0, 'English is what everybody begins with');
  t.is(types(notice('de', 'm1'), notice('de', 'm1')), 1, 'the same message, read again');
  t.is(types(notice('de', 'm1'), notice('de', 'm2'), notice('de', 'm3')), 2);
});
