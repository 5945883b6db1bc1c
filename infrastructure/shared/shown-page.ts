import type { Page, Shape, ShownPage } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';

const ROOM = 4096;

/** A page as its shape shows it, where its documents are at hand already. */
export const shownPage = ({ found, nextCursor }: Page<JsonObject>, { show }: Shape<never>): ShownPage =>
  shownRows(
    found.map(({ id, document }) => show(id, document as never)),
    nextCursor,
  );

export const shownRows = (rows: readonly object[], nextCursor: string | null): ShownPage => {
  const text = rows.map((row) => JSON.stringify(row)).join(',');
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text) + 2 * ROOM); // of its own: it may cross to another thread
  const length = bytes.write(text, ROOM);
  return { json: bytes.subarray(ROOM, ROOM + length), room: ROOM, count: rows.length, nextCursor };
};
