import { deleteDocument } from '#application/documents/delete-document.ts';
import { DOCUMENTS } from '#application/documents/documents.ts';
import { allShownDocuments, pageOfShownDocuments } from '#application/documents/list-documents.ts';
import { isBadCursor } from '#application/engine/ports/read-models.ts';
import { documentAnswer, documentDeleted, documentList, documentPage, documentQuery } from '#web/contract/documents.ts';
import { z } from '#web/contract/schema.ts';
import { listChanged, notFound } from '../errors.ts';
import { JSON_TYPE, streamedList, withList } from '../json-list.ts';
import { route } from '../route.ts';
import { documentShape } from './present-document.ts';
import { shownDocument } from './shown-document.ts';

const DEFAULT_LIMIT = 50;

export const documentRoutes = [
  route({
    method: 'get',
    path: '/api/documents',
    summary: 'The documents, newest first: all of them as a list, or with any parameter a page',
    answers: { 200: z.union([documentList, documentPage]) },
    access: 'session',
    query: documentQuery,
    lists: [DOCUMENTS],
    async handle({ parts, userId, query }) {
      const { limit, cursor, q, type } = query;
      if ([limit, cursor, q, type].every((given) => given === undefined)) {
        const pages = allShownDocuments(parts.readModels, userId, documentShape);
        return { body: await streamedList(pages), headers: JSON_TYPE };
      }
      const wanted = { limit: limit ?? DEFAULT_LIMIT, cursor: cursor ?? null, words: q ?? '', kind: type ?? null };
      const { page, total, kinds } = await pageOfShownDocuments(parts.readModels, userId, wanted, documentShape).catch(
        cursorProblem,
      );
      const fields = { success: true, nextCursor: page.nextCursor, total, types: kinds };
      return { body: withList('documents', page, fields), headers: JSON_TYPE };
    },
  }),
  route({
    method: 'get',
    path: '/api/documents/:id',
    summary: 'One document: its text, what each sentence rests on, and what became of the wins behind it since',
    answers: { 200: documentAnswer },
    access: 'session',
    handle: ({ parts, userId, params }) => shownDocument(parts, userId, params.id ?? ''),
  }),
  route({
    method: 'delete',
    path: '/api/documents/:id',
    summary: 'Delete a document for good, with all its versions; your wins stay',
    answers: { 200: documentDeleted },
    access: 'session',
    shows: [DOCUMENTS],
    async handle({ parts, userId, params, words }) {
      const deleted = await deleteDocument(parts, userId, params.id ?? '');
      if ('refused' in deleted) throw notFound();
      return { body: { success: true, message: words.documents.deleted }, position: deleted.position };
    },
  }),
];

const cursorProblem = (error: unknown): never => {
  throw isBadCursor(error) ? listChanged() : error;
};
