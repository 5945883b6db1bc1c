import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { EventStoreDouble } from './eventstore-double/eventstore-double.ts';

/** What of a stored event a disk can spoil. */
type Part = 'id' | 'type' | 'version' | 'data' | 'metadata' | 'sealed' | 'mac';
export const PARTS: readonly Part[] = ['id', 'type', 'version', 'data', 'metadata', 'sealed', 'mac'];

/** Spoils events behind the back of their store. */
export type Damage = Readonly<{
  /** Flips one bit of a part; the number is taken round its length. An id becomes another one. */
  flip(stream: string, revision: number, part: Part, bit: number): void;
  /** Takes an event away. */
  lose(stream: string, revision: number): void;
}>;

const flipped = (bytes: Uint8Array, bit: number): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  const at = Math.floor(bit / 8) % copy.length;
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit % 8));
  return copy;
};

/** In the file of the embedded log, as it lies on the disk: also text that is no UTF-8 any more. */
export const sqliteDamage = (path: string): Damage => {
  const change = (work: (database: DatabaseSync) => void) => {
    const database = new DatabaseSync(path, { timeout: 5000 });
    database.exec('DROP TRIGGER IF EXISTS events_stay_as_they_are; DROP TRIGGER IF EXISTS events_stay');
    work(database);
    database.close();
  };
  return {
    flip: (stream, revision, part, bit) =>
      change((database) => {
        if (part === 'version') {
          const next = 'UPDATE events SET schema_version = schema_version + 1 WHERE stream = ? AND revision = ?';
          database.prepare(next).run(stream, revision);
          return;
        }
        const row = database
          .prepare(`SELECT position, CAST(${part} AS BLOB) AS part FROM events WHERE stream = ? AND revision = ?`)
          .get(stream, revision);
        const bytes = part === 'id' ? Buffer.from(randomUUID()) : flipped(row?.part as Uint8Array, bit);
        const type = part === 'sealed' || part === 'mac' ? 'BLOB' : 'TEXT';
        database
          .prepare(`UPDATE events SET ${part} = CAST(? AS ${type}) WHERE position = ?`)
          .run(bytes, row?.position ?? null);
      }),
    lose: (stream, revision) =>
      change((database) =>
        database.prepare('DELETE FROM events WHERE stream = ? AND revision = ?').run(stream, revision),
      ),
  };
};

const withNextVersion = (metadata: Uint8Array): Uint8Array => {
  const json = JSON.parse(Buffer.from(metadata).toString()) as { schemaVersion: number };
  return Buffer.from(JSON.stringify({ ...json, schemaVersion: json.schemaVersion + 1 }));
};

/** The metadata with one bit of what a field of it holds, in base64, flipped. */
const flippedIn = (metadata: Uint8Array, field: 'mac' | 'sealed', bit: number): Uint8Array => {
  const json = JSON.parse(Buffer.from(metadata).toString()) as Record<string, string>;
  const bytes = flipped(Buffer.from(json[field] ?? '', 'base64'), bit);
  return Buffer.from(JSON.stringify({ ...json, [field]: Buffer.from(bytes).toString('base64') }));
};

/** In what the double of EventStoreDB keeps. `prefix` as the store was opened with. */
export const doubleDamage = (double: EventStoreDouble, prefix: string): Damage => ({
  flip: (stream, revision, part, bit) =>
    double.damage(prefix + stream, revision, (kept) => {
      switch (part) {
        case 'id':
          return { ...kept, id: randomUUID() };
        case 'type':
          return { ...kept, type: Buffer.from(flipped(Buffer.from(kept.type), bit)).toString() };
        case 'version':
          return { ...kept, metadata: withNextVersion(kept.metadata) };
        case 'data':
          return { ...kept, data: flipped(kept.data, bit) };
        case 'metadata':
          return { ...kept, metadata: flipped(kept.metadata, bit) };
        case 'mac':
        case 'sealed':
          return { ...kept, metadata: flippedIn(kept.metadata, part, bit) };
      }
    }),
  lose: (stream, revision) => double.damage(prefix + stream, revision, () => null),
});
