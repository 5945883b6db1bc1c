import type { ReadModels, Shape, ShownPage } from '#application/engine/ports/read-models.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { searchText } from '#domain/search-text.ts';
import { DOCUMENTS, type DocumentDocument } from './documents.ts';

const NEWEST_FIRST = [['writtenAt', 'descending']] as const;
const SHOWN_AT_ONCE = 50;

type DocumentsQuery = Readonly<{ limit: number; cursor: string | null; words: string; kind: DocumentKind | null }>;

/** All documents of a user as `shape` shows them, newest first, page by page as they are asked for. */
export const allShownDocuments = async function* (
  readModels: ReadModels,
  userId: number,
  shape: Shape<DocumentDocument>,
): AsyncGenerator<ShownPage> {
  let cursor: string | null = null;
  do {
    const query = { filter: { equals: { userId } }, sort: NEWEST_FIRST, limit: SHOWN_AT_ONCE, cursor } as const;
    const page: ShownPage = await readModels.shown(DOCUMENTS, query, shape);
    yield page;
    cursor = page.nextCursor;
  } while (cursor);
};

/** `total` is of what was asked for, `kinds` are all that the user has. */
export const pageOfShownDocuments = async (
  readModels: ReadModels,
  userId: number,
  { limit, cursor, words, kind }: DocumentsQuery,
  shape: Shape<DocumentDocument>,
): Promise<Readonly<{ page: ShownPage; total: number; kinds: readonly string[] }>> => {
  const folded = searchText(words.trim());
  const filter = {
    equals: kind === null ? { userId } : { userId, kind },
    ...(folded === '' ? {} : { contains: { field: 'searchText', words: folded } as const }),
  };
  const [page, total, byKind] = await Promise.all([
    readModels.shown(DOCUMENTS, { filter, sort: NEWEST_FIRST, limit, cursor }, shape),
    readModels.count(DOCUMENTS, filter),
    readModels.countBy(DOCUMENTS, { equals: { userId } }, 'kind'),
  ]);
  return { page, total, kinds: [...byKind.keys()].sort() };
};
