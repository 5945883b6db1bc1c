import { addEvidence, openEvidence, removeEvidence } from '#application/wins/evidence.ts';
import { WINS } from '#application/wins/wins.ts';
import { achievementAnswer } from '#web/contract/achievements.ts';
import { done } from '#web/contract/answers.ts';
import { evidenceUpload, LARGEST_EVIDENCE } from '#web/contract/evidence.ts';
import { contentDisposition } from '../content-disposition.ts';
import { ApiError, conflict, notFound, tooMany } from '../errors.ts';
import { route } from '../route.ts';
import { writtenAchievement } from './achievements.ts';

const refusals = {
  'no-such-win': notFound,
  'too-many-files': () => conflict('A win can keep 20 files at most.'),
  'too-much-today': () => tooMany('That were many files for one day. Please add more tomorrow.'),
} as const;

/** Whatever its bytes hold, it is shown as what it was found to be, and nothing in it runs or loads. */
const NOTHING_RUNS = "sandbox; default-src 'none'";

export const evidenceRoutes = [
  route({
    method: 'post',
    path: '/api/achievements/:id/evidence',
    summary: 'Keep a picture or a PDF with a win: its bytes are the body',
    answers: { 201: achievementAnswer },
    access: 'session',
    query: evidenceUpload,
    largestFile: LARGEST_EVIDENCE,
    shows: [WINS],
    async handle({ parts, userId, params, query, raw, header }) {
      const winId = params.id ?? '';
      const file = parts.uploadedFile(query.name ?? '', raw);
      if (!file) throw new ApiError(415, 'This is no picture (JPEG, PNG, GIF, WebP) and no PDF.');
      const key = header('Idempotency-Key').slice(0, 255) || null;
      const added = await addEvidence(parts, userId, winId, { ...file, key });
      if ('refused' in added) throw refusals[added.refused]();
      return { status: 201, body: () => writtenAchievement(parts, userId, winId), position: added.position };
    },
  }),
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
    shows: [WINS],
    async handle({ parts, userId, params }) {
      const removed = await removeEvidence(parts, userId, params.id ?? '', params.fileId ?? '');
      if ('refused' in removed) throw notFound();
      return { body: { success: true, message: 'File removed' }, position: removed.position };
    },
  }),
];
