import { addEvidence, addLink, openEvidence, removeEvidence, removeLink } from '#application/wins/evidence.ts';
import { WINS } from '#application/wins/wins.ts';
import { webAddress } from '#domain/links.ts';
import { achievementAnswer } from '#web/contract/achievements.ts';
import { done } from '#web/contract/answers.ts';
import { evidenceUpload, LARGEST_EVIDENCE } from '#web/contract/evidence.ts';
import { newLink } from '#web/contract/new-link.ts';
import { contentDisposition } from '../content-disposition.ts';
import { ApiError, conflict, notFound, tooMany } from '../errors.ts';
import { route } from '../route.ts';
import { writtenAchievement } from './achievements.ts';

const refusals = {
  'no-such-win': notFound,
  'too-many-files': () => conflict(({ wins }) => wins.tooManyFiles),
  'too-much-today': () => tooMany(({ wins }) => wins.tooManyFilesToday),
  'too-many-links': () => conflict(({ wins }) => wins.tooManyLinks),
  'too-many-links-today': () => tooMany(({ wins }) => wins.tooManyLinksToday),
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
      if (!file) throw new ApiError(415, ({ wins }) => wins.noPicture);
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
    async handle({ parts, userId, params, words }) {
      const removed = await removeEvidence(parts, userId, params.id ?? '', params.fileId ?? '');
      if ('refused' in removed) throw notFound();
      return { body: { success: true, message: words.wins.fileRemoved }, position: removed.position };
    },
  }),
  route({
    method: 'post',
    path: '/api/achievements/:id/links',
    summary: 'Keep a link with a win; nothing is fetched from there',
    answers: { 201: achievementAnswer },
    access: 'session',
    body: newLink,
    shows: [WINS],
    async handle({ parts, userId, params, body, header }) {
      const winId = params.id ?? '';
      const key = header('Idempotency-Key').slice(0, 255) || null;
      const link = { url: webAddress(body.url) ?? body.url, name: body.name ?? '', key };
      const added = await addLink(parts, userId, winId, link);
      if ('refused' in added) throw refusals[added.refused]();
      return { status: 201, body: () => writtenAchievement(parts, userId, winId), position: added.position };
    },
  }),
  route({
    method: 'delete',
    path: '/api/achievements/:id/links/:linkId',
    summary: 'Take one link away from a win',
    answers: { 200: done },
    access: 'session',
    shows: [WINS],
    async handle({ parts, userId, params, words }) {
      const removed = await removeLink(parts, userId, params.id ?? '', params.linkId ?? '');
      if ('refused' in removed) throw notFound();
      return { body: { success: true, message: words.wins.linkRemoved }, position: removed.position };
    },
  }),
];
