import type { StoredEvent } from '#application/ports/event-store.ts';

/** A row of the table of events, as SQLite hands it over. */
export type Row = {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: string;
  sealed: Uint8Array | null;
};

export const toEvent = ({ stream, revision, id, type, data, sealed }: Row): StoredEvent => ({
  id,
  type,
  data: JSON.parse(data),
  sealed,
  stream,
  revision,
});
