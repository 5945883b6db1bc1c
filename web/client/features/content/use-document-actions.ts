import { useMemo } from 'react';
import {
  type DocumentMade,
  type DocumentRequest,
  type DownloadQuery,
  documentDeleted,
  documentMade,
} from '#web/contract/documents.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { markChanged } from '../../shared/changes/list-versions.ts';
import { documentPath } from './use-documents.ts';

/** What can be done to documents. Each answers once the list will read the new state. */
export const useDocumentActions = () => {
  const api = useApi();
  return useMemo(
    () => ({
      async generate(wish: DocumentRequest): Promise<DocumentMade> {
        const made = await api.write('POST', '/api/documents/generate', wish, documentMade);
        markChanged(['documents']);
        return made;
      },
      async remove(id: string): Promise<void> {
        await api.write('DELETE', documentPath(id), undefined, documentDeleted);
        markChanged(['documents']);
      },
      async download(id: string, query: DownloadQuery): Promise<void> {
        const { format = 'pdf', look = 'classic', paper = 'a4' } = query;
        const path = `${documentPath(id)}/download?${new URLSearchParams({ format, look, paper })}`;
        const response = await api.open(path, new AbortController().signal);
        save(await response.blob(), nameIn(response.headers));
      },
    }),
    [api],
  );
};

/** The name that the server gives the file: the one of any letters, else the plain one. */
const nameIn = (headers: Headers): string => {
  const given = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([\w.%!#$&+^`|~-]+)/i.exec(given)?.[1];
  return encoded === undefined ? (/filename="([^"]+)"/.exec(given)?.[1] ?? 'document') : decodeURIComponent(encoded);
};

/** Hands the browser a file to keep. */
const save = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // long enough for the browser to have begun
};
