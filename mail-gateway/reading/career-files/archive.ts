import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable.ts';

/**
 * The files of a ZIP archive that are asked for by name. Nothing is written anywhere, so no name leads out of it, and
 * an archive inside an archive is never opened.
 */
export type Archive = Readonly<{
  has(name: string): boolean;
  /** The first name that passes, in the order of the archive. */
  nameOf(isMeant: (name: string) => boolean): string | undefined;
  /** Null where there is none. Throws `Unreadable` for what is locked, damaged, or unpacks to too much. */
  text(name: string): Promise<string | null>;
}>;

const MAX_ENTRIES = 5_000;
/** In bytes; longer names are not looked at. */
const MAX_NAME = 512;
/** In bytes, of one file and of all that are unpacked together. */
const MAX_FILE = 12 * 1024 * 1024;
const MAX_UNPACKED = 16 * 1024 * 1024;

/**
 * Reads the list of an archive's files. Each is unpacked when it is asked for; its bytes are counted as they come out.
 */
export const openArchive = async (bytes: Uint8Array): Promise<Archive> => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { zip, entries } = await orBroken(() => entriesOf(data));
  let left = MAX_UNPACKED;
  return {
    has: (name) => entries.has(name),
    nameOf: (isMeant) => entries.keys().find(isMeant),
    async text(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.isEncrypted()) throw new Unreadable('locked');
      const content = await orBroken(() => unpacked(zip, entry, Math.min(left, MAX_FILE)));
      left -= content.byteLength;
      return new TextDecoder().decode(content);
    },
  };
};

/** What the library cannot read is broken, or encrypted in a way that it does not know. */
const orBroken = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(error instanceof Error && /encrypt/.test(error.message) ? 'locked' : 'broken');
  }
};

/**
 * Names are decoded here, because the library refuses a whole archive for one name like `../x`; here it harms nobody.
 */
const entriesOf = async (data: Buffer): Promise<{ zip: ZipFile; entries: ReadonlyMap<string, Entry> }> => {
  const zip = await fromBufferPromise(data, { decodeStrings: false });
  if (zip.entryCount > MAX_ENTRIES) throw new Unreadable('too-large');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileNameLength > MAX_NAME) continue;
    const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
    if (!entries.has(name)) entries.set(name, entry);
  }
  return { zip, entries };
};

/** The size that an entry declares is not believed: what comes out is counted. */
const unpacked = async (zip: ZipFile, entry: Entry, max: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > max) throw new Unreadable('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
