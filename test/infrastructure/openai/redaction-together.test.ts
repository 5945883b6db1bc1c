import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createRedaction } from '#infrastructure/openai/redaction/redaction.ts';

const together = (language: Language, ...texts: readonly string[]): readonly string[] =>
  createRedaction(NO_NAMES, language).hide(texts);

test('one name has one placeholder in all texts of a call, whether a text shows that it is somebody or not', (t) => {
  const [source = '', sentence = ''] = together('en', 'Thanked Quixley.', 'Quixley reviewed my draft.');
  const [, number] = /\[[A-Z]+_(\d+)\]/u.exec(source) ?? [];
  t.is(sentence, source.replace('Thanked ', '').replace('.', ' reviewed my draft.'));
  t.is(number, '1');
});

test('words that another text has in small letters are no name, but somebody who acts is one', (t) => {
  const corners = ['sanded the sharp corners.', 'Then Sharp corners came back.'];
  t.deepEqual(together('en', ...corners), corners);
  const thanked = together('en', 'paired with lin yesterday', 'Thanked Lin yesterday.');
  t.notRegex(thanked[1] ?? '', /Lin/u);
  t.regex(together('en', 'the rose said nothing', 'Then Rose said yes.')[1] ?? '', /^Then \[PERSON_1\] said yes/u);
});

test('the particles of a name are hidden with it and nowhere else', (t) => {
  const [, other] = together('de', 'Mit Ursula von der Leyen gesprochen.', 'Die Tochter der Frau von nebenan war da.');
  t.is(other, 'Die Tochter der Frau von nebenan war da.');
});

test('a word that stands in another text is hidden as there', (t) => {
  const [text, word] = together('de', 'Ich habe die Krolpin geprüft.', 'Krolpin');
  t.is(text, 'Ich habe die Krolpin geprüft.');
  t.is(word, 'Krolpin');
  const [, name, other] = together('en', 'Thanked Priya for it, an analysis.', 'Priya', 'Ana');
  t.is(name, '[PERSON_1]');
  t.is(other, '[PERSON_2]'); // "analysis" is not about her
});

test('forms of one name share a number, and come back with their capitals', (t) => {
  const redaction = createRedaction({ ...NO_NAMES, firms: ['Carr Beck Academy, Leeds'] }, 'en');
  const texts = [
    'Teresa V figured it out.',
    'Thx to teresa.',
    'Carr Beck since 2017.',
    'Anna Koch and Anna Berg came.',
  ];
  const hidden = redaction.hide(texts);
  t.deepEqual(
    hidden.map((text) => text.match(/\[[^\]]+\]/gu)),
    [['[PERSON_1]'], ['[PERSON_1b]'], ['[FIRM_3]'], ['[PERSON_4]', '[PERSON_5]']],
  );
  t.deepEqual(hidden.map(redaction.restore), [texts[0], 'Thx to Teresa.', ...texts.slice(2)]);
});

test('figures, degrees and words of a heading are nobody', (t) => {
  const texts = [
    '450 words MAX, for all (11-18, 1,240)',
    'BSc in 2013',
    'What I Would Do Differently',
    'August came in at 2.4',
  ];
  t.deepEqual(together('en', ...texts), texts);
});
