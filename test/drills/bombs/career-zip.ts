import { deflateRawSync } from 'node:zlib';
import { type Bomb, KB, MB, numbered } from './bomb.ts';
import { imported } from './career.ts';
import { deflatedBlanks } from './pdf.ts';
import { zipOf } from './zip.ts';

const HEADER = 'Company Name,Title,Description,Location,Started On,Finished On\n';
const positions = (content: string | Buffer) => ({ name: 'Positions.csv', content: Buffer.from(content) });
const document = (content: string | Buffer) => [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'word/document.xml', content: Buffer.from(content) },
];
const body = (content: string) => document(`<w:document><w:body>${content}</w:body></w:document>`);
/** Raw deflate of so many blanks, without the head and end of zlib. */
const blanks = (size: number, blank = ' ') => deflatedBlanks(size, blank).subarray(2, -4);
const linkedIn = (content: () => string | Buffer) => imported(() => zipOf([positions(content())]));
const docx = (content: () => string) => imported(() => zipOf(body(content())));

/** Archives that unpack to more than they are, and Word files. */
export const zipBombs: readonly Bomb[] = [
  {
    name: 'ZIP: 4 GB of blanks in a CSV',
    isShort: true,
    send: imported(() => zipOf([{ ...positions(blanks(4_096 * MB)), isPacked: true }])),
  },
  {
    name: 'ZIP: 4 GB of line feeds in a CSV',
    send: imported(() => zipOf([{ ...positions(blanks(4_096 * MB, '\n')), isPacked: true }])),
  },
  {
    name: 'ZIP: 4 GB that says it is 10 bytes',
    send: imported(() => zipOf([{ ...positions(blanks(4_096 * MB)), isPacked: true, saidSize: 10 }])),
  },
  {
    name: 'ZIP: 4 GB of commas',
    send: imported(() => zipOf([{ ...positions(blanks(4_096 * MB, ',')), isPacked: true }])),
  },
  { name: 'ZIP: 16 MB of commas', send: linkedIn(() => Buffer.alloc(15.9 * MB, ',')) },
  {
    name: 'ZIP: 10 bytes that say they are 4 GB',
    send: imported(() => zipOf([{ ...positions(HEADER), saidSize: 0xfffffffe, saidPacked: 0xfffffffe }])),
  },
  {
    name: 'ZIP: 60,000 entries',
    send: imported(() =>
      zipOf([
        positions(HEADER),
        ...Array.from({ length: 60_000 }, (_, at) => ({ name: `${at}`, content: Buffer.alloc(0), method: 0 })),
      ]),
    ),
  },
  {
    name: 'ZIP: 4,900 entries of one name',
    send: imported(() => zipOf(Array.from({ length: 4_900 }, () => positions(HEADER)))),
  },
  {
    name: 'ZIP: 4,900 entries over the same bytes',
    send: imported(overTheSameBytes),
  },
  {
    name: 'ZIP: six files of 15 MB each',
    send: imported(() =>
      zipOf(
        ['Positions', 'Education', 'Certifications', 'Languages', 'Skills', 'Profile'].map((name) => ({
          name: `${name}.csv`,
          content: Buffer.alloc(15 * MB, 'a,'),
        })),
      ),
    ),
  },
  { name: 'ZIP: says 65,535 entries and has one', send: imported(() => zipOf([positions(HEADER)], { count: 0xffff })) },
  {
    name: 'ZIP: its list is said to be elsewhere',
    send: imported(() => zipOf([positions(HEADER)], { listAt: 0xfffffff0 })),
  },
  { name: 'ZIP: zip64 of 2^40 entries', send: imported(() => zipOf([positions(HEADER)], { isZip64: true })) },
  {
    name: 'ZIP: 64 KB of ends in its comment',
    send: imported(() => zipOf([positions(HEADER)], { comment: Buffer.alloc(65_000, Buffer.from('504b0506', 'hex')) })),
  },
  {
    name: 'ZIP: 5 MB of ends',
    send: imported(() =>
      Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(4.9 * MB, Buffer.from('504b0506', 'hex'))]),
    ),
  },
  { name: 'ZIP: a ZIP in a ZIP, 30 times', send: imported(nestedZips) },
  {
    name: 'ZIP: a path of 60 KB that leads out',
    send: imported(() => zipOf([{ ...positions(HEADER), name: `${'../'.repeat(20_000)}Positions.csv` }])),
  },
  { name: 'ZIP: locked', send: imported(() => zipOf([{ ...positions(HEADER), flags: 1 }])) },
  { name: 'ZIP: packed by a method nobody knows', send: imported(() => zipOf([{ ...positions(HEADER), method: 99 }])) },
  {
    name: 'ZIP: a stream of broken blocks',
    send: imported(() =>
      zipOf([
        { ...positions(Buffer.concat([deflateRawSync(Buffer.from(HEADER)), Buffer.alloc(MB, 0xff)])), isPacked: true },
      ]),
    ),
  },
  { name: 'DOCX: elements 500,000 deep', send: docx(() => '<w:tbl><w:tr><w:tc>'.repeat(160_000)) },
  { name: 'DOCX: 15 MB of paragraphs', send: docx(() => '<w:p/>'.repeat(2_500_000)) },
  {
    name: 'DOCX: 15 MB of text in one run',
    send: docx(() => `<w:p><w:r><w:t>${'a '.repeat(7.5 * MB)}</w:t></w:r></w:p>`),
  },
  { name: 'DOCX: 15 MB of <', send: docx(() => '<'.repeat(15 * MB)) },
  { name: 'DOCX: 15 MB of <w:a without an end', send: docx(() => '<w:a '.repeat(3 * MB)) },
  {
    name: 'DOCX: 15 MB of entities',
    isShort: true,
    send: docx(() => `<w:p><w:t>${'&amp;'.repeat(3 * MB)}</w:t></w:p>`),
  },
  { name: 'DOCX: an attribute of 15 MB', send: docx(() => `<w:p a="${'b'.repeat(15 * MB)}"/>`) },
  {
    name: 'DOCX: 200,000 lines of positions',
    send: docx(() => numbered(100_000, (at) => `<w:p><w:r><w:t>Cook ${at}, Acme, 2010 - 2012</w:t></w:r></w:p>`)),
  },
  {
    name: 'DOCX: entities of a DTD in one another',
    send: imported(() =>
      zipOf(
        document(
          `<!DOCTYPE a [${numbered(30, (at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)}]><w:document><w:body><w:p><w:t>&l30;</w:t></w:p></w:body></w:document>`,
        ),
      ),
    ),
  },
  {
    name: 'DOCX: 2 GB of blanks',
    send: imported(() => zipOf([{ name: 'word/document.xml', content: blanks(2_048 * MB), isPacked: true }])),
  },
];

function nestedZips(): Buffer {
  let inner = zipOf([positions(HEADER + 'a,b,c,d,e,f\n'.repeat(KB))]);
  for (let depth = 0; depth < 30; depth += 1) inner = zipOf([{ name: 'Positions.csv', content: inner }]);
  return inner;
}

function overTheSameBytes(): Buffer {
  const content = deflateRawSync(Buffer.alloc(14 * MB, ' '));
  const others = Array.from({ length: 4_900 }, (_, at) => ({
    name: `a/${at}/Skills.csv`,
    content,
    isPacked: true,
    at: 0,
  }));
  return zipOf([{ name: 'Positions.csv', content, isPacked: true }, ...others]);
}
