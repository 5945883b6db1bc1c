import test from 'ava';
import { standingSentences } from '#application/documents/editing/standing-sentences.ts';
import { manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { markdownOf } from '#application/documents/manuscript/markdown-writing.ts';
import { type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';

const onWin = (text: string, id: string): Sentence => ({ text, citations: [{ kind: 'win', id }] });

const letter: WrittenDocument = {
  kind: 'cover-letter',
  language: 'en',
  title: 'Mara Lind',
  contact: [{ text: 'mara@example.com', citations: [{ kind: 'profile', field: 'email' }] }],
  blocks: [
    {
      type: 'paragraph',
      sentences: [onWin('I cut errors by 30 %.', 'w1'), onWin('I trained two nurses.', 'w2')],
    },
    { type: 'bullets', items: [onWin('Ran the night shift', 'w3')] },
    { type: 'post', sentences: [{ text: '1/2', citations: [] }, onWin('We won a prize.', 'w4')] },
  ],
  notes: [],
};

const standing = (edit: (markdown: string) => string) => {
  const markdown = edit(markdownOf(manuscriptOf(letter)));
  return standingSentences(manuscriptFrom(markdown, 'cover-letter', 'en'), sentencesOf(letter)).map(
    ({ text, citations, by }) => [
      text,
      by === 'author' ? 'author' : citations.map((one) => ('id' in one ? one.id : one.kind)).join(),
    ],
  );
};

test('in a document that nobody touched every sentence keeps what it rests on', (t) => {
  t.deepEqual(
    standing((markdown) => markdown),
    [
      ['mara@example.com', 'profile'],
      ['I cut errors by 30 %.', 'w1'],
      ['I trained two nurses.', 'w2'],
      ['Ran the night shift', 'w3'],
      ['1/2', ''],
      ['We won a prize.', 'w4'],
    ],
  );
});

test("what was typed is its author's own, and what still stands beside it keeps its citations", (t) => {
  t.deepEqual(
    standing((markdown) =>
      markdown
        .replace('I trained', 'It was hard. Nobody slept. I trained')
        .replace('Ran the night shift', 'Ran the night shift alone')
        .replace('We won a prize.', 'We won a prize. Thank you, Ward 5!'),
    ),
    [
      ['mara@example.com', 'profile'],
      ['I cut errors by 30 %.', 'w1'],
      ['It was hard.', 'author'],
      ['Nobody slept.', 'author'],
      ['I trained two nurses.', 'w2'],
      ['Ran the night shift alone', 'author'],
      ['1/2', ''],
      ['We won a prize.', 'w4'],
      ['Thank you, Ward 5!', 'author'],
    ],
  );
});

test('a sentence that was taken into another one has lost its grounds', (t) => {
  t.deepEqual(
    standing((markdown) =>
      markdown.replace('I cut errors by 30 %.', 'It is not true that I cut errors by 30 %.'),
    ).slice(1, 3),
    [
      ['It is not true that I cut errors by 30 %.', 'author'],
      ['I trained two nurses.', 'w2'],
    ],
  );
});
