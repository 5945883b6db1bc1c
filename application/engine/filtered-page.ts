import type { Found, Page } from './ports/read-models.ts';

type Narrowed<Document> = Readonly<{
  limit: number;
  cursor?: string | null | undefined;
  matches(document: Document, id: string): boolean;
  /** From the first of these on, none of the list is asked for. */
  isBeyond?(document: Document): boolean;
}>;

/** So many are read for one page; a page may hold fewer than its limit, and still not be the last. */
const MOST_READ = 2000;

/**
 * A page of a list, narrowed by what no index answers: the list is read on until the page is full, or enough was read.
 * `read` answers one page of so many.
 */
export const filteredPage = async <Document>(
  read: (limit: number, cursor: string | null) => Promise<Page<Document>>,
  { limit, cursor = null, matches, isBeyond = () => false }: Narrowed<Document>,
): Promise<Page<Document>> => {
  const found: Found<Document>[] = [];
  let from = cursor;
  for (let count = 0; count < MOST_READ; ) {
    const page = await read(limit, from);
    for (const [at, one] of page.found.entries()) {
      if (isBeyond(one.document)) return { found, nextCursor: null };
      if (!matches(one.document, one.id)) continue;
      found.push(one);
      if (found.length < limit) continue;
      const isLast = at === page.found.length - 1;
      return { found, nextCursor: isLast ? page.nextCursor : (await read(at + 1, from)).nextCursor };
    }
    count += page.found.length;
    from = page.nextCursor;
    if (from === null) break;
  }
  return { found, nextCursor: from };
};
