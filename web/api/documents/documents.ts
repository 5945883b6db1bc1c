import { standingOfUser } from '#application/billing/standing.ts';
import { documentMade, documentRequest } from '#web/contract/documents.ts';
import { ApiError, conflict, notFound } from '../errors.ts';
import { route } from '../route.ts';

export const documentRoutes = [
  route({
    method: 'post',
    path: '/api/documents/generate',
    summary: 'Have a document made; 402 without a subscription, 409 while none are made here',
    answers: { 201: documentMade },
    access: 'session',
    body: documentRequest,
    async handle({ parts, userId, body }) {
      if (body.userId !== undefined && body.userId !== userId) throw notFound();
      const { status } = await standingOfUser(parts, userId);
      if (status === 'inactive') throw needsSubscription(parts.publicUrl);
      throw conflict('Documents cannot be made here yet. Your wins are kept for them.');
    },
  }),
];

/** The way back stands in it. */
const needsSubscription = (publicUrl: string): ApiError =>
  new ApiError(
    402,
    `Documents need a subscription, and yours has ended. Your wins are safe. The way back: ${publicUrl}/billing`,
  );
