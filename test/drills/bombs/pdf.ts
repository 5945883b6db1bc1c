import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { MB } from './bomb.ts';

/** A PDF of these objects, the first of which is its catalogue. */
export const pdfFile = (objects: readonly (string | Buffer)[], trailer = ''): Buffer => {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = pieces[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const piece = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    places.push(at);
    pieces.push(piece);
    at += piece.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(end)]);
};

export const stream = (content: string | Buffer, entries = ''): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>';

/** One page of this content. */
export const pdfOf = (content: string | Buffer, entries = ''): Buffer =>
  pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    PAGE,
    stream(content, entries),
    FONT,
  ]);

const PIECE = 32 * MB;
const pieces = new Map<string, Buffer>();

const pieceOf = (blank: string): Buffer => {
  const known = pieces.get(blank);
  if (known) return known;
  const piece = deflateRawSync(Buffer.alloc(PIECE, blank, 'latin1'), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  pieces.set(blank, piece);
  return piece;
};

/** Deflated blanks, so many bytes of them. Made of one piece again and again, so that it takes no time. */
export const deflatedBlanks = (size: number, blank = ' '): Buffer => {
  const all = Array.from({ length: Math.ceil(size / PIECE) }, () => pieceOf(blank));
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...all, Buffer.from([0x03, 0x00, 0, 0, 0, 0])]);
};

/** Deflated again, so many times. */
export const deflatedAgain = (bytes: Buffer, times: number): Buffer => {
  let packed = bytes;
  for (let time = 0; time < times; time += 1) packed = deflateSync(packed, { level: 9 });
  return packed;
};

export const flate = (times: number): string => `/Filter[${'/FlateDecode'.repeat(times)}]`;
