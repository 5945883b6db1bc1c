import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './unreadable.ts';

/** The files of an archive that are asked for by name; nothing is written anywhere, so that no path leads out of it. */
export type Zip = Readonly<{ names: readonly string[]; has(name: string): boolean; text(name: string): string | null }>;

const MOST_ENTRIES = 5000;
/** In bytes, of all that is unpacked together. */
const LARGEST = 16 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

type Entry = Readonly<{ at: number; packed: number; method: number; locked: boolean }>;

/** Reads the list of what an archive holds; each file is unpacked when it is asked for, never beyond the bound of all. */
export const openZip = (bytes: Uint8Array): Zip => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = orBroken(() => entriesOf(data));
  let left = LARGEST;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    text(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const content = orBroken(() => unpacked(data, entry, left));
      left -= content.byteLength;
      return new TextDecoder().decode(content);
    },
  };
};

/** What reads beyond the end, or cannot be unpacked, is broken. */
const orBroken = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(hasCode(error, 'ERR_BUFFER_TOO_LARGE') ? 'too-large' : 'broken');
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const entriesOf = (data: Buffer): ReadonlyMap<string, Entry> => {
  const end = endOf(data);
  const count = data.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new Unreadable('too-large');
  const entries = new Map<string, Entry>();
  let at = data.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (data.readUInt32LE(at) !== ENTRY) throw new Unreadable('broken');
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => data.readUInt16LE(at + from));
    const name = data.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (!entries.has(name))
      entries.set(name, {
        at: data.readUInt32LE(at + 42),
        packed: data.readUInt32LE(at + 20),
        method: data.readUInt16LE(at + 10),
        locked: (data.readUInt16LE(at + 8) & 1) === 1,
      });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
};

/** It stands at the very end, before a comment of 64 KB at most. */
const endOf = (data: Buffer): number => {
  for (let at = data.length - 22; at >= Math.max(0, data.length - 22 - 0xffff); at -= 1)
    if (data.readUInt32LE(at) === END) return at;
  throw new Unreadable('broken');
};

const unpacked = (data: Buffer, { at, packed, method, locked }: Entry, most: number): Buffer => {
  if (locked) throw new Unreadable('locked');
  if (data.readUInt32LE(at) !== LOCAL) throw new Unreadable('broken');
  const from = at + 30 + data.readUInt16LE(at + 26) + data.readUInt16LE(at + 28);
  const content = data.subarray(from, from + packed);
  if (content.length < packed) throw new Unreadable('broken');
  if (method === 0 && packed <= most) return content;
  if (method !== 0 && method !== 8) throw new Unreadable('broken');
  if (most <= 0 || method === 0) throw new Unreadable('too-large');
  return inflateRawSync(content, { maxOutputLength: most });
};
