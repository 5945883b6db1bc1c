import { fileOfDocument, pagesOfDocument } from '#application/documents/document-file.ts';
import { documentPages, downloadQuery, pagesQuery } from '#web/contract/documents.ts';
import { contentDisposition } from '../content-disposition.ts';
import { ApiError, badField, notSignedIn } from '../errors.ts';
import { route } from '../route.ts';
import { ownOr404 } from './shown-document.ts';

/** Whatever stands in it, nothing in it runs or loads. */
const NOTHING_RUNS = "sandbox; default-src 'none'";

const refusals = {
  'not-in-this-format': () => badField('format', ({ documents }) => documents.onlyCvAsResume),
  'too-long': () => new ApiError(422, ({ documents }) => documents.tooLongForPages),
  'no-such-account': notSignedIn,
} as const;

export const downloadRoutes = [
  route({
    method: 'get',
    path: '/api/documents/:id/pages',
    summary: 'How its PDF looks: the first pages as pictures, in a look and on a paper',
    answers: { 200: documentPages },
    access: 'session',
    query: pagesQuery,
    async handle({ parts, userId, params, query }) {
      const history = await ownOr404(parts, userId, params.id ?? '');
      const { look = 'classic', paper = 'a4' } = query;
      const shown = await pagesOfDocument(parts, userId, history, { look, paper });
      if ('refused' in shown) throw refusals[shown.refused]();
      return { body: { success: true, pages: shown.pages, pictures: [...shown.pictures] } };
    },
  }),
  route({
    method: 'get',
    path: '/api/documents/:id/download',
    summary: 'A document as a file: PDF, DOCX, Markdown, plain text, or of a CV a JSON Resume',
    answers: { 200: null },
    access: 'session',
    query: downloadQuery,
    async handle({ parts, userId, params, query }) {
      const history = await ownOr404(parts, userId, params.id ?? '');
      const { format = 'pdf', look = 'classic', paper = 'a4' } = query;
      const file = await fileOfDocument(parts, userId, history, { format, look, paper });
      if ('refused' in file) throw refusals[file.refused]();
      return {
        body: Buffer.from(file.bytes),
        headers: {
          'Content-Type': file.type,
          'Content-Disposition': contentDisposition('attachment', file.name),
          'Content-Security-Policy': NOTHING_RUNS,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        },
      };
    },
  }),
];
