import type { Page, Shape, ShownPage } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';

/** A page as its shape shows it, where its documents are at hand already. */
export const shownPage = ({ found, nextCursor }: Page<JsonObject>, { show }: Shape<never>): ShownPage => {
  const shown = found.map(({ id, document }) => JSON.stringify(show(id, document as never)));
  return { json: new TextEncoder().encode(shown.join(',')), count: found.length, nextCursor };
};
