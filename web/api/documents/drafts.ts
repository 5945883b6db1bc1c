import { type Draft, dropDraft, keepDraft, readDraft } from '#application/documents/drafts.ts';
import { done } from '#web/contract/answers.ts';
import { documentDraft, documentDraftAnswer } from '#web/contract/documents.ts';
import { ApiError, notFound } from '../errors.ts';
import { type ApiAnswer, route } from '../route.ts';
import { ownOr404 } from './shown-document.ts';

const PATH = '/api/documents/:id/draft';

/** What somebody is typing, kept as they type it; only saving makes a version. */
export const draftRoutes = [
  route({
    method: 'get',
    path: PATH,
    summary: 'What was typed into a document and not saved; its ETag is what the next words may be made to depend on',
    access: 'session',
    answers: { 200: documentDraftAnswer },
    async handle({ parts, userId, params }) {
      const draft = await readDraft(parts, userId, params.id ?? '');
      if (draft && 'refused' in draft) throw notFound();
      return answerOf(draft);
    },
  }),
  route({
    method: 'put',
    path: PATH,
    summary: 'Keep what is being typed; 412 where it goes on from another draft than the one that is kept',
    access: 'session',
    answers: { 200: documentDraftAnswer },
    body: documentDraft,
    async handle({ parts, userId, params, body, header }) {
      const { content, version, revision } = body;
      const matched = /^(?:W\/)?"([\w-]+)"$/.exec(header('If-Match').trim())?.[1];
      const expected = matched ?? (revision === null ? 'absent' : (revision ?? null));
      const kept = await keepDraft(parts, userId, params.id ?? '', { content, version, expected });
      if (!('refused' in kept)) return answerOf(kept);
      throw kept.refused === 'draft-moved' ? new ApiError(412, ({ documents }) => documents.draftMoved) : notFound();
    },
  }),
  route({
    method: 'delete',
    path: PATH,
    summary: 'Throw away what was typed and not saved',
    access: 'session',
    answers: { 200: done },
    async handle({ parts, userId, params, words }) {
      await ownOr404(parts, userId, params.id ?? '');
      await dropDraft(parts, userId, params.id ?? '');
      return { body: { success: true, message: words.documents.draftDropped } };
    },
  }),
];

const answerOf = (draft: Draft | null): ApiAnswer => {
  if (draft === null) return { body: { success: true, draft } };
  const { content, version, savedAt, revision } = draft;
  return {
    body: { success: true, draft: { content, version, savedAt, revision } },
    headers: { ETag: `"${revision}"` },
  };
};
