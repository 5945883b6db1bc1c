import { useState } from 'react';
import useSWR from 'swr';
import { type DocumentAnswer, type DocumentEntity, documentAnswer, documentPage } from '#web/contract/documents.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { failingAs, hasStatus } from '../../shared/api/api-error.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { type ReadStatus, readStatus } from '../../shared/lists/read-status.ts';

export type Filters = Readonly<{ q: string; type: string }>;
type DocumentList = Readonly<{
  filters: Filters;
  documents: readonly DocumentEntity[];
  total: number;
  types: readonly DocumentEntity['type'][];
  hasMore: boolean;
  /** Of what it is the answer: filters, the last change that was known, pages. */
  asked: string;
}>;

export type DocumentsRead = Readonly<{
  /** What was read last; it may be of the filters before while the new ones are being read. */
  list: DocumentList | undefined;
  status: ReadStatus;
  showMore: () => void;
  retry: () => void;
}>;

const PAGE = 12;
const ONCE_MORE = { times: 1, delay: 1000 };

/** The documents that match the filters, the newest first, page by page; read again whenever the server says they changed. */
export const useDocuments = (filters: Filters): DocumentsRead => {
  const api = useApi();
  const version = useListVersion('documents');
  const [asked, setAsked] = useState({ filters, pages: 1 });
  const pages = asked.filters.q === filters.q && asked.filters.type === filters.type ? asked.pages : 1;
  const key = ['documents', filters.q, filters.type, version, pages] as const;
  const wanted = JSON.stringify(key);
  const read = useSWR<DocumentList>(key, async () => {
    const documents: DocumentEntity[] = [];
    for (let page = 1, cursor: string | null = null; ; page += 1) {
      const path = pathOf(filters, cursor);
      const answer = await retrying(() => api.get(path, documentPage), ONCE_MORE).catch(
        failingAs('Failed to refresh documents list'),
      );
      documents.push(...answer.documents);
      cursor = answer.nextCursor;
      const { total, types } = answer;
      if (page === pages || cursor === null)
        return { filters, documents, total, types, hasMore: cursor !== null, asked: wanted };
    }
  });
  return {
    list: read.data,
    status: readStatus(read, read.data?.asked === wanted),
    showMore: () => setAsked({ filters, pages: pages + 1 }),
    retry: () => void read.mutate(),
  };
};

const pathOf = ({ q, type }: Filters, cursor: string | null): string => {
  const query = new URLSearchParams({ limit: String(PAGE) });
  if (q !== '') query.set('q', q);
  if (type !== '') query.set('type', type);
  if (cursor !== null) query.set('cursor', cursor);
  return `/api/documents?${query}`;
};

export const documentPath = (id: string): string => `/api/documents/${encodeURIComponent(id)}`;

/** One document and what it rests on; read again when it or a win changed, for then a sentence may be stale. */
export const useDocument = (id: string) => {
  const api = useApi();
  const versions = [useListVersion('documents'), useListVersion('wins')];
  const { data, error, isValidating, mutate } = useSWR<DocumentAnswer>(['document', id, ...versions], () =>
    retrying(() => api.get(documentPath(id), documentAnswer), ONCE_MORE),
  );
  const failed = error !== undefined && !isValidating;
  return { answer: data, failed, missing: hasStatus(error, 404), retry: () => void mutate() };
};
