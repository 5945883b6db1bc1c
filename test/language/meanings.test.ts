import test from 'ava';
import { tokensOf } from '#language/reader/model/tokens.ts';
import { meaningsIn } from '#language/safety/meanings/meanings-in.ts';

const said = (text: string, language: 'en' | 'de' | 'fr' | 'es') =>
  meaningsIn(tokensOf(text), language).map(({ meanings }) => [...meanings]);

test('words of four languages are heard as what they mean', (t) => {
  const [en, de, fr, es] = [
    said('My husband hit me', 'en'),
    said('Mein Mann hat mich geschlagen', 'de'),
    said("Mon mari m'a frappée", 'fr'),
    said('Mi marido me pegó', 'es'),
  ].map((sentences) => new Set(sentences.flat()));
  for (const one of [en, de, fr, es])
    t.deepEqual(
      ['me', 'partner', 'hit'].filter((meaning) => !one?.has(meaning)),
      [],
    );
});

test('what is taken back is marked, as far as the sentence goes', (t) => {
  const [first, second] = said("I don't want to live. I want to eat", 'en');
  t.true(first?.includes('-want'));
  t.true(second?.includes('want'));
  t.false(second?.includes('-want'));
});

test('beyond sixty sentences nothing is looked for, and words without end are looked at once', (t) => {
  t.is(said('I die. '.repeat(500), 'en').length, 60);
  t.is(said('no sé si '.repeat(4000), 'es').length, 1);
});
