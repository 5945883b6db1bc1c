import type { Page, Shape, ShownPage } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';

/** A page as its shape shows it, where its documents are at hand already. */
export const shownPage = ({ found, nextCursor }: Page<JsonObject>, { show }: Shape<never>): ShownPage =>
  shownRows(
    found.map(({ id, document }) => show(id, document as never)),
    nextCursor,
  );

/** As text: it crosses to another thread and goes again with less ado than bytes, whose memory is not of V8's own heap. */
export const shownRows = (rows: readonly object[], nextCursor: string | null): ShownPage => ({
  json: rows.map((row) => JSON.stringify(row)).join(','),
  count: rows.length,
  nextCursor,
});
