import { useMemo } from 'react';
import { done } from '#web/contract/answers.ts';
import { careerDismissed } from '#web/contract/career.ts';
import {
  type DocumentAnswer,
  type DocumentChange,
  type DocumentDraft,
  type DocumentDraftAnswer,
  type DocumentMade,
  type DocumentRequest,
  type DocumentShare,
  type DownloadQuery,
  documentAnswer,
  documentDeleted,
  documentDraftAnswer,
  documentMade,
  type NewShare,
  shareMade,
} from '#web/contract/documents.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { failingAs } from '../../shared/api/api-error.ts';
import { markChanged } from '../../shared/changes/list-versions.ts';
import { documentPath } from './use-documents.ts';

const CHANGED = ['documents'];
/** For logs and whoever calls; people are told by `wordsFor`. */
const NOT_GENERATED = { cv: 'Failed to generate resume', 'cover-letter': 'Failed to generate cover letter' } as const;
const isNamed = (type: DocumentRequest['type']): type is keyof typeof NOT_GENERATED =>
  Object.hasOwn(NOT_GENERATED, type);

/** What can be done to documents. Each answers once the list will read the new state. */
export const useDocumentActions = () => {
  const api = useApi();
  return useMemo(
    () => ({
      async generate(wish: DocumentRequest): Promise<DocumentMade> {
        const written = api.write('POST', '/api/documents/generate', wish, documentMade);
        const made = await (isNamed(wish.type) ? written.catch(failingAs(NOT_GENERATED[wish.type])) : written);
        markChanged(CHANGED);
        if (made.document.id !== made.documentId) throw new Error('Could not find the newly created document');
        return made;
      },
      async remove(id: string): Promise<void> {
        await api.write('DELETE', documentPath(id), undefined, documentDeleted);
        markChanged(CHANGED);
      },
      async download(id: string, { format = 'pdf', look = 'classic', paper = 'a4' }: DownloadQuery): Promise<void> {
        const path = `${documentPath(id)}/download?${new URLSearchParams({ format, look, paper })}`;
        const response = await api.open(path, new AbortController().signal);
        save(await response.blob(), nameIn(response.headers));
      },
      /** The document as it is now, whatever was read of it before. */
      read: (id: string): Promise<DocumentAnswer> => api.get(documentPath(id), documentAnswer),
      async change(id: string, version: number, change: DocumentChange): Promise<DocumentAnswer> {
        const changed = await api.writeTo(version, 'PATCH', documentPath(id), change, documentAnswer);
        markChanged(CHANGED);
        return changed;
      },
      /** '' for the name that it has of its own. */
      async rename(id: string, name: string): Promise<void> {
        await api.write('PATCH', documentPath(id), { name }, documentAnswer);
        markChanged(CHANGED);
      },
      /** What a document lacks is not asked for again. */
      async dismiss(missing: string): Promise<void> {
        await api.write('POST', '/api/user/career/dismiss', { missing }, careerDismissed);
        markChanged(CHANGED);
      },
      async restore(id: string, version: number, from: number): Promise<DocumentAnswer> {
        const path = `${documentPath(id)}/versions/${from}/restore`;
        const restored = await api.writeTo(version, 'POST', path, undefined, documentAnswer);
        markChanged(CHANGED);
        return restored;
      },
      async rewrite(id: string, version: number): Promise<DocumentAnswer> {
        const written = await api.writeTo(version, 'POST', `${documentPath(id)}/regenerate`, {}, documentAnswer);
        markChanged(CHANGED);
        return written;
      },
      /** The version without AI of a document that is still being written, or could not be. */
      async takePlain(id: string): Promise<DocumentAnswer> {
        const written = await api.write('POST', `${documentPath(id)}/plain`, {}, documentAnswer);
        markChanged(CHANGED);
        return written;
      },
      readDraft: (id: string): Promise<DocumentDraftAnswer> =>
        api.get(`${documentPath(id)}/draft`, documentDraftAnswer),
      keepDraft: (id: string, draft: DocumentDraft): Promise<DocumentDraftAnswer> =>
        api.write('PUT', `${documentPath(id)}/draft`, draft, documentDraftAnswer),
      dropDraft: (id: string) => api.write('DELETE', `${documentPath(id)}/draft`, undefined, done),
      async share(id: string, share: NewShare): Promise<DocumentShare> {
        const made = await api.write('POST', `${documentPath(id)}/shares`, share, shareMade);
        return made.share;
      },
      endShare: (id: string, shareId: string) =>
        api.write('DELETE', `${documentPath(id)}/shares/${encodeURIComponent(shareId)}`, undefined, done),
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
