import fc from 'fast-check';
import { inNormalForm, type Manuscript, type Part } from '#application/documents/manuscript/manuscript.ts';
import { inOrder, linesOf, oneLine, type Words } from '#application/documents/manuscript/words.ts';
import type { Block, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';

/** What tries to break a file, a page or a reading. */
const HOSTILE = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u202e',
  '\u2066',
  '\u200f',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '\u{e0041}',
  '\u200d',
  '\u00ad',
  '\u0301',
  '<script>alert(1)</script>',
  ']]>',
  '&amp;',
  '&#0;',
  '<!--',
  '"',
  "'",
  '\\',
  '*',
  '**',
  '_',
  '`',
  '[',
  '](',
  ')',
  '|',
  '#',
  '# ',
  '## ',
  '### ',
  '---',
  '***',
  '- ',
  '• ',
  '1. ',
  '> ',
  '===',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '\u2028',
  ' ',
  '  ',
  '\u00a0',
  '\u3000',
  'https://a.example/x?y=(1)*2',
  'javascript:alert(1)',
  'mailto:a@b.example',
  '%s',
  '{{x}}',
  '2019 – 2022',
  'ﬁ',
  'Ångström',
  'e\u0301',
  '👩‍🚀',
  '❤️',
  '🇩🇪',
  '~~',
  '=cmd()',
] as const;
const WORDS = [
  'Led',
  'a',
  'team',
  'of',
  '12',
  'nurses',
  'and',
  'cut',
  'falls',
  'by',
  '40',
  '%',
  'Krankenhausverwaltungsgesellschaft',
  'für',
  'Größe',
  'Łódź',
  'Ελληνικά',
  'ὁ',
  'Привет',
  'Київ',
  'office',
  'waffle',
  'fjord',
  '€3.5m',
  '(2019–2022)',
  'C++',
  'R&D',
  'naïve',
  '“quoted”',
  'don’t',
  'Việt',
  '1/2',
  'https://example.org/a',
  'jane@example.org',
] as const;
const FOREIGN = [
  'שלום',
  'עולם',
  'مرحبا',
  'بالعالم',
  '日本語',
  '中文简历',
  '한국어',
  'ไทย',
  'हिन्दी',
  '🚀',
  'ⵣ',
  '𝒜',
] as const;

const pieced = (pieces: readonly string[], most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength: most }).map((words) => words.join(' '));

export const plainText = pieced(WORDS, 24);
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE, ...WORDS, ...FOREIGN), { maxLength: 14 }).map((words) => words.join('')),
  pieced([...HOSTILE, ...WORDS, ...FOREIGN], 14),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const wordsFrom = (text: fc.Arbitrary<string>): fc.Arbitrary<Words> =>
  fc
    .array(
      fc.record({
        text,
        bold: fc.boolean(),
        href: fc.option(
          fc.constantFrom('https://a.example/x', 'mailto:a@b.example', 'javascript:x', 'http://a.example/(b)*c'),
          { freq: 2 },
        ),
      }),
      { maxLength: 4 },
    )
    .map(inOrder);

const partFrom = (text: fc.Arbitrary<string>): fc.Arbitrary<Part> => {
  const words = wordsFrom(text);
  const line = words.map(oneLine);
  const lines = words.map(linesOf);
  return fc.oneof(
    line.map((words): Part => ({ is: 'heading', words })),
    lines.map((words): Part => ({ is: 'paragraph', words })),
    fc
      .array(lines, { maxLength: 4 })
      .map((items): Part => ({ is: 'bullets', items: items.filter(({ length }) => length > 0) })),
    fc.record({ title: line, place: line, time: line }).map((entry): Part => ({ is: 'entry', ...entry })),
    words.map((words): Part => ({ is: 'post', words })),
  );
};

export const kinds: readonly DocumentKind[] = [
  'cv',
  'cover-letter',
  'growth-log',
  'social-thread',
  'linkedin-post',
  'twitter-post',
  'custom-content',
];

const manuscriptWith = (text: fc.Arbitrary<string>): fc.Arbitrary<Manuscript> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    language: fc.constantFrom('en', 'de', 'fr', 'es'),
    title: wordsFrom(text).map(oneLine),
    contact: fc
      .array(wordsFrom(text).map(oneLine), { maxLength: 4 })
      .map((lines) => lines.filter(({ length }) => length > 0)),
    parts: fc.array(partFrom(text), { maxLength: 8 }).map(inNormalForm),
  });

export const aManuscript = manuscriptWith(hostileText);
export const aPlainManuscript = manuscriptWith(plainText);

const aSentence = hostileText.map((text): Sentence => ({ text, citations: [] }));
const sentences = fc.array(aSentence, { maxLength: 4 });
const aBlock: fc.Arbitrary<Block> = fc.oneof(
  hostileText.map((text): Block => ({ type: 'heading', text })),
  sentences.map((sentences): Block => ({ type: 'paragraph', sentences })),
  sentences.map((items): Block => ({ type: 'bullets', items })),
  sentences.map((sentences): Block => ({ type: 'post', sentences })),
  fc
    .record({ title: aSentence, place: fc.option(aSentence), time: fc.option(aSentence), items: sentences })
    .map((entry): Block => ({ type: 'entry', ...entry })),
);

export const aDocument: fc.Arbitrary<WrittenDocument> = fc.record({
  kind: fc.constantFrom(...kinds),
  language: fc.constantFrom('en', 'de'),
  title: hostileText,
  contact: sentences,
  blocks: fc.array(aBlock, { maxLength: 8 }),
  notes: fc.constant([]),
});
