import { createInflate } from 'node:zlib';

/** Filters that can make much of little, by both of their names. */
const EXPANDING: ReadonlyMap<string, 'flate' | 'lzw' | 'run-length'> = new Map([
  ['FlateDecode', 'flate'],
  ['Fl', 'flate'],
  ['LZWDecode', 'lzw'],
  ['LZW', 'lzw'],
  ['RunLengthDecode', 'run-length'],
  ['RL', 'run-length'],
]);
const hex = { end: '>', decode: (data: Buffer): Buffer => fromHex(data) };
const ascii85 = { end: '~', decode: (data: Buffer): Buffer => fromAscii85(data) };
const IN_LETTERS: ReadonlyMap<string, typeof hex> = new Map([
  ['ASCII85Decode', ascii85],
  ['A85', ascii85],
  ['ASCIIHexDecode', hex],
  ['AHx', hex],
]);

export const isExpanding = (filter: string): boolean => EXPANDING.has(filter);

const OF_PICTURES: ReadonlySet<string> = new Set(
  'DCTDecode DCT JPXDecode JPX CCITTFaxDecode CCF JBIG2Decode BrotliDecode Brotli'.split(' '),
);

/** What no text is ever packed with. */
export const isOfPictures = (filter: string): boolean => OF_PICTURES.has(filter);
export const isKnownFilter = (filter: string): boolean =>
  EXPANDING.has(filter) || IN_LETTERS.has(filter) || OF_PICTURES.has(filter);

/**
 * How many bytes a stream unpacks to, with one expanding filter at most, counted without keeping them, together with those
 * read for it. It stops behind `max`. `data` may go on behind the stream.
 */
export const unpackedSize = async (data: Buffer, filters: readonly string[], max: number): Promise<number> => {
  let bytes = data;
  let read = 0;
  for (const filter of filters) {
    const letters = IN_LETTERS.get(filter);
    if (letters) {
      const end = bytes.indexOf(letters.end);
      bytes = bytes.subarray(0, end === -1 ? bytes.length : end);
      read += bytes.length;
      bytes = letters.decode(bytes);
    }
    const expanding = EXPANDING.get(filter);
    if (expanding === 'flate') return read + (await inflatedSize(bytes, max));
    if (expanding === 'lzw') return read + Math.max(lzwSize(bytes, max, 1), lzwSize(bytes, max, 0));
    if (expanding === 'run-length') return read + runLengthSize(bytes);
  }
  return read;
};

/** Bytes before a fault count too: the PDF library reads as far as it can. */
const inflatedSize = async (data: Buffer, max: number): Promise<number> => {
  if (!isZlib(data)) return 0;
  const inflate = createInflate({ chunkSize: 64 * 1024 });
  let size = 0;
  try {
    inflate.end(data);
    for await (const chunk of inflate) {
      size += (chunk as Buffer).length;
      if (size > max) break;
    }
  } catch {
    // damaged or cut off: the size so far is what there is
  }
  return size;
};

/** As the PDF library tells it: what has no such head is not unpacked at all. */
const isZlib = (data: Buffer): boolean => {
  const [first = 0, second = 0] = data;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0 && (second & 0x20) === 0;
};

/**
 * Only the lengths of the entries: each new one is a byte longer than the one before it. `early` is the setting by which codes
 * grow one sooner; a dictionary may say either.
 */
const lzwSize = (data: Buffer, max: number, early: 0 | 1): number => {
  const [clear, end] = [256, 257];
  let lengths: number[] = [];
  let [bits, count, size, before] = [0, 0, 0, 0];
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xffffff;
    count += 8;
    const width = Math.min(12, 32 - Math.clz32(258 + lengths.length + early));
    if (count < width) continue;
    const code = (bits >> (count - width)) & ((1 << width) - 1);
    count -= width;
    if (code === end || size > max) break;
    if (code === clear) [lengths, before, size] = [[], 0, size + 1];
    else {
      const length = code < clear ? 1 : (lengths[code - 258] ?? before + 1);
      if (before > 0 && lengths.length < 4096 - 258) lengths.push(before + 1);
      [size, before] = [size + length, length];
    }
  }
  return size;
};

const runLengthSize = (data: Buffer): number => {
  let size = 0;
  for (let at = 0; at < data.length; ) {
    const length = data[at] ?? 128;
    if (length === 128) break;
    size += length < 128 ? length + 1 : 257 - length;
    at += length < 128 ? length + 2 : 2;
  }
  return size;
};

const fromHex = (data: Buffer): Buffer => {
  const digits = data.toString('latin1').replace(/[^\da-f]+/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
};

/** Five characters stand for four bytes, `z` for four zeros. */
const fromAscii85 = (data: Buffer): Buffer => {
  const bytes: number[] = [];
  let group: number[] = [];
  const flush = (size: number): void => {
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let at = 0; at < size; at += 1) bytes.push(Math.floor(value / 256 ** (3 - at)) & 0xff);
    group = [];
  };
  for (const byte of data) {
    if (byte === 0x7a && group.length === 0) bytes.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) flush(4);
  }
  const left = group.length;
  if (left > 1) {
    while (group.length < 5) group.push(84);
    flush(left - 1);
  }
  return Buffer.from(bytes);
};
