import test from 'ava';
import { partsOf, piecesOf, plainOf, previewOf } from '#web/client/features/content/markdown.ts';
import { placed } from '#web/client/features/content/placed-sentences.ts';
import type { DocumentSentence } from '#web/contract/documents.ts';
import { asMarkdown, plainLinks, trapLinks, unseenLinks } from '../../support/links.ts';

const CV = `# Jane Doe

jane@example.com | [Site](https://jane.example)

## Experience

### Nurse | City \\| North | 2019 – 2023

- Cut the **waiting time** by 20\\%.
- Taught
  six.

A line.
Another one.`;

const sentence = (text: string): DocumentSentence => ({ text, grounds: [{ on: 'win', id: text }], stale: false });

test('the text of a document as the server describes it', (t) => {
  const parts = partsOf(CV);
  t.deepEqual(
    parts.map((part) => [part.is, ...piecesOf(part).map(plainOf)]),
    [
      ['title', 'Jane Doe'],
      ['contact', 'jane@example.com', 'Site'],
      ['heading', 'Experience'],
      ['entry', 'Nurse', 'City | North', '2019 – 2023'],
      ['bullets', 'Cut the waiting time by 20%.', 'Taught\nsix.'],
      ['paragraph', 'A line.\nAnother one.'],
    ],
  );
  t.deepEqual(piecesOf(parts[4] ?? { is: 'bullets', items: [] })[0]?.[1], {
    text: 'waiting time',
    bold: true,
    href: null,
  });
});

test('posts are told apart, and an address that could run is text', (t) => {
  const parts = partsOf('---\n\nOne.\n\nStill one.\n\n---\n\n[x](javascript:alert)');
  t.deepEqual(
    parts.map((part) => [part.is, ...piecesOf(part).map(plainOf)]),
    [
      ['post', 'One.\n\nStill one.'],
      ['post', '[x](javascript:alert)'],
    ],
  );
});

test('the page makes the same links clickable as the files do', (t) => {
  const hrefsOf = (markdown: string) =>
    partsOf(markdown)
      .flatMap(piecesOf)
      .flatMap((runs) => runs.flatMap(({ href }) => href ?? []));
  t.deepEqual(hrefsOf(asMarkdown([...trapLinks, ...unseenLinks])), []);
  t.deepEqual(hrefsOf(asMarkdown(plainLinks)), [...plainLinks]);
});

test('a preview has no marks, no title and at most 180 characters', (t) => {
  t.is(
    previewOf(CV),
    'Experience Nurse City | North 2019 – 2023 Cut the waiting time by 20%. Taught six. A line. Another one.',
  );
  const long = previewOf(`# A\n\n${'word '.repeat(100)}`);
  t.true(long.endsWith('…'));
  t.true([...long].length <= 181);
});

test('each sentence stands at its own words, in the order of reading, and all words are kept', (t) => {
  const parts = partsOf('- Led it. Led it.\n- Led it.\n\nNobody said this. Cut the **waiting\ntime** down.');
  const told = [sentence('Led it.'), sentence('Led it.'), sentence('Led it.'), sentence('Cut the waiting time down.')];
  const pieces = parts.flatMap(piecesOf);
  const stretches = pieces.map((piece) =>
    (placed(pieces, told).get(piece) ?? []).map(({ runs, sentence: one }) => [plainOf(runs), one && told.indexOf(one)]),
  );
  t.deepEqual(stretches, [
    [
      ['Led it.', 0],
      [' ', undefined],
      ['Led it.', 1],
    ],
    [['Led it.', 2]],
    [
      ['Nobody said this. ', undefined],
      ['Cut the waiting\ntime down.', 3],
    ],
  ]);
});

test('a sentence that is nowhere found takes none of the others with it', (t) => {
  const pieces = partsOf('One. Three.').flatMap(piecesOf);
  const told = [sentence('One.'), sentence('Two.'), sentence('Three.')];
  const found = pieces
    .flatMap((piece) => placed(pieces, told).get(piece) ?? [])
    .flatMap(({ sentence: one }) => one?.text ?? []);
  t.deepEqual(found, ['One.', 'Three.']);
});
