import test from 'ava';
import fc from 'fast-check';
import type { DocumentFile, FileFormat, FileSource, FileWish } from '#application/documents/document-formats.ts';
import { isRefusal } from '#domain/decider.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { createDocumentFormats } from '#infrastructure/formats/formats.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { noCareer } from '../../support/career.ts';
import { aDocument, hostileText, kinds } from '../../support/documents.ts';
import { readDocx } from '../../support/docx-text.ts';
import { readPdf } from '../../support/pdf-text.ts';
import * as samples from '../../support/sample-documents.ts';

const { some, count } = evaluation({ sample: 0.1, more: 0.3 });
const formats = createDocumentFormats();
test.after.always(() => formats.close());

const wish = (format: FileFormat): FileWish => ({ format, look: 'classic', paper: 'a4', career: noCareer });
const written = (document: (typeof samples)['nurseCv']): FileSource => ({
  is: 'written',
  document,
  person: 'Jane Doe',
  called: 'Jane Doe - CV',
  letter: null,
});
const edited = (markdown: string, kind: DocumentKind = 'custom-content'): FileSource => ({
  is: 'edited',
  kind,
  language: 'en',
  markdown,
  person: 'Jane Doe',
  called: 'Jane Doe - CV',
  letter: null,
});

const made = async (source: FileSource, format: FileFormat): Promise<DocumentFile> => {
  const file = await formats.fileOf(source, wish(format));
  if (isRefusal(file)) throw new Error(`refused: ${file.refused}`);
  return file;
};
/** Each file is read by a program that knows nothing of us. */
const opened = async ({ name, bytes }: DocumentFile): Promise<string> => {
  if (name.endsWith('.pdf')) return (await readPdf(bytes)).text;
  if (name.endsWith('.docx')) return (await readDocx(bytes)).paragraphs.join('\n');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (name.endsWith('.json')) JSON.parse(text);
  return text;
};

test('a CV is had in five formats, each by its name and its type', async (t) => {
  for (const [format, type] of [
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['md', 'text/markdown; charset=utf-8'],
    ['txt', 'text/plain; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ] as const) {
    const file = await made(written(samples.nurseCv), format);
    t.is(file.name, `Jane Doe - CV.${format}`);
    t.is(file.type, type);
    t.true((await opened(file)).includes('Brought 14 newly qualified nurses'));
  }
});

test('only a CV is a JSON Resume', async (t) => {
  t.deepEqual(await formats.fileOf(written(samples.thread), wish('json')), { refused: 'not-in-this-format' });
});

test('a document that somebody edited becomes the same files', async (t) => {
  const markdown = new TextDecoder().decode((await made(written(samples.nurseCv), 'md')).bytes);
  for (const format of ['pdf', 'docx', 'txt', 'json'] as const)
    t.is(
      await opened(await made(edited(markdown, 'cv'), format)),
      await opened(await made(written(samples.nurseCv), format)),
    );
});

test('nothing that somebody writes breaks a file', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        aDocument.map(written),
        fc.tuple(hostileText, fc.constantFrom(...kinds)).map(([text, kind]) => edited(text, kind)),
      ),
      fc.constantFrom('pdf', 'docx', 'md', 'txt'),
      async (source, format) => {
        t.is(typeof (await opened(await made(source, format))), 'string');
      },
    ),
    { numRuns: count(50) },
  );
});

test('what turns the direction of writing, what is not seen and what controls a terminal is in no file', async (t) => {
  const UNSEEN = ['\u202e', '\u202c', '\u2066', '\u2069', '\u0000', '\u001b', '\u{e0041}', '\ufeff'];
  const markdown = 'safe\u202egnp.exe\u202c \u2066x\u2069 a\u0000b\u001b[31m \u{e0041}\u{e0042}hidden\ufeff';
  for (const format of ['pdf', 'docx', 'md', 'txt'] as const) {
    const text = await opened(await made(edited(markdown), format));
    for (const unseen of UNSEEN) t.false(text.includes(unseen), `${format} ${unseen.codePointAt(0)?.toString(16)}`);
  }
});

const LONG = {
  'one word': 'Donaudampfschifffahrt'.repeat(10_000),
  'words without an end': 'All work and no play makes Jane a dull nurse. '.repeat(4400),
  'a character a line': 'a\n'.repeat(100_000),
  'marks on one letter': `a${'\u0301'.repeat(200_000)}`,
  'Arabic without a space': 'مرحبا'.repeat(40_000),
  'Chinese without a space': '简历'.repeat(50_000),
  'one heading': `# ${'x '.repeat(100_000)}`,
  'one entry': `### ${'x '.repeat(60_000)}| ${'y'.repeat(60_000)} | 2019`,
  'a contact of 20,000': `# A\n${'b | '.repeat(20_000)}`,
  bullets: '- b\n'.repeat(50_000),
  pictures: '👩‍🚀'.repeat(20_000),
  links: '[a](https://a.example/) '.repeat(8000),
} as const;
for (const [name, markdown] of some(Object.entries(LONG)))
  test(`200 KB of ${name} become files or are refused, and the next document is made as ever`, async (t) => {
    for (const format of ['pdf', 'docx'] as const) {
      const file = await formats.fileOf(edited(markdown.slice(0, 200_000), 'cv'), wish(format));
      if (isRefusal(file)) t.is(file.refused, 'too-long');
      else t.true(file.bytes.length > 10);
      t.log(`${format} ${isRefusal(file) ? file.refused : `${file.bytes.length} bytes`}`);
    }
    t.true((await made(written(samples.nurseCv), 'pdf')).bytes.length > 10_000);
  });

test('more than a file is made of is refused before it is looked at', async (t) => {
  t.deepEqual(await formats.fileOf(edited('x'.repeat(300_001)), wish('pdf')), { refused: 'too-long' });
});

test('one document that takes too long is refused; who asks next is served', async (t) => {
  const strict = createDocumentFormats({ timeLimitMs: 300 });
  t.teardown(() => strict.close());
  t.deepEqual(await strict.fileOf(edited(LONG['words without an end']), wish('pdf')), { refused: 'too-long' });
  t.false(isRefusal(await strict.fileOf(edited('short'), wish('txt'))));
});

test('one that takes too much memory costs its thread and no more', async (t) => {
  const small = createDocumentFormats({ heapMb: 100 });
  t.teardown(() => small.close());
  t.deepEqual(await small.fileOf(edited('- b\n'.repeat(50_000)), wish('docx')), { refused: 'too-long' });
  t.false(isRefusal(await small.fileOf(edited('short'), wish('txt'))));
});

test('what would be more pages than any person writes is refused', async (t) => {
  t.deepEqual(await formats.fileOf(edited('a\n'.repeat(50_000)), wish('pdf')), { refused: 'too-long' });
});
