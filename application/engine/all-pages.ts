import type { Found, Page } from './ports/read-models.ts';

/** The pages of a list, one after the other: each is read when the one before was taken. */
export async function* allPages<Document>(
  read: (cursor: string | null) => Promise<Page<Document>>,
): AsyncGenerator<readonly Found<Document>[]> {
  let cursor: string | null = null;
  do {
    const page: Page<Document> = await read(cursor);
    yield page.found;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** Its documents, one after the other. */
export async function* allFound<Document>(
  read: (cursor: string | null) => Promise<Page<Document>>,
): AsyncGenerator<Found<Document>> {
  for await (const found of allPages(read)) yield* found;
}
