import type { SQLOutputValue } from 'node:sqlite';
import type { Sort } from '#application/engine/read-model.ts';
import type { Place } from '#infrastructure/shared/cursor.ts';

/** Texts that are searched again and again, in the order of a list. */
export type SearchedTexts = Readonly<{
  add(id: string, text: string, sorted: readonly SQLOutputValue[]): void;
  /** How much it holds. */
  readonly characters: number;
  /** Whether every document has what it is sorted by. */
  readonly isSortable: boolean;
  last(): Place | null;
  /** Of the documents that hold one of these pieces, so many behind the place. */
  idsBehind(pieces: readonly string[], place: Place | null, most: number): readonly string[];
  count(pieces: readonly string[]): number;
}>;

const BLOCK = 1024;
const WORDS = BLOCK / 32;
const KINDS = 4096;
/** Searches come page by page, and with every letter that is typed. */
const KNOWN = 50;

/**
 * For each block of texts, one bit for each of them and each kind of three letters in a row: a text that lacks one of the
 * kinds of the words does not hold them, and is not looked at. Different letters may be of one kind, so what is left is.
 */
export const createSearchedTexts = (sort: Sort): SearchedTexts => {
  const ids: string[] = [];
  const texts: string[] = [];
  const places: Place[] = [];
  const blocks: Uint32Array[] = [];
  const known = new Map<string, readonly number[]>();
  let characters = 0;
  let isSortable = true;

  const note = (text: string, index: number): void => {
    if (index % BLOCK === 0) blocks.push(new Uint32Array(KINDS * WORDS));
    const block = blocks.at(-1);
    if (!block) return;
    const word = (index % BLOCK) >>> 5;
    const bit = 1 << (index & 31);
    for (let at = 2; at < text.length; at += 1) {
      const slot = kindAt(text, at) * WORDS + word;
      block[slot] = (block[slot] ?? 0) | bit;
    }
  };

  const hitsOf = (pieces: readonly string[]): readonly number[] => {
    const key = JSON.stringify(pieces);
    const before = known.get(key);
    known.delete(key);
    const hits = before ?? hitsOfAny(pieces.map((piece) => look(piece.toWellFormed())));
    known.set(key, hits);
    const oldest = known.size > KNOWN ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return hits;
  };

  const look = (words: string): readonly number[] => {
    const hits: number[] = [];
    const kinds = new Set(Array.from({ length: Math.max(0, words.length - 2) }, (_, at) => kindAt(words, at + 2)));
    blocks.forEach((block, number) => {
      for (let word = 0; word < WORDS; word += 1) {
        let left = -1;
        for (const kind of kinds) left &= block[kind * WORDS + word] ?? 0;
        for (let index = number * BLOCK + word * 32; left !== 0 && index < texts.length; index += 1, left >>>= 1)
          if ((left & 1) === 1 && texts[index]?.includes(words)) hits.push(index);
      }
    });
    return hits;
  };

  return {
    add(id, text, sorted) {
      const place = [...sorted, id];
      if (!isPlace(place)) {
        isSortable = false;
        return;
      }
      note(text, ids.length);
      ids.push(id);
      texts.push(text);
      places.push(place);
      characters += text.length;
    },
    get characters() {
      return characters;
    },
    get isSortable() {
      return isSortable;
    },
    last: () => places.at(-1) ?? null,
    idsBehind(pieces, place, most) {
      const hits = hitsOf(pieces);
      const first = place === null ? 0 : hits.findIndex((hit) => isBehind(sort, places[hit], place));
      return first < 0 ? [] : hits.slice(first, first + most).map((hit) => ids[hit] ?? '');
    },
    count: (pieces) => hitsOf(pieces).length,
  };
};

/** Each text once, in the order of the list. */
const hitsOfAny = (hits: readonly (readonly number[])[]): readonly number[] =>
  hits.length === 1 ? (hits[0] ?? []) : [...new Set(hits.flat())].sort((one, other) => one - other);

/** A kind of the three letters that end here. */
const kindAt = (text: string, at: number): number => {
  const letters = text.charCodeAt(at - 2) * 7919 + text.charCodeAt(at - 1) * 271 + text.charCodeAt(at);
  return (letters ^ (letters >>> 12)) & (KINDS - 1);
};

const isPlace = (values: readonly SQLOutputValue[]): values is Place =>
  values.every((value) => typeof value === 'string' || typeof value === 'number');

const isBehind = (sort: Sort, mine: Place | undefined, place: Place): boolean => {
  for (const [step, value] of (mine ?? []).entries()) {
    const order = compare(value, place[step] ?? '');
    const descending = (sort[step] ?? sort.at(-1))?.[1] === 'descending';
    if (order !== 0) return order > 0 !== descending;
  }
  return false;
};

/** As the store does: numbers before texts, and texts by their bytes. */
const compare = (one: string | number, other: string | number): number => {
  if (one === other) return 0;
  if (typeof one === 'string' && typeof other === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(other));
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : 1;
};
