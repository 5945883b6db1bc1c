import test from 'ava';
import fc from 'fast-check';
import { mergeEdits } from '#application/documents/editing/merge-edits.ts';
import { keyOf, unitsOf } from '#application/documents/editing/units.ts';

const CV = `# Mara Lind
mara@example.com | +47 22 33 44 55

## Experience

### Ward sister | St. Mary's | 2019 – 2022

- Cut medication errors by 30 % in a year.
- Trained two new colleagues.

### Nurse | City Hospital | 2015 – 2019

- Ran the night shift of twelve beds.
`;

const merged = (edited: string, written: string) => mergeEdits({ base: CV, edited, written });

test('what was changed by hand stands in what is written anew', (t) => {
  const edited = CV.replace('Trained two new colleagues.', 'Trained two new colleagues in wound care.');
  const written = CV.replace('- Ran the night shift', '- Won the ward prize.\n- Ran the night shift');
  const { markdown, overruled } = merged(edited, written);
  t.true(markdown.includes('- Trained two new colleagues in wound care.\n'));
  t.true(markdown.includes('- Won the ward prize.\n- Ran the night shift of twelve beds.'));
  t.deepEqual(overruled, []);
});

test('where both changed the same place the hand edit stands, and what would have come is told', (t) => {
  const edited = CV.replace('by 30 % in a year', 'by a third within one year');
  const written = CV.replace('by 30 % in a year', 'by 35 % in a year');
  const { markdown, overruled } = merged(edited, written);
  t.is(markdown, edited);
  t.deepEqual(overruled, [
    {
      kept: '- Cut medication errors by a third within one year.',
      instead: '- Cut medication errors by 35 % in a year.',
    },
  ]);
});

test('neighbours that each side changed are both taken', (t) => {
  const edited = CV.replace('Trained two new', 'Trained two gifted new');
  const written = CV.replace('by 30 % in a year', 'by 35 % in a year');
  const { markdown, overruled } = merged(edited, written);
  t.true(markdown.includes('by 35 % in a year.\n- Trained two gifted new colleagues.'));
  t.deepEqual(overruled, []);
});

test('both may add to the end of one list', (t) => {
  const edited = CV.replace('colleagues.\n', 'colleagues.\n- Speaks at the union.\n');
  const written = CV.replace('colleagues.\n', 'colleagues.\n- Set up a library of checklists.\n');
  t.true(
    merged(edited, written).markdown.includes(
      'colleagues.\n- Speaks at the union.\n- Set up a library of checklists.\n\n### Nurse',
    ),
  );
});

test('what was taken out by hand stays out, and nothing new comes to its place unheard', (t) => {
  const edited = CV.replace(/\n### Nurse[\s\S]*$/, '');
  const written = CV.replace(
    '- Ran the night shift of twelve beds.',
    '- Ran the night shift of fourteen beds.\n- Chaired a board.',
  );
  const { markdown, overruled } = merged(edited, written);
  t.is(keyOf(markdown), keyOf(edited));
  t.deepEqual(
    overruled.map(({ instead }) => instead),
    ['- Ran the night shift of fourteen beds.', '- Chaired a board.'],
  );
});

test('what was put in place of a line leaves room for what is new beside it, and so does another heading', (t) => {
  const edited = CV.replace('- Cut medication errors by 30 % in a year.', '- Safer rounds for all!').replace(
    '### Nurse | City Hospital | 2015 – 2019',
    '### Night work in town',
  );
  const written = CV.replace('in a year.\n', 'in a year.\n- Won the ward prize.\n').replace(
    'twelve beds.\n',
    'twelve beds.\n- Chaired a board.\n',
  );
  const { markdown, overruled } = merged(edited, written);
  t.true(markdown.includes('- Safer rounds for all!\n- Won the ward prize.\n- Trained'), markdown);
  t.true(
    markdown.includes('### Night work in town\n\n- Ran the night shift of twelve beds.\n- Chaired a board.'),
    markdown,
  );
  t.deepEqual(overruled, []);
});

test('a line of its author keeps the heading that it stands under', (t) => {
  const edited = CV.replace('twelve beds.', 'twelve beds, alone.');
  const written = CV.replace(/\n### Nurse[\s\S]*$/, '');
  const { markdown, overruled } = merged(edited, written);
  t.true(markdown.includes('### Nurse | City Hospital | 2015 – 2019\n\n- Ran the night shift of twelve beds, alone.'));
  t.deepEqual(overruled, [{ kept: '- Ran the night shift of twelve beds, alone.', instead: '' }]);
});

test('lines of an address are merged one by one', (t) => {
  const base = 'Acme Ltd\nMain Street 1\nOslo\n';
  const { markdown, overruled } = mergeEdits({
    base,
    edited: 'Acme Limited\nMain Street 1\nOslo\n',
    written: 'Acme Ltd\nMain Street 1\nBergen\n',
  });
  t.is(markdown, 'Acme Limited\nMain Street 1\nBergen\n');
  t.deepEqual(overruled, []);
});

test('a post that its author put into a thread stays a post of its own', (t) => {
  const base = '---\n\n1/2 One thing.\n\n---\n\n2/2 Another thing.\n';
  const edited = `${base}\n---\n\nThanks for reading to the end.\n`;
  const written = base.replace('Another thing', 'Another thing altogether');
  t.is(mergeEdits({ base, edited, written }).markdown, `${written}\n---\n\nThanks for reading to the end.\n`);
});

const words = fc.constantFrom(
  'cut',
  'the',
  'build',
  'trained',
  'two',
  'nurses',
  '2019',
  'won',
  'prize',
  'ward',
  '- a',
  '# b',
);
const line = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 6 }).map((all) => all.join(' ')),
  fc.array(words, { minLength: 1, maxLength: 6 }).map((all) => `- ${all.join(' ')}`),
  fc.array(words, { minLength: 1, maxLength: 2 }).map((all) => `## ${all.join(' ')}`),
  fc.constantFrom('', '', '---', '***'),
);
const text = fc.array(line, { maxLength: 14 }).map((lines) => `${lines.join('\n')}\n`);

/** Lines of another text in it, as an author would put them in, and others left out. */
const editOf = (base: string) =>
  fc.array(fc.tuple(fc.nat({ max: 14 }), fc.option(line), fc.boolean()), { maxLength: 5 }).map((edits) => {
    const lines = base.split('\n');
    for (const [at, put, takesOut] of edits)
      lines.splice(Math.min(at, lines.length), takesOut ? 1 : 0, ...(put === null ? [] : [put]));
    return lines.join('\n');
  });
const three = text.chain((base) =>
  fc.tuple(fc.constant(base), fc.oneof(editOf(base), text), fc.oneof(editOf(base), text)),
);

const keysOf = (markdown: string) => unitsOf(markdown).map(({ key }) => key);
const lines = (markdown: string) => keysOf(markdown).flatMap((key) => key.split('\n'));

test('whatever somebody typed is still there, whatever is written anew', (t) => {
  fc.assert(
    fc.property(three, ([base, edited, written]) => {
      const before = new Set(lines(base));
      const after = lines(mergeEdits({ base, edited, written }).markdown);
      for (const one of lines(edited)) if (!before.has(one)) t.true(after.includes(one), `${one} is lost`);
    }),
    { numRuns: 3_000 },
  );
});

test('where one side changed nothing, the other one is what comes of it', (t) => {
  fc.assert(
    fc.property(three, ([base, other]) => {
      t.deepEqual(mergeEdits({ base, edited: base, written: other }), { markdown: other, overruled: [] });
      const kept = mergeEdits({ base, edited: other, written: base });
      t.is(keyOf(kept.markdown), keyOf(other));
      t.deepEqual(kept.overruled, []);
      t.is(mergeEdits({ base, edited: other, written: other }).markdown, other);
    }),
    { numRuns: 1_000 },
  );
});

test('nothing comes out that neither side has, and nothing new is left out unheard', (t) => {
  fc.assert(
    fc.property(three, ([base, edited, written]) => {
      const { markdown, overruled } = mergeEdits({ base, edited, written });
      const [old, hand, fresh] = [lines(base), lines(edited), lines(written)].map((one) => new Set(one)) as [
        Set<string>,
        Set<string>,
        Set<string>,
      ];
      const out = new Set(lines(markdown));
      const told = overruled.flatMap(({ instead }) => lines(instead));
      for (const one of out) t.true(old.has(one) || hand.has(one) || fresh.has(one), one);
      for (const one of fresh) t.true(old.has(one) || hand.has(one) || out.has(one) || told.includes(one), one);
    }),
    { numRuns: 3_000 },
  );
});

test('two long texts that have nothing in common are merged all the same', (t) => {
  const long = (word: string) =>
    Array.from({ length: 5_000 }, (_, at) => `- ${word} ${at} ${(at * 7919) % 101}`).join('\n');
  const { markdown } = mergeEdits({ base: long('old'), edited: long('typed'), written: long('new') });
  t.true(markdown.includes('- typed 4999'));
});

test('texts of very many short lines are merged without holding anybody up', (t) => {
  const long = (word: string) => Array.from({ length: 60_000 }, (_, at) => `${word}${at % 7}`).join('\n\n');
  const { markdown } = mergeEdits({ base: long('a'), edited: `${long('a')}\n\nmine`, written: long('b') });
  t.true(markdown.startsWith('mine\n\n'));
});
