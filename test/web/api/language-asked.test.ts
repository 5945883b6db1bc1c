import test from 'ava';
import { languageAsked } from '#web/api/access/language-asked.ts';

test('the language that a browser likes best of ours', (t) => {
  t.is(languageAsked('de-AT,de;q=0.9,en;q=0.8'), 'de');
  t.is(languageAsked('it,fr;q=0.5,en;q=0.7'), 'en');
  t.is(languageAsked('ES'), 'es');
  t.is(languageAsked('en;q=0.1, fr;q=0'), 'en');
  for (const none of ['', '*', 'it-IT,it;q=0.9', 'constructor', ';;,,q=', 'x'.repeat(10_000)])
    t.is(languageAsked(none), null);
});
