import test from 'ava';
import fc from 'fast-check';
import { cleaned } from '#application/documents/manuscript/cleaned.ts';
import { manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { markdownOf } from '#application/documents/manuscript/markdown-writing.ts';
import { plainTextOf } from '#application/documents/manuscript/plain-text.ts';
import { textOf } from '#application/documents/manuscript/words.ts';
import { aDocument, aManuscript, hostileText } from '../../support/documents.ts';
import { asMarkdown, plainLinks, trapLinks } from '../../support/links.ts';

test('what is written as Markdown is read back as the same, whatever its words are', (t) => {
  fc.assert(
    fc.property(aManuscript, (manuscript) => {
      const markdown = markdownOf(manuscript);
      const read = manuscriptFrom(markdown, manuscript.kind, manuscript.language);
      t.deepEqual(read, manuscript);
      t.is(markdownOf(read), markdown);
    }),
    { numRuns: 1500 },
  );
});

test('a document that was written is the same text as Markdown that is read back', (t) => {
  fc.assert(
    fc.property(aDocument, (document) => {
      const manuscript = manuscriptOf(document);
      t.deepEqual(manuscriptFrom(markdownOf(manuscript), document.kind, document.language), manuscript);
    }),
    { numRuns: 500 },
  );
});

test('any text at all is read, and what was read is read the same again', (t) => {
  fc.assert(
    fc.property(
      fc.oneof(hostileText, fc.string({ unit: fc.constantFrom(...'ab*_[]()#-|\\ \n`<>&!.1'), maxLength: 60 })),
      (text) => {
        const once = manuscriptFrom(text, 'custom-content', 'en');
        t.deepEqual(manuscriptFrom(markdownOf(once), 'custom-content', 'en'), once);
      },
    ),
    { numRuns: 3000 },
  );
});

test('what is clean stays as it is', (t) => {
  fc.assert(
    fc.property(hostileText, (text) => t.is(cleaned(cleaned(text)), cleaned(text))),
    { numRuns: 2000 },
  );
});

test('a CV that somebody edited is read as they meant it', (t) => {
  const manuscript = manuscriptFrom(
    [
      '# Jane Doe',
      'jane@example.org | +44 20 7946 0000 | [Portfolio](https://jane.example)',
      '',
      'Ward sister who **cut falls by 40 %**.',
      'Ready to travel.',
      '',
      '## Experience',
      "### Ward Sister | St. Mary's, Leeds | 2019 – 2022",
      '- Led a team of 12',
      '  of two wards',
      '* Cut falls from 10 to 6 a month',
      '### Nurse | 2015–2019',
      'A note.',
    ].join('\n'),
    'cv',
    'en',
  );
  t.is(textOf(manuscript.title), 'Jane Doe');
  t.deepEqual(manuscript.contact.map(textOf), ['jane@example.org', '+44 20 7946 0000', 'Portfolio']);
  t.deepEqual(
    manuscript.parts.map((part) =>
      'words' in part
        ? textOf(part.words)
        : part.is === 'entry'
          ? [part.title, part.place, part.time].map(textOf)
          : part.items.map(textOf),
    ),
    [
      'Ward sister who cut falls by 40 %.\nReady to travel.',
      'Experience',
      ['Ward Sister', "St. Mary's, Leeds", '2019 – 2022'],
      ['Led a team of 12\nof two wards', 'Cut falls from 10 to 6 a month'],
      ['Nurse', '', '2015–2019'],
      'A note.',
    ],
  );
  t.true(plainTextOf(manuscript).includes("Ward Sister\nSt. Mary's, Leeds\n2019 – 2022\n• Led a team"));
});

test('an address that no reader should open by a click is text', (t) => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'JAVASCRIPT:x',
    '/relative',
    'vbscript:x',
  ]) {
    const { parts } = manuscriptFrom(`[press](${address})`, 'custom-content', 'en');
    t.deepEqual(parts, [{ is: 'paragraph', words: [{ text: `[press](${address})`, bold: false, href: null }] }]);
  }
});

test('a link that hides where it leads, or writes more than an address into a mail, is text', (t) => {
  const hrefsOf = (markdown: string) => {
    const { contact, parts } = manuscriptFrom(markdown, 'custom-content', 'en');
    const paragraphs = parts.flatMap((part) => (part.is === 'paragraph' ? [part.words] : []));
    return [...contact, ...paragraphs].flatMap((words) => words.flatMap(({ href }) => href ?? []));
  };
  t.deepEqual(hrefsOf(asMarkdown(trapLinks)), []);
  t.deepEqual(hrefsOf(asMarkdown(plainLinks)), [...plainLinks]);
});

test('two hundred thousand characters are read in one pass', (t) => {
  for (const text of [
    '*'.repeat(200_000),
    '['.repeat(200_000),
    '**a'.repeat(60_000),
    '[a]('.repeat(50_000),
    '\\'.repeat(200_000),
    '# '.repeat(100_000),
    '|'.repeat(200_000),
    `a${'\u0301'.repeat(200_000)}`,
    '- \n'.repeat(60_000),
    ' '.repeat(200_000),
  ]) {
    const manuscript = manuscriptFrom(text, 'custom-content', 'en');
    t.is(typeof markdownOf(manuscript), 'string');
  }
});
