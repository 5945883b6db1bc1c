import type { SQLOutputValue } from 'node:sqlite';
import type { PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import type { JsonObject } from '#domain/json.ts';
import { readData } from '#infrastructure/shared/serialised-events.ts';
import { toPosition } from './events-position.ts';

/** The columns of a `Row`. */
export const COLUMNS = 'position, stream, revision, id, type, data, sealed, mac';

/** A row of the table of events, as SQLite hands it over. */
export type Row = {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: string;
  sealed: Uint8Array | null;
  mac: Uint8Array | null;
};

export const toEvent = ({ stream, revision, id, type, data, sealed, mac }: Row): StoredEvent => ({
  id,
  type,
  data: readData(data),
  sealed,
  mac,
  stream,
  revision,
});

/**
 * A row as a list in the order of the columns, which takes SQLite less to hand over. A follower has use for few of them:
 * its JSON is read when it is asked for.
 */
export const toPositioned = (row: readonly SQLOutputValue[]): PositionedEvent => {
  const [position, stream, revision, id, type, json, sealed, mac] = row as unknown as RowList;
  let data: JsonObject | null = null;
  return {
    id,
    type,
    json,
    get data() {
      data ??= readData(json);
      return data;
    },
    sealed,
    mac,
    stream,
    revision,
    position: toPosition(position),
  };
};

type RowList = readonly [number, string, number, string, string, string, Uint8Array | null, Uint8Array | null];
