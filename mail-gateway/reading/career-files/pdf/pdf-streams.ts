import { Unreadable } from '../unreadable.ts';
import { isExpanding, isKnownFilter, isOfPictures, unpackedSize } from './pdf-filters.ts';

const MAX_STREAMS = 5_000;
const MAX_FILTERS = 20_000;
/** In bytes, of one stream and of all together; a font or a page of text is rarely a tenth of that. */
const MAX_STREAM = 16 * 1024 * 1024;
const MAX_UNPACKED = 64 * 1024 * 1024;
/** In characters: so far around a filter its dictionary reaches. */
const MAX_DICTIONARY = 16 * 1024;
/** Of a row that a predictor works on. */
const MAX_COLUMNS = 100_000;

/** Between a key and its value, and for the whole value. */
const MAX_VALUE = 512;

const SPECIAL = '\\0\\t\\n\\f\\r ()<>[\\]{}/%';
const STREAM = new RegExp(`(?<![^${SPECIAL}])stream(?![^${SPECIAL}])`, 'g');
const NAME = new RegExp(`/[^${SPECIAL}]+`, 'g');
const TOKEN = new RegExp(`[\\0\\t\\n\\f\\r ]+|%[^\\r\\n]*|/[^${SPECIAL}]*|[^${SPECIAL}]+|[()<>[\\]{}]`, 'g');
const PICTURE = /\/Subtype\s*\/Image\b/;

/** Where a dictionary says how its stream is packed: the place of key and value, and the names in order. */
type FilterEntry = Readonly<{ from: number; to: number; filters: readonly string[] }>;

/**
 * The bytes of a PDF, fit to be handed to its library, which unpacks whatever it is asked to: a file of 3 KB may say 4 GB.
 * Each stream is unpacked once before, and only counted. Filters that expand in a row are refused. Streams of pictures lose
 * their filters, as no text is in them. Throws `Unreadable`. It reads the file as bytes and resolves nothing, so it may count a
 * stream twice; what hides from it (an encrypted stream) still meets the limits of the process that reads.
 */
export const boundPdf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const data = Buffer.from(bytes);
  const text = data.toString('latin1');
  const starts = streamStartsIn(text);
  const ways = new Map(starts.map((start) => [start, new Set<readonly string[]>([ONLY_FLATE])]));
  for (const entry of filterEntriesIn(text)) {
    if (entry.filters.filter(isExpanding).length > 1) throw new Unreadable('too-large');
    const start = starts[firstAbove(starts, entry.to)] ?? data.length;
    if (entry.filters.some(isOfPictures) || isOfPicture(text, entry, start)) {
      data.fill(' ', entry.from, entry.to);
      ways.get(start)?.delete(ONLY_FLATE);
    } else ways.get(start)?.add(entry.filters);
  }
  let left = MAX_UNPACKED;
  for (const [start, filterLists] of ways)
    for (const filters of filterLists) {
      const size = await unpackedSize(data.subarray(start), filters, Math.min(left, MAX_STREAM));
      left -= size;
      if (size > MAX_STREAM || left < 0) throw new Unreadable('too-large');
    }
  return data;
};

/** Tried on every stream, whatever its dictionary says: the wrong way to unpack it shows at its first byte. */
const ONLY_FLATE: readonly string[] = ['FlateDecode'];

/** A stream begins with the line after its word. */
const streamStartsIn = (text: string): readonly number[] => {
  const starts: number[] = [];
  const lineEnd = /\r\n?|\n/g;
  let start = 0;
  for (const { index } of text.matchAll(STREAM)) {
    if (index < start) continue;
    lineEnd.lastIndex = index;
    if (!lineEnd.test(text)) break;
    start = lineEnd.lastIndex;
    starts.push(start);
    if (starts.length > MAX_STREAMS) throw new Unreadable('too-large');
  }
  return starts;
};

/** The place in a sorted list of the first number above this one. */
const firstAbove = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Whether the dictionary around a filter is one of a picture. */
const isOfPicture = (text: string, { from }: FilterEntry, start: number): boolean => {
  const near = text.slice(Math.max(0, from - MAX_DICTIONARY), Math.min(start, from + MAX_DICTIONARY));
  return PICTURE.test(near.slice(near.lastIndexOf('obj', Math.min(from, MAX_DICTIONARY)) + 1));
};

const filterEntriesIn = function* (text: string): Generator<FilterEntry> {
  let count = 0;
  for (const { 0: found, index } of text.matchAll(NAME)) {
    const key = decodedName(found);
    const at = index + found.length;
    if (key === 'Columns' || key === 'Colors') refuseWide(text, at);
    if (key === 'Filter' || key === 'F') {
      count += 1;
      if (count > MAX_FILTERS) throw new Unreadable('too-large');
      const value = filtersAt(text, at, key === 'Filter');
      if (value) yield { from: index, ...value };
    }
  }
};

/** `/Fl#61te` is another way to write `/Flate`. */
const decodedName = (name: string): string =>
  name.slice(1).replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

const refuseWide = (text: string, at: number): void => {
  const value = tokensAt(text, at)[0]?.token ?? '';
  if (/^\d+$/.test(value) && Number(value) > MAX_COLUMNS) throw new Unreadable('too-large');
};

/**
 * The names behind a key, one or a list. A stream whose filter stands elsewhere is refused, as programs that make PDFs do not
 * write it so; `F` is a key of other things too, and means a filter only where one is named.
 */
const filtersAt = (text: string, at: number, isSurelyFilter: boolean): Omit<FilterEntry, 'from'> | null => {
  const [first, ...rest] = tokensAt(text, at);
  if (first?.token.startsWith('/')) {
    const name = decodedName(first.token);
    return isSurelyFilter || isKnownFilter(name) ? { to: first.to, filters: [name] } : null;
  }
  const end = rest.findIndex(({ token }) => token === ']');
  const inside = rest.slice(0, Math.max(end, 0));
  if (first?.token === '[' && end !== -1 && inside.every(({ token }) => token.startsWith('/')))
    return { to: rest[end]?.to ?? first.to, filters: inside.map(({ token }) => decodedName(token)) };
  if (rest[1]?.token === 'R' || first === undefined || first.token === '[') refuseOfStream(text, at);
  return null;
};

/** Elsewhere such a key may name a font. */
const refuseOfStream = (text: string, at: number): void => {
  const near = text.slice(at, at + MAX_DICTIONARY).replace(/%[^\r\n]*|\([^()]*\)/g, ' ');
  const stream = near.search(/>>\s*stream/);
  const end = near.indexOf('endobj');
  if (stream !== -1 && (end === -1 || stream < end)) throw new Unreadable('broken');
};

/** Without spaces and comments. */
const tokensAt = (text: string, at: number): readonly Readonly<{ token: string; to: number }>[] =>
  [...text.slice(at, at + MAX_VALUE).matchAll(TOKEN)]
    .map(({ 0: token, index }) => ({ token, to: at + index + token.length }))
    .filter(({ token }) => !/^[\0\s%]/.test(token));
