import test from 'ava';
import fc from 'fast-check';
import { type Manuscript, manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { plainTextOf } from '#application/documents/manuscript/plain-text.ts';
import { letterOf, withLetter } from '#infrastructure/formats/letter.ts';
import { faceFor, faceOf } from '#infrastructure/formats/pdf/faces.ts';
import { lookOf } from '#infrastructure/formats/pdf/looks.ts';
import { laidOut, pdfOf } from '#infrastructure/formats/pdf/pdf.ts';
import { shaped } from '#infrastructure/formats/pdf/shaping.ts';
import { tighterLooks } from '#infrastructure/formats/pdf/tighter.ts';
import { aPlainManuscript } from '../../support/documents.ts';
import { asMarkdown, plainLinks, SPRUNG, trapLinks } from '../../support/links.ts';
import { readPdf } from '../../support/pdf-text.ts';
import * as samples from '../../support/sample-documents.ts';
import { wordsIn } from '../../support/words-in.ts';

const LOOKS = ['classic', 'modern', 'editorial'] as const;
const PAPERS = ['a4', 'letter'] as const;
const NONE = new Uint8Array();
const INFO = { title: 'Jane Doe - CV', author: 'Jane Doe', language: 'en' };

const read = async (manuscript: Manuscript, look: (typeof LOOKS)[number], paper: (typeof PAPERS)[number] = 'a4') =>
  readPdf((await pdfOf(manuscript, null, { look, paper, info: INFO })) ?? NONE);

test('what programs read of a PDF are the words of the plain text, in its order, whatever the document', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      aPlainManuscript,
      fc.constantFrom(...LOOKS),
      fc.constantFrom(...PAPERS),
      async (manuscript, look, paper) => {
        // One that is wider than a page is cut somewhere.
        fc.pre(wordsIn(plainTextOf(manuscript)).every(({ length }) => length < 60));
        const { text } = await read(manuscript, look, paper);
        t.deepEqual(wordsIn(text), wordsIn(plainTextOf(manuscript)));
      },
    ),
    { numRuns: 50 },
  );
});

for (const [name, document] of Object.entries(samples))
  if (name !== 'arabicCv')
    test(`${name} is read as it was written, in each look, on each paper`, async (t) => {
      const manuscript = manuscriptOf(document);
      for (const look of LOOKS)
        for (const paper of PAPERS) {
          const { text } = await read(manuscript, look, paper);
          t.deepEqual(wordsIn(text), wordsIn(plainTextOf(manuscript)), `${look} ${paper}`);
        }
    });

test('a CV of three pages has its name and the number at the foot of the second and third, and no heading at the end of a page', async (t) => {
  const manuscript = manuscriptOf(samples.researcherCv);
  const headings = manuscript.parts.flatMap((part) => (part.is === 'heading' || part.is === 'entry' ? [part] : []));
  for (const look of LOOKS) {
    const { pages, feet } = await read(manuscript, look);
    t.true(pages.length >= 3);
    t.is(feet[0], '');
    t.is(feet[1], `Prof. Ελένη Παπαδοπούλου 2 / ${pages.length}`);
    for (const page of pages.slice(0, -1)) {
      const last = page.trimEnd().split('\n').at(-1) ?? '';
      for (const heading of headings)
        for (const words of heading.is === 'heading' ? [heading.words] : [heading.title, heading.place])
          t.not(last.trim(), words.map(({ text }) => text).join(''), look);
    }
  }
});

const LINES = [
  'Cut falls on a 28-bed ward from 10 to 6 a month by moving the evening round to 9 pm.',
  'Brought 14 newly qualified nurses through their first year; all 14 stayed.',
  'Shortened the handover from 40 to 25 minutes with a single-page sheet.',
  'Ran the move to electronic charts in six weeks, two ahead of plan.',
  'Wrote the guide to sepsis that the trust published for all medical wards.',
  'Planned the rota for 41 people and cut agency shifts by a third.',
];
/** A CV of two positions, with so many lines each. */
const twoPositions = (count: number): Manuscript => {
  const points = Array.from({ length: count }, (_, at) => `- ${LINES[at % LINES.length]}`).join('\n');
  return manuscriptFrom(
    `# Jane Doe\njane.doe@example.org | +44 20 7946 0018 | Leeds\n\nWard sister with eleven years on acute wards.\n
## Experience\n\n### Ward Sister | St. Mary’s, Leeds | 2019 – present\n\n${points}\n
### Staff Nurse | Leeds General Infirmary | 2014 – 2019\n\n${points}\n
## Education\n\n### BSc Nursing | University of Leeds | 2011 – 2014\n
## Skills\n\nPatient safety, clinical teaching, rota planning\n\n## Languages\n\nEnglish, Polish\n`,
    'cv',
    'en',
  );
};

test('a CV of two positions with twelve lines each is one page, and one that is far longer is not pressed together', (t) => {
  const pagesOf = (manuscript: Manuscript, look: (typeof LOOKS)[number], paper: (typeof PAPERS)[number]) =>
    laidOut(manuscript, null, { look, paper })?.pages.length;
  for (const look of LOOKS)
    for (const paper of PAPERS) {
      for (const lines of look === 'editorial' ? [8, 9, 10] : [8, 9, 10, 11, 12])
        t.is(pagesOf(twoPositions(lines), look, paper), 1, `${look} ${paper} ${lines}`);
      t.is(pagesOf(twoPositions(22), look, paper), 2, `${look} ${paper}`);
    }
});

test('no text is set smaller than it is read with ease', (t) => {
  for (const name of LOOKS) {
    const tighter = tighterLooks(lookOf(name));
    t.true(tighter.length > 0);
    for (const { text, margins } of tighter)
      t.true(text.size >= 9.5 && text.leading >= 1.15 * text.size && Math.min(...Object.values(margins)) >= 38);
  }
});

test('a PDF says whose it is, in which language, and what each part of it is; its links can be opened', async (t) => {
  const { info, tagged, tree, links } = await read(manuscriptOf(samples.nurseCv), 'modern');
  t.like(info, { Title: 'Jane Doe - CV', Author: 'Jane Doe', Language: 'en' });
  t.true(tagged);
  const roles: readonly string[] = JSON.stringify(tree).match(/"role":"(\w+)"/g) ?? [];
  for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
    t.true(roles.includes(`"role":"${role}"`), role);
  t.deepEqual(links, ['mailto:jane.doe@example.org', 'https://linkedin.com/in/jane-doe']);
});

test('a PDF links no address that hides where it leads, with a label or without one', async (t) => {
  const linksIn = async (links: readonly string[]) =>
    (await read(manuscriptFrom(asMarkdown(links), 'custom-content', 'en'), 'classic')).links;
  t.deepEqual(
    (await linksIn(trapLinks)).filter((link) => SPRUNG.test(link)),
    [],
  );
  const found = await linksIn(plainLinks);
  for (const link of plainLinks) t.is(found.filter((one) => one === encodeURI(link)).length, 2, link);
});

test('a letter has its date and its address between the sender and the text, as its country writes them', async (t) => {
  const head = { to: ['Universitätsklinikum Köln', 'Frau Dr. Aydın', '50937 Köln'], date: '2026-11-23' };
  for (const [document, paper, date] of [
    [samples.germanLetter, 'a4', '23. November 2026'],
    [samples.englishLetter, 'a4', '23 November 2026'],
    [samples.englishLetter, 'letter', 'November 23, 2026'],
  ] as const) {
    const manuscript = manuscriptOf(document);
    const letter = letterOf(head, manuscript, paper);
    const { text, pages } = await readPdf(
      (await pdfOf(manuscript, letter, { look: 'classic', paper, info: INFO })) ?? NONE,
    );
    t.is(pages.length, 1);
    t.true(text.includes(date));
    t.deepEqual(wordsIn(text), wordsIn(plainTextOf(withLetter(manuscript, letter))));
  }
});

test('Hebrew, Arabic, Chinese, Japanese and Korean are set in faces that hold them, and no character is lost', async (t) => {
  const manuscript = manuscriptOf(samples.arabicCv);
  for (const look of LOOKS) {
    const { text, faces } = await read(manuscript, look);
    const characters = (from: string): readonly string[] => [...from.normalize('NFKC').replace(/\s/gu, '')].sort();
    t.deepEqual(characters(text), characters(plainTextOf(manuscript)));
    for (const face of ['IBMPlexSansArabic', 'NotoSansHebrew', 'CairnHan', 'CairnHangul'])
      t.true(
        faces.some((name) => name.includes(face)),
        face,
      );
    for (const line of [
      '設置期間を12日から7日に短縮しました。',
      '简体中文：负责五个城市的项目。',
      '한국어: 다섯 명의 팀을 이끌었습니다.',
    ])
      t.true(text.includes(line), line);
    for (const word of ['مهندسة', 'الخبرة', 'الشمسية.', 'מהנדסת', 'מהנדסים']) t.true(text.includes(word), word);
  }
});

test('what no face holds is read as it was written all the same', async (t) => {
  const manuscript = manuscriptFrom(
    'ⵣⴰⵡⵉ and ꯃꯤꯇꯩ and \u{1E900}\u{1E901} and \u{10A00}\u{10A01} end',
    'custom-content',
    'en',
  );
  const { text } = await read(manuscript, 'classic');
  for (const character of [...'ⵣⴰⵡⵉꯃ\u{10A00}']) t.true(text.includes(character), character);
  t.true(text.trim().endsWith('end'));
});

test('a file has the shapes that stand in it, and not the whole of a face', async (t) => {
  const manuscript = manuscriptFrom('ⵣⴰⵡⵉ हिन्दी 简体中文 㗎 한국어 ☃ 🎉', 'custom-content', 'en');
  const file = (await pdfOf(manuscript, null, { look: 'modern', paper: 'a4', info: INFO })) ?? NONE;
  t.true(file.length < 200_000, String(file.length));
});

const BOLD = { face: 'sans', bold: 'sans-bold', size: 10, leading: 12, color: '#000' } as const;

test('a rare character of a bold name is drawn bolder where no bold face has it', (t) => {
  const drawn = shaped('朱镕基 펲시', BOLD, true, false).map(({ face, bolder, glyphs }) => [
    face.name,
    bolder,
    String.fromCodePoint(...glyphs.flatMap(({ says }) => says)),
  ]);
  t.deepEqual(drawn, [
    ['han-bold', false, '朱'],
    ['han', true, '镕'],
    ['han-bold', false, '基 '],
    ['hangul', true, '펲'],
    ['hangul-bold', false, '시'],
  ]);
  t.true(shaped('朱镕基', BOLD, false, false).every(({ face, bolder }) => face.name === 'han' && !bolder));
});

test('no Chinese, Japanese or Korean character that is in use is left to the last of the faces', (t) => {
  const own = faceOf('sans-bold');
  for (const [from, to] of [
    [0x4e00, 0x9fa5],
    [0xac00, 0xd7a3],
    [0x3041, 0x30ff],
  ] as const)
    for (let code = from; code <= to; code += 1) {
      const character = String.fromCodePoint(code);
      if (!/\p{Alphabetic}/u.test(character)) continue;
      const { name } = faceFor(character, own);
      if (!/^(?:han|hangul)(?:-bold)?$/.test(name)) t.fail(`${character} is set in ${name}`);
    }
  t.pass();
});
