import test from 'ava';
import fc from 'fast-check';
import { type Manuscript, manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { plainTextOf } from '#application/documents/manuscript/plain-text.ts';
import { wordsOf } from '#application/documents/manuscript/words.ts';
import { docxOf } from '#infrastructure/formats/docx/docx.ts';
import { letterOf, withLetter } from '#infrastructure/formats/letter.ts';
import { aManuscript } from '../../support/documents.ts';
import { readDocx } from '../../support/docx-text.ts';
import { asMarkdown, plainLinks, SPRUNG, trapLinks } from '../../support/links.ts';
import * as samples from '../../support/sample-documents.ts';
import { wordsIn } from '../../support/words-in.ts';

const LOOKS = ['classic', 'modern', 'editorial'] as const;
const read = async (manuscript: Manuscript, look: (typeof LOOKS)[number] = 'classic') =>
  readDocx(await docxOf(manuscript, null, { look, paper: 'a4', title: 'Jane Doe - CV', author: 'Jane Doe' }));

const targetsOf = ({ all }: Awaited<ReturnType<typeof read>>): readonly string[] =>
  [...(all.get('word/_rels/document.xml.rels') ?? '').matchAll(/hyperlink" Target="([^"]*)"/g)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
  );

test('a DOCX has the words of the plain text, in its order, and is well formed, whatever people or attackers wrote', async (t) => {
  await fc.assert(
    fc.asyncProperty(aManuscript, fc.constantFrom(...LOOKS), async (manuscript, look) => {
      const { paragraphs } = await read(manuscript, look);
      t.deepEqual(wordsIn(paragraphs.join('\n')), wordsIn(plainTextOf(manuscript)));
    }),
    { numRuns: 60 },
  );
});

test('a sign joined to an address keeps its joiner', async (t) => {
  const manuscript: Manuscript = { ...manuscriptOf(samples.nurseCv), contact: [wordsOf('🇩🇪\u200djane@example.org')] };
  const { paragraphs } = await read(manuscript);
  t.true(wordsIn(paragraphs.join('\n')).includes('🇩🇪\u200djane@example.org'));
});

test('each sample is read as it was written, in each look', async (t) => {
  for (const document of Object.values(samples)) {
    const manuscript = manuscriptOf(document);
    for (const look of LOOKS) {
      const { paragraphs } = await read(manuscript, look);
      t.deepEqual(wordsIn(paragraphs.join('\n')), wordsIn(plainTextOf(manuscript)));
    }
  }
});

test('a DOCX can be written on: real headings, a real list, a tab before the time, and nothing that runs', async (t) => {
  const { styles, body, paths, title, creator, all } = await read(manuscriptOf(samples.nurseCv), 'modern');
  for (const style of ['Name', 'Contact', 'Heading1', 'Heading2', 'Bullet']) t.true(styles.includes(style), style);
  t.true(body.includes('<w:numPr>'));
  t.true(body.includes('w:val="right" w:pos='));
  t.true(body.includes('<w:r><w:tab/></w:r>'));
  t.notRegex(
    body,
    /<w:pStyle [^>]*>(?:(?!<\/w:pPr>).)*<w:pStyle/s,
    'a paragraph of two styles, which Word takes for damage',
  );
  t.is(title, 'Jane Doe - CV');
  t.is(creator, 'Jane Doe');
  t.false(paths.some((path) => /vba|macro|ole|embed/i.test(path)));
  t.true((all.get('word/_rels/document.xml.rels') ?? '').includes('mailto:jane.doe@example.org'));
  t.true((all.get('word/styles.xml') ?? '').includes('en-GB'));
});

test('a DOCX links no address that hides where it leads, with a label or without one', async (t) => {
  const linksIn = async (links: readonly string[]) =>
    targetsOf(await read(manuscriptFrom(asMarkdown(links), 'custom-content', 'en')));
  t.deepEqual(
    (await linksIn(trapLinks)).filter((link) => SPRUNG.test(link)),
    [],
  );
  const found = await linksIn(plainLinks);
  for (const link of plainLinks) t.is(found.filter((one) => one === link.replace(/#.*/, '')).length, 2, link);
});

test('Arabic and Hebrew stand from right to left', async (t) => {
  const { body } = await read(manuscriptOf(samples.arabicCv));
  t.true(body.includes('<w:bidi/>'));
  t.true(body.includes('<w:rtl/>'));
});

test('a letter has its date and its address before its text', async (t) => {
  const manuscript = manuscriptOf(samples.germanLetter);
  const letter = letterOf({ to: ['Universitätsklinikum Köln', '50937 Köln'], date: '2026-11-23' }, manuscript, 'a4');
  const { paragraphs } = await readDocx(
    await docxOf(manuscript, letter, { look: 'editorial', paper: 'a4', title: '', author: '' }),
  );
  t.deepEqual(wordsIn(paragraphs.join('\n')), wordsIn(plainTextOf(withLetter(manuscript, letter))));
});

const said = (text: string) => ({ text, citations: [] });

test('between posts is a line each', async (t) => {
  const post = (text: string) => ({ type: 'post', sentences: [said(text)] }) as const;
  const blocks = [post('One.'), post('Two.'), post('Three.')];
  const { body } = await read(manuscriptOf({ ...samples.nurseCv, blocks }), 'modern');
  const lines = body.match(/<w:pBdr>.*?<\/w:pBdr>/gu)?.filter((one) => one.includes('w:top')) ?? [];
  t.is(lines.length, 2);
  t.not(lines[0], lines[1], 'two with the same lines are one to Word');
});

test('where a title and place are too long for their line, the places of that document have lines of their own', async (t) => {
  const entry = (place: string) =>
    ({
      type: 'entry',
      title: said('Second in department'),
      place: said(place),
      time: said('2026 – present'),
      items: [],
    }) as const;
  const [short, long] = [entry('Ashdown'), entry('Ashdown Academy for Mathematics, Northampton')];
  const shown = async (blocks: readonly ReturnType<typeof entry>[]) =>
    (await read(manuscriptOf({ ...samples.nurseCv, blocks }), 'modern')).paragraphs
      .map((text) => text.replace(/\s+/gu, ' ').trim())
      .slice(-2 * blocks.length);
  t.true((await shown([short])).includes('Second in department Ashdown 2026 – present'));
  t.deepEqual(await shown([short, long]), [
    'Second in department',
    'Ashdown 2026 – present',
    'Second in department',
    'Ashdown Academy for Mathematics, Northampton 2026 – present',
  ]);
});
