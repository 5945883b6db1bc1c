import { type ChangeRefused, changeDocument, restoreVersion } from '#application/documents/change-document.ts';
import { DOCUMENTS } from '#application/documents/documents.ts';
import { rewriteDocument } from '#application/documents/rewrite-document.ts';
import { takePlainVersion } from '#application/documents/write-requested.ts';
import type { DocumentHistory, DocumentVersion } from '#domain/documents/document-view.ts';
import {
  documentAnswer,
  documentChange,
  documentRewrite,
  documentVersionAnswer,
  documentVersionQuery,
  documentVersions,
} from '#web/contract/documents.ts';
import { ApiError, badField, conflict, notFound } from '../errors.ts';
import { JSON_TYPE } from '../json-list.ts';
import { type ApiAnswer, type ApiParts, route } from '../route.ts';
import { dateProblem } from './date-problem.ts';
import { whyNot } from './generate.ts';
import { ownOr404, shownDocument } from './shown-document.ts';

/** What becomes of a document once it is written. */
export const editingRoutes = [
  route({
    method: 'patch',
    path: '/api/documents/:id',
    summary: 'Rename it, save a text of your own as a new version, or choose or take away the date of a post',
    access: 'session',
    answers: { 200: documentAnswer },
    body: documentChange,
    shows: [DOCUMENTS],
    async handle({ parts, userId, params, body, header }) {
      const { name, content, scheduledPublishDate: publishDate } = body;
      const changed = await changeDocument(parts, userId, params.id ?? '', {
        ...(name === undefined ? {} : { name }),
        ...(content === undefined ? {} : { content }),
        ...(publishDate === undefined ? {} : { publishDate }),
        expected: versionsIn(header('If-Match')),
      });
      if ('refused' in changed) throw problem(changed.refused, content !== undefined);
      return shown(parts, userId, params.id ?? '', changed.position);
    },
  }),
  route({
    method: 'post',
    path: '/api/documents/:id/regenerate',
    summary: 'Write it anew out of what your wins say now, or try again what failed; what you changed by hand stands',
    access: 'session',
    answers: { 200: documentAnswer },
    body: documentRewrite,
    shows: [DOCUMENTS],
    async handle({ parts, userId, params, header }) {
      const written = await rewriteDocument(parts, userId, params.id ?? '', versionsIn(header('If-Match')));
      if (!('refused' in written)) return shown(parts, userId, params.id ?? '', written.position);
      throw written.refused === 'stale' ? changedMeanwhile() : whyNot(written.refused, parts.publicUrl);
    },
  }),
  route({
    method: 'post',
    path: '/api/documents/:id/plain',
    summary: 'Take the version without AI now, of a document that AI is still writing or could not write',
    access: 'session',
    answers: { 200: documentAnswer },
    body: documentRewrite,
    shows: [DOCUMENTS],
    async handle({ parts, userId, params }) {
      const written = await takePlainVersion(parts, userId, params.id ?? '');
      if ('refused' in written) throw notFound();
      return shown(parts, userId, params.id ?? '', written.position);
    },
  }),
  route({
    method: 'get',
    path: '/api/documents/:id/versions',
    summary: 'All texts that a document has had, the newest first',
    access: 'session',
    answers: { 200: documentVersions },
    async handle({ parts, userId, params }) {
      const { versions } = await ownOr404(parts, userId, params.id ?? '');
      return { body: { success: true, versions: versions.map(presentVersion).reverse() } };
    },
  }),
  route({
    method: 'get',
    path: '/api/documents/:id/versions/:version',
    summary: 'One of them, and what changed in it since the one before, or since another',
    access: 'session',
    answers: { 200: documentVersionAnswer },
    query: documentVersionQuery,
    async handle({ parts, userId, params, query }) {
      const history = await ownOr404(parts, userId, params.id ?? '');
      const version = versionIn(history, Number(params.version));
      const against = versionBefore(history, version, query.against);
      const differences = await parts.keptTexts.differencesOf(params.id ?? '', against, version);
      const shown = JSON.stringify({
        success: true,
        version: presentVersion(version),
        content: version.markdown,
        against: against?.version ?? null,
      });
      return { body: `${shown.slice(0, -1)},"differences":${differences}}`, headers: JSON_TYPE };
    },
  }),
  route({
    method: 'post',
    path: '/api/documents/:id/versions/:version/restore',
    summary: 'Make the text of an earlier version the current one again; nothing in between is lost',
    access: 'session',
    answers: { 200: documentAnswer },
    shows: [DOCUMENTS],
    async handle({ parts, userId, params, header }) {
      const terms = { from: Number(params.version), expected: versionsIn(header('If-Match')) };
      const restored = await restoreVersion(parts, userId, params.id ?? '', terms);
      if ('refused' in restored) throw problem(restored.refused);
      return shown(parts, userId, params.id ?? '', restored.position);
    },
  }),
];

const shown = async (
  parts: ApiParts,
  userId: number,
  documentId: string,
  position: ApiAnswer['position'],
): Promise<ApiAnswer> => {
  const { body, headers } = await shownDocument(parts, userId, documentId);
  return { body, headers, position: position ?? null };
};

const presentVersion = ({ version, at, made, from }: DocumentVersion) => ({ version, at, made, from });

const versionIn = ({ versions }: DocumentHistory, wanted: number): DocumentVersion => {
  const found = versions.find(({ version }) => version === wanted);
  if (!found) throw notFound();
  return found;
};

const versionBefore = (history: DocumentHistory, { version }: DocumentVersion, wanted = version - 1) =>
  wanted === 0 ? null : versionIn(history, wanted);

/** `If-Match`: the versions that will do; null when none is asked for, or any will do. What is no ETag of ours matches none. */
const versionsIn = (ifMatch: string): readonly number[] | null => {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (ifMatch.trim() === '' || tags.includes('*')) return null;
  return tags.flatMap((tag) => /^(?:W\/)?"(\d{1,9})"$/.exec(tag)?.[1] ?? []).map(Number);
};

const changedMeanwhile = (hasText = false): ApiError =>
  new ApiError(412, ({ documents }) => (hasText ? documents.changedElsewhereWithText : documents.changedElsewhere));

const problem = (refused: ChangeRefused, hasText = false): ApiError => {
  switch (refused) {
    case 'no-such-document':
      return notFound();
    case 'stale':
      return changedMeanwhile(hasText);
    case 'no-text':
      return badField('content', ({ checks }) => checks.textMissing);
    case 'too-long':
      return badField('content', ({ checks }) => checks.documentTooLong);
    case 'too-many-versions':
      return conflict(({ documents }) => documents.tooManyVersions);
    case 'not-for-posting':
    case 'date-past':
    case 'date-too-far':
      return dateProblem(refused);
  }
};
