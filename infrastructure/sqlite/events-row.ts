import type { StoredEvent } from '#application/engine/ports/event-store.ts';
import { readData } from '#infrastructure/shared/serialised-events.ts';

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
