import { statSync } from 'node:fs';
import test from 'ava';
import fc from 'fast-check';
import { learnedAboutWin } from '#language/reader/model/learned-about-win.ts';
import { learnedReading } from '#language/reader/model/learned-reading.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { messagesIn, textOf } from '../../training/corpus.ts';
import { CORPUS } from '../../training/train.ts';

const LEARNED = new URL('../../language/reader/model/', import.meta.url);

const { some, count } = evaluation({ sample: 0.15 });

/** Parts in the order of the text, apart from each other, each with a letter or a sign of its own, all within it. */
const isSound = (text: string): boolean => {
  let end = 0;
  return learnedReading(text).parts.every((part) => {
    const isAfter = part.start >= end && part.end > part.start && part.end <= text.length;
    end = part.end;
    return isAfter && text.slice(part.start, part.end).trim() !== '' && part.certainty >= 0 && part.certainty <= 1;
  });
};

test('parts stand in the text as it is given, in order and apart, whatever is said', (t) => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), isSound), { numRuns: count(300) });
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('win', '. ', ', ', '\n', ' ', '- ', '🎉', "don't", '8:30', '?', 'é', '\u0301', '1) ', '…'),
        {
          maxLength: 40,
        },
      ),
      (pieces) => isSound(pieces.join('')),
    ),
    { numRuns: count(300) },
  );
  for (const message of some(messagesIn(CORPUS).filter((_, at) => at % 20 === 0))) t.true(isSound(textOf(message)));
});

test('every word of a message stands in one of its parts', (t) => {
  for (const text of some(messagesIn(CORPUS).filter((_, at) => at % 20 === 0)).map(textOf)) {
    const { parts } = learnedReading(text);
    const left = [...text.matchAll(/\p{L}+/gu)].filter(
      ({ index }) => !parts.some(({ start, end }) => index >= start && index < end),
    );
    t.deepEqual(left.map(String), [], text);
  }
});

test('a win, a request and a crisis are heard for what they are', (t) => {
  const natures = (text: string) => learnedReading(text).parts.map(({ is, kind }) => (kind ? `${is} ${kind}` : is));
  t.deepEqual(natures('Closed the biggest deal of the year today. Please send me my CV.'), ['win', 'request cv']);
  t.deepEqual(natures('Ich habe heute die Prüfung bestanden. Bitte schick die Mails künftig freitags.'), [
    'win',
    'request schedule',
  ]);
  t.is(learnedReading('He hit me again last night').tone.name, 'crisis');
  t.is(learnedReading('Ich will nicht mehr leben').tone.name, 'crisis');
});

test('only a win or a request that stands behind one goes on with it', (t) => {
  for (const text of some(messagesIn(CORPUS).filter((_, at) => at % 10 === 0)).map(textOf)) {
    const { parts } = learnedReading(text);
    t.true(parts.every(({ continues, is }, at) => !continues || parts[at - 1]?.is === is));
    t.true(parts.every(({ kind, is }) => is !== 'request' || kind !== null));
  }
});

test('a text without words has no parts, no language and is chat', (t) => {
  for (const text of ['', '   ', '\n\n']) t.like(learnedReading(text), { language: null, parts: [] });
  t.is(learnedReading('👍').language, null);
});

test('the language of a message is known', (t) => {
  const languages = [
    'I finished the report a day early.',
    'Ich habe den Bericht einen Tag früher fertig.',
    "J'ai fini le rapport un jour plus tôt.",
    'Terminé el informe un día antes.',
  ].map((text): string | null => learnedReading(text).language);
  t.deepEqual(languages, ['en', 'de', 'fr', 'es']);
});

test('the longest of texts is read to an end, and what is too much belongs to no part', (t) => {
  for (const text of ['a', '. ', '- a\n', '\n', ' ', 'Won it. ', 'é', '🎉', "l'", '1. '].map((piece) =>
    piece.repeat(200_000),
  )) {
    const { parts } = learnedReading(text);
    t.true(parts.every(({ end }) => end <= 64 * 1024));
    t.true(parts.length <= 2000);
    learnedAboutWin(text);
  }
});

test('what was learned is small enough to be loaded by every thread that reads', (t) => {
  const bytes = ['weights.bin', 'weights.json', 'words.bin', 'network.bin'].reduce(
    (sum, name) => sum + statSync(new URL(name, LEARNED)).size,
    0,
  );
  t.true(bytes <= 3 * 1024 * 1024, `${bytes}`);
});

test('a name or a nod says no language; thanks do', (t) => {
  for (const said of ['Acme', 'ok', 'Nestlé', 'Siemens AG']) t.is(learnedReading(said).language, null, said);
  for (const [said, language] of [
    ['thanks', 'en'],
    ['danke', 'de'],
    ['Nein', 'de'],
    ['merci', 'fr'],
    ['gracias', 'es'],
  ] as const)
    t.is(learnedReading(said).language, language, said);
});
