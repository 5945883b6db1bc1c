import { type Bomb, MB, numbered } from './bomb.ts';
import { imported } from './career.ts';
import { deflatedAgain, deflatedBlanks, flate, pdfFile, pdfOf, stream } from './pdf.ts';

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const chain = (size: number, times: number) =>
  imported(() => pdfOf(deflatedAgain(deflatedBlanks(size), times - 1), flate(times)));
const pages = (count: number, page: (at: number) => string) =>
  pdfFile([
    CATALOG,
    `<</Type/Pages/Count ${count}/Kids[${numbered(count, (at) => `${at + 4} 0 R `)}]>>`,
    stream('BT /F1 12 Tf 72 720 Td (Cook at Acme, 2010 - 2012) Tj ET'),
    ...Array.from({ length: count }, (_, at) => page(at)),
  ]);
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R>>';
const text = (count: number, line: (at: number) => string) =>
  pdfOf(`BT /F1 12 Tf 72 720 Td ${numbered(count, line)} ET`);

/** One page with these resources; `contents` is the number of the object it shows, and the objects given begin at 4. */
const pageWith = (resources: string, contents: number, ...objects: readonly (string | Buffer)[]) =>
  pdfFile([
    CATALOG,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<${resources}>>/Contents ${contents} 0 R>>`,
    ...objects,
  ]);
const characterMap = (map: Buffer) =>
  pageWith(
    '/Font<</F1 5 0 R>>',
    4,
    stream('BT /F1 12 Tf (Cook) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    map,
  );

/** Small files that become large, and files that lead nowhere. */
export const pdfBombs: readonly Bomb[] = [
  { name: 'PDF: 4 GB of blanks, deflated once', send: chain(4_096 * MB, 1) },
  { name: 'PDF: 4 GB of blanks, deflated twice', isShort: true, send: chain(4_096 * MB, 2) },
  { name: 'PDF: 4 GB of blanks, deflated three times', isShort: true, send: chain(4_096 * MB, 3) },
  { name: 'PDF: 1 GB of blanks, deflated once', send: chain(1_024 * MB, 1) },
  { name: 'PDF: 300 MB of blanks, deflated twice', send: chain(300 * MB, 2) },
  {
    name: 'PDF: 1 GB of line feeds as one object stream',
    send: imported(() =>
      pdfFile([
        CATALOG,
        '<</Type/Pages/Kids[]/Count 0>>',
        stream(deflatedBlanks(1_024 * MB, '\n'), '/Type/ObjStm/N 100000/First 900000/Filter/FlateDecode'),
      ]),
    ),
  },
  { name: 'PDF: the list of objects in 1 GB of zeros', send: imported(crossReferenceStream) },
  {
    name: 'PDF: hexadecimal in ASCII85 in deflate',
    send: imported(() => pdfOf(deflatedBlanks(512 * MB, 'z'), '/Filter[/FlateDecode/ASCII85Decode/ASCIIHexDecode]')),
  },
  {
    name: 'PDF: run lengths in run lengths',
    send: imported(() =>
      pdfOf(deflatedBlanks(128 * MB, '\x81'), '/Filter[/FlateDecode/RunLengthDecode/RunLengthDecode]'),
    ),
  },
  {
    name: 'PDF: LZW in deflate',
    send: imported(() => pdfOf(deflatedBlanks(256 * MB, '\x80'), '/Filter[/FlateDecode/LZWDecode]')),
  },
  {
    name: 'PDF: 200 filters in a chain',
    send: imported(() => pdfOf(deflatedAgain(Buffer.from('BT ET'), 200), flate(200))),
  },
  {
    name: 'PDF: predictor of 1,000,000,000 columns',
    send: imported(() =>
      pdfOf(
        deflatedBlanks(64 * MB),
        '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1000000000/Colors 32/BitsPerComponent 16>>',
      ),
    ),
  },
  {
    name: 'PDF: pages that are their own parents',
    send: imported(() => pdfFile([CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 30>>'])),
  },
  {
    name: 'PDF: pages in a circle of 1,000',
    send: imported(() =>
      pdfFile([
        CATALOG,
        ...Array.from(
          { length: 1_000 },
          (_, at) => `<</Type/Pages/Count 30/Kids[${((at + 1) % 1_000) + 2} 0 R ${((at + 2) % 1_000) + 2} 0 R]>>`,
        ),
      ]),
    ),
  },
  {
    name: 'PDF: pages 100,000 deep',
    send: imported(() =>
      pdfFile([
        CATALOG,
        ...Array.from({ length: 60_000 }, (_, at) => `<</Type/Pages/Count 1/Kids[${at + 3} 0 R]>>`),
        PAGE,
      ]),
    ),
  },
  { name: 'PDF: 5,000 pages', send: imported(() => pages(5_000, () => PAGE)) },
  {
    name: 'PDF: says it has 2,000,000,000 pages',
    send: imported(() => pdfFile([CATALOG, '<</Type/Pages/Count 2000000000/Kids[]>>'])),
  },
  {
    name: 'PDF: says it has 20 pages and has none',
    send: imported(() => pdfFile([CATALOG, '<</Type/Pages/Count 20/Kids[9 0 R]>>'])),
  },
  {
    name: 'PDF: 30 pages of one content of 100 MB',
    send: imported(() =>
      pdfFile([
        CATALOG,
        `<</Type/Pages/Count 30/Kids[${'3 0 R '.repeat(30)}]>>`,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>',
        stream(deflatedBlanks(96 * MB), '/Filter/FlateDecode'),
      ]),
    ),
  },
  {
    name: 'PDF: 100,000 contents of a page',
    send: imported(() =>
      pdfFile([
        CATALOG,
        '<</Type/Pages/Count 1/Kids[3 0 R]>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents[${'4 0 R '.repeat(100_000)}]>>`,
        stream('BT (a) Tj ET'),
      ]),
    ),
  },
  {
    name: 'PDF: arrays 1,000,000 deep',
    send: imported(() => pdfFile([`<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(2_000_000)}>>`, PAGE])),
  },
  {
    name: 'PDF: dictionaries 500,000 deep in a content',
    send: imported(() => pdfOf(`BT /F1 12 Tf ${'<</a '.repeat(500_000)} ET`)),
  },
  {
    name: 'PDF: forms that draw themselves',
    send: imported(() =>
      pageWith(
        '/XObject<</A 4 0 R>>',
        5,
        stream('/A Do /A Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 4 0 R>>>>'),
        stream('/A Do'),
      ),
    ),
  },
  { name: 'PDF: forms that double 30 times', isShort: true, send: imported(doublingForms) },
  {
    name: 'PDF: 200,000 lines of text',
    send: imported(() => text(200_000, (at) => `0 -1 Td (Cook ${at}) Tj `)),
  },
  { name: 'PDF: 1,000,000 letters apart', send: imported(() => text(400_000, () => '(a) Tj ')) },
  { name: 'PDF: one string of 4 MB', send: imported(() => pdfOf(`BT /F1 12 Tf (${'a'.repeat(4.5 * MB)}) Tj ET`)) },
  { name: 'PDF: a list of objects that points at itself', send: imported(() => pdfFile([CATALOG, PAGE], '/Prev 9')) },
  { name: 'PDF: 5 MB of "obj"', send: imported(() => `%PDF-1.7\n${'1 0 obj\n'.repeat(600_000)}`) },
  { name: 'PDF: 5 MB of blanks and no end', send: imported(() => `%PDF-1.7\n${' '.repeat(4.9 * MB)}`) },
  {
    name: 'PDF: a picture of 100,000 × 100,000',
    send: imported(() =>
      pageWith(
        '/XObject<</I 4 0 R>>',
        5,
        stream(
          deflatedBlanks(256 * MB),
          '/Type/XObject/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode',
        ),
        stream('q 9 0 0 9 0 0 cm /I Do Q'),
      ),
    ),
  },
  {
    name: 'PDF: a character map of 1 GB',
    send: imported(() => characterMap(stream(deflatedBlanks(1_024 * MB), '/Filter/FlateDecode'))),
  },
  {
    name: 'PDF: a character map of 4 billion letters',
    send: imported(() =>
      characterMap(
        stream(
          '1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange',
        ),
      ),
    ),
  },
];

function doublingForms(): Buffer {
  const form = (at: number) =>
    stream('/A Do /A Do', `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A ${at + 6} 0 R>>>>`);
  return pageWith(
    '/XObject<</A 5 0 R>>',
    4,
    stream('/A Do'),
    ...Array.from({ length: 30 }, (_, at) => form(at)),
    stream('BT (a) Tj ET', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
  );
}

function crossReferenceStream(): Buffer {
  const content = deflatedBlanks(1_024 * MB, '\0');
  const head = `%PDF-1.7\n1 0 obj\n<</Type/XRef/Size 100000000/W[1 4 2]/Root 1 0 R/Filter/FlateDecode/Length ${content.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
}
