import { endShare, type ShareRefused, shareDocument, sharesOf } from '#application/documents/sharing/shares.ts';
import { done } from '#web/contract/answers.ts';
import { documentShares, newShare, shareMade } from '#web/contract/documents.ts';
import { badField, conflict, notFound } from '../errors.ts';
import { route } from '../route.ts';

const PATH = '/api/documents/:id/shares';

/** The links by which others read a document. */
export const shareRoutes = [
  route({
    method: 'get',
    path: PATH,
    summary: 'The links by which others read a document, as long as they work',
    access: 'session',
    answers: { 200: documentShares },
    async handle({ parts, userId, params }) {
      const shares = await sharesOf(parts, userId, params.id ?? '');
      if ('refused' in shares) throw notFound();
      return { body: { success: true, shares } };
    },
  }),
  route({
    method: 'post',
    path: PATH,
    summary: 'Make a link by which whoever has it reads a document until a day, with a password if wanted',
    access: 'session',
    answers: { 201: shareMade },
    body: newShare,
    async handle({ parts, userId, params, body }) {
      const { until = null, password = null, withContact = true } = body;
      const share = await shareDocument(parts, userId, params.id ?? '', { until, password, withContact });
      if ('refused' in share) throw problem(share.refused);
      return { status: 201, body: { success: true, share, url: share.url } };
    },
  }),
  route({
    method: 'delete',
    path: `${PATH}/:shareId`,
    summary: 'Take such a link back',
    access: 'session',
    answers: { 200: done },
    async handle({ parts, userId, params, words }) {
      const refused = await endShare(parts, userId, params.id ?? '', params.shareId ?? '');
      if (refused) throw notFound();
      return { body: { success: true, message: words.documents.shareEnded } };
    },
  }),
];

const problem = (refused: ShareRefused) => {
  switch (refused) {
    case 'no-such-document':
      return notFound();
    case 'date-past':
      return badField('until', ({ documents }) => documents.datePast);
    case 'date-too-far':
      return badField('until', ({ documents }) => documents.shareTooFar);
    case 'too-many-shares':
      return conflict(({ documents }) => documents.tooManyShares);
  }
};
