import { openEvidence, removeEvidence } from '#application/use-cases/wins/evidence.ts';
import { done } from '#web/contract/answers.ts';
import { contentDisposition } from '../content-disposition.ts';
import { notFound } from '../errors.ts';
import { route } from '../route.ts';

/** Whatever its bytes hold, it is shown as what it was found to be, and nothing in it runs or loads. */
const NOTHING_RUNS = "sandbox; default-src 'none'";

export const evidenceRoutes = [
  route({
    method: 'get',
    path: '/api/achievements/:id/evidence/:fileId',
    summary: 'A picture or a PDF that is kept with a win, byte for byte as it came',
    answers: { 200: null },
    access: 'session',
    async handle({ parts, userId, params }) {
      const found = await openEvidence(parts, userId, params.id ?? '', params.fileId ?? '');
      if (!found) throw notFound();
      const { type, name } = found.file;
      return {
        body: Buffer.from(found.bytes),
        headers: {
          'Content-Type': type,
          'Content-Disposition': contentDisposition(type.startsWith('image/') ? 'inline' : 'attachment', name),
          'Content-Security-Policy': NOTHING_RUNS,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        },
      };
    },
  }),
  route({
    method: 'delete',
    path: '/api/achievements/:id/evidence/:fileId',
    summary: 'Take one file away from a win; the mail it came by stays as it is',
    answers: { 200: done },
    access: 'session',
    shows: ['wins'],
    async handle({ parts, userId, params }) {
      const removed = await removeEvidence(parts, userId, params.id ?? '', params.fileId ?? '');
      if ('refused' in removed) throw notFound();
      return { body: { success: true, message: 'File removed' }, position: removed.position };
    },
  }),
];
