import test from 'ava';
import PdfDocument from 'pdfkit';
import { unpackedSize } from '#mail-gateway/reading/career-files/pdf/pdf-filters.ts';
import { readCareerFile } from '#mail-gateway/reading/career-files/reading.ts';
import { ascii85, deflated, lzwSpaces, pdfFrom, pdfOf, spacesBehind, TEXT } from './fixtures/hostile-pdf.ts';
import { said } from './fixtures/old-cv.ts';

const MB = 1024 * 1024;
const read = async (bytes: Uint8Array) => {
  const found = await readCareerFile(bytes);
  return 'refused' in found ? found.refused : found.facts.map(said);
};
const once = deflated(spacesBehind(24 * MB));
const twice = deflated(once);
const WORDS = ['skill: Triage'];

test('filters that expand one behind the other are refused, however their names are written', async (t) => {
  const chains = [
    '/Filter [/FlateDecode /FlateDecode]',
    '/F [/Fl /Fl]',
    '/Filter[/Fl%x]\n/Fl#61teDecode]',
    '/#46ilter [ /FlateDecode\n/RL ]',
    '/Filter [/A85 /Fl /AHx /LZW]',
  ];
  for (const dictionary of chains) t.is(await read(pdfOf({ dictionary, stream: twice })), 'too-large', dictionary);
});

test('filters that stand elsewhere are refused, as they could be any', async (t) => {
  const names = [{ dictionary: '/A [/FlateDecode /FlateDecode]' }];
  for (const dictionary of ['/Filter 6 0 R', '/Filter [/Fl 6 0 R]', '/F 6 0 R %endobj\n', '/F 6 0 R /X (endobj)'])
    t.is(await read(pdfOf({ dictionary, stream: twice }, names)), 'broken', dictionary);
});

test('a stream that unpacks to too much is refused, whatever packs it and whatever it is for', async (t) => {
  const runs = Buffer.alloc(400_000, Buffer.from([129, 32]));
  const contents = [
    { dictionary: '/Filter /FlateDecode', stream: once },
    { dictionary: '/Filter [/ASCII85Decode /FlateDecode]', stream: ascii85(once) },
    { dictionary: '/Filter [/AHx /Fl]', stream: Buffer.from(`${once.toString('hex')}>`) },
    { dictionary: '/Filter /RunLengthDecode', stream: runs },
    { dictionary: '/Filter /LZWDecode', stream: lzwSpaces(24 * MB) },
  ];
  for (const one of contents) t.is(await read(pdfOf(one)), 'too-large', one.dictionary);
  const words = { dictionary: '', stream: Buffer.from(TEXT) };
  const packed = { dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', stream: once };
  t.is(await read(pdfOf(words, [packed])), 'too-large', 'objects');
});

test('streams that are each small enough are refused where all together are too much', async (t) => {
  const one = { dictionary: '/Filter /FlateDecode', stream: deflated(spacesBehind(14 * MB)) };
  t.deepEqual(await read(pdfOf(one)), WORDS);
  t.is(await read(pdfOf(one, [one, one, one, one])), 'too-large');
});

test('a row that a predictor would need gigabytes for is refused', async (t) => {
  const dictionary = '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2000000000 >>';
  t.is(await read(pdfOf({ dictionary, stream: deflated(Buffer.from(TEXT)) })), 'too-large');
});

test('pictures are never unpacked: the text beside them is read, and what is named one has none', async (t) => {
  const picture = {
    dictionary: '/Type /XObject /Subtype /Image /Width 99999 /Height 99999 /Filter /FlateDecode',
    stream: once,
  };
  const words = { dictionary: '', stream: Buffer.from(`${TEXT}/I Do`) };
  t.deepEqual(await read(pdfOf(words, [picture], '/XObject << /I 6 0 R >>')), WORDS);
  t.is(await read(pdfOf({ dictionary: '/Subtype /Image /Filter /FlateDecode', stream: once })), 'no-text');
});

test('text that is packed as programs pack it is read', async (t) => {
  const stream = deflated(Buffer.from(TEXT));
  t.deepEqual(await read(pdfOf({ dictionary: '/Filter[/FlateDecode]', stream })), WORDS);
  const letters = { dictionary: '/Filter [ /ASCII85Decode /FlateDecode ]', stream: ascii85(stream) };
  t.deepEqual(await read(pdfOf(letters)), WORDS);
});

test('counting what a stream unpacks to stops behind the limit', async (t) => {
  for (const [filter, data] of [
    ['FlateDecode', once],
    ['LZWDecode', lzwSpaces(24 * MB)],
  ] as const) {
    const size = await unpackedSize(data, [filter], MB);
    t.true(size > MB && size < 1.1 * MB, `${filter}: ${size}`);
  }
  const torn = Buffer.concat([once.subarray(0, once.length / 2), Buffer.alloc(1000, 0xff)]);
  t.true((await unpackedSize(torn, ['FlateDecode'], 64 * MB)) > 8 * MB, 'what comes before a fault counts');
});

test('pieces of text are bounded as they come, over all pages', async (t) => {
  const pieces = Buffer.from(`BT /F1 12 Tf ${'1 0 0 1 50 700 Tm (a) Tj 1 0 0 1 300 20 Tm (b) Tj '.repeat(40_000)} ET`);
  t.is(await read(pdfOf({ dictionary: '/Filter /FlateDecode', stream: deflated(pieces) })), 'too-large');
});

test('pages that lead to themselves are broken, and too many are too large', async (t) => {
  const catalog = { dictionary: '/Type /Catalog /Pages 2 0 R' };
  t.is(await read(pdfFrom([catalog, { dictionary: '/Type /Pages /Kids [2 0 R 2 0 R] /Count 20' }])), 'broken');
  const pages = { dictionary: `/Type /Pages /Kids [${'3 0 R '.repeat(31)}] /Count 31` };
  const page = { dictionary: '/Type /Page /Parent 2 0 R /MediaBox [0 0 6 8]' };
  t.is(await read(pdfFrom([catalog, pages, page])), 'too-large');
});

test('more streams or filters than a CV has are refused before any is looked at', async (t) => {
  t.is(await read(Buffer.from(`%PDF-1.4\n${'stream\n'.repeat(5_001)}`)), 'too-large');
  t.is(await read(Buffer.from(`%PDF-1.4\n${'/Filter['.repeat(20_001)}`)), 'too-large');
});

test('a PDF that wants a password is locked', async (t) => {
  const pdf = new PdfDocument({ userPassword: 'secret' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Skills: Triage');
  pdf.end();
  await ended;
  t.is(await read(Buffer.concat(chunks)), 'locked');
});
