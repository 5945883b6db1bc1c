import type { StoredEvent } from '#application/engine/ports/event-store.ts';
import { metadataIn, readJson } from '#infrastructure/shared/serialised-events.ts';
import type { FillingRecord } from './record-files.ts';

type Head = readonly [stream: string, revision: number, id: string, type: string, schemaVersion: number];

/** Stands for the length of a sealed part that is not there. */
const NONE = 0xffff_ffff;
const LENGTHS = 5 * 4;

/**
 * An event as it is kept in a backup: five lengths, then where it stands and what it is (JSON), its data and metadata as texts,
 * its sealed part, and its MAC. The texts are those of the store, where it keeps texts, so that the MAC holds.
 */
export const eventRecord = (event: StoredEvent): FillingRecord => {
  const { stream, revision, id, type, schemaVersion, sealed, mac } = event;
  const head = JSON.stringify([stream, revision, id, type, schemaVersion] satisfies Head);
  const data = event.dataJson ?? JSON.stringify(event.data);
  const metadata = event.metadataJson ?? JSON.stringify(event.metadata);
  const texts = Buffer.byteLength(head) + Buffer.byteLength(data) + Buffer.byteLength(metadata);
  return {
    size: LENGTHS + texts + (sealed?.length ?? 0) + mac.length,
    fill(bytes, start) {
      let at = start + LENGTHS;
      for (const [field, text] of [head, data, metadata].entries()) {
        const length = bytes.write(text, at);
        bytes.writeUInt32LE(length, start + field * 4);
        at += length;
      }
      bytes.writeUInt32LE(sealed?.length ?? NONE, start + 12);
      bytes.writeUInt32LE(mac.length, start + 16);
      if (sealed) bytes.set(sealed, at);
      bytes.set(mac, at + (sealed?.length ?? 0));
    },
  };
};

export const eventOf = (record: Buffer): StoredEvent => {
  const lengths = [0, 1, 2, 3, 4].map((field) => record.readUInt32LE(field * 4));
  let at = LENGTHS;
  const [head, data, metadata, sealed, mac] = lengths.map((length) => {
    const start = at;
    if (length !== NONE) at += length;
    return length === NONE ? null : record.subarray(start, at);
  }) as [Buffer, Buffer, Buffer, Buffer | null, Buffer];
  const [stream, revision, id, type, schemaVersion] = JSON.parse(head.toString()) as Head;
  const [dataJson, metadataJson] = [data.toString(), metadata.toString()];
  return {
    ...{ stream, revision, id, type, schemaVersion, sealed, mac, dataJson, metadataJson },
    data: readJson(dataJson),
    metadata: metadataIn(readJson(metadataJson)),
  };
};
