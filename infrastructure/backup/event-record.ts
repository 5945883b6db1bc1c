import type { StoredEvent } from '#application/engine/ports/event-store.ts';
import { metadataIn, readJson } from '#infrastructure/shared/serialised-events.ts';

type Head = readonly [stream: string, revision: number, id: string, type: string, schemaVersion: number];

/** Stands for the length of a sealed part that is not there. */
const NONE = 0xffff_ffff;
const LENGTHS = 5 * 4;

/**
 * An event as it is kept in a backup: five lengths, then where it stands and what it is (JSON), its data and metadata as texts,
 * its sealed part, and its MAC. The texts are those of the store, where it keeps texts, so that the MAC holds.
 */
export const eventRecord = (event: StoredEvent): Buffer => {
  const { stream, revision, id, type, schemaVersion, sealed, mac } = event;
  const texts = [
    JSON.stringify([stream, revision, id, type, schemaVersion] satisfies Head),
    event.dataJson ?? JSON.stringify(event.data),
    event.metadataJson ?? JSON.stringify(event.metadata),
  ];
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const size = lengths.reduce((sum, length) => sum + length, LENGTHS + (sealed?.length ?? 0) + mac.length);
  const record = Buffer.allocUnsafe(size);
  let at = 0;
  for (const length of [...lengths, sealed?.length ?? NONE, mac.length]) at = record.writeUInt32LE(length, at);
  for (const text of texts) at += record.write(text, at);
  if (sealed) record.set(sealed, at);
  record.set(mac, at + (sealed?.length ?? 0));
  return record;
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
