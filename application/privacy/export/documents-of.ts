import type { Found, ReadModels, Sort } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';

const PAGE = 200;

/** A user's documents in one read model, a page at a time: none that came after `until` (ISO 8601). */
export async function* documentsOf<Document extends JsonObject>(
  readModels: ReadModels,
  {
    model,
    userId,
    sort,
    until,
  }: Readonly<{ model: string; userId: number; sort: Sort; until?: readonly [string, string] }>,
): AsyncGenerator<Found<Document>> {
  let cursor: string | null = null;
  do {
    const filter = { equals: { userId }, ...(until ? { atMost: { [until[0]]: until[1] } } : {}) };
    const page: Awaited<ReturnType<typeof readModels.page<Document>>> = await readModels.page<Document>(model, {
      filter,
      sort,
      limit: PAGE,
      cursor,
    });
    yield* page.found;
    cursor = page.nextCursor;
  } while (cursor);
}
