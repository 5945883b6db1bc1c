import { DOCUMENTS } from '#application/documents/documents.ts';
import { type NotStarted, startDocument } from '#application/documents/start-document.ts';
import { type DocumentRequest, documentMade, documentRequest } from '#web/contract/documents.ts';
import { ApiError, badField, notFound, notSignedIn, tooMany } from '../errors.ts';
import { route } from '../route.ts';
import type { Sentence } from '../words/words.ts';
import { dateProblem } from './date-problem.ts';
import { presentDocument } from './present-document.ts';
import { requestedOr404 } from './shown-document.ts';

export const generateRoutes = [
  route({
    method: 'post',
    path: '/api/documents/generate',
    summary:
      'Have a document written out of your wins, mailed or dated on request; with AI it is being written when this answers',
    answers: { 201: documentMade },
    access: 'session',
    body: documentRequest,
    shows: [DOCUMENTS],
    async handle({ parts, userId, body, header }) {
      if (body.userId !== undefined && body.userId !== userId) throw notFound();
      const written = await startDocument(parts, userId, {
        brief: briefOf(body),
        origin: 'web',
        requestId: null,
        key: header('Idempotency-Key').slice(0, 255) || null,
        publishDate: body.scheduledPublishDate ?? null,
        mailed: body.sendEmail ?? false,
        recipient: body.recipient?.trim() ?? '',
      });
      if ('refused' in written) throw whyNot(written.refused, parts.publicUrl);
      const { documentId, scheduled, position } = written;
      return {
        status: 201,
        position,
        body: async () => {
          const { view } = await requestedOr404(parts, userId, documentId);
          return { success: true, documentId, scheduled, document: presentDocument(documentId, view) };
        },
      };
    },
  }),
];

const briefOf = ({ type, kind, prompt, company, role, jobDescription }: DocumentRequest) => ({
  kind: type === 'custom' ? ('custom-content' as const) : type,
  variant: type === 'custom' || type === 'custom-content' ? (kind ?? ('' as const)) : ('' as const),
  prompt: said(prompt),
  company: said(company),
  role: said(role),
  jobDescription: said(jobDescription),
});

/** Half a surrogate pair would not come back as it went. */
const said = (text = ''): string => text.trim().toWellFormed();

/** Why nothing was written, in words fit to be shown. */
export const whyNot = (reason: NotStarted, publicUrl: string): ApiError => {
  switch (reason) {
    case 'letter-lacks-both':
      return new ApiError(422, COMPANY_MISSING, { errors: { company: COMPANY_MISSING, role: ROLE_MISSING } });
    case 'letter-lacks-company':
      return new ApiError(422, COMPANY_MISSING, { errors: { company: COMPANY_MISSING } });
    case 'letter-lacks-role':
      return new ApiError(422, ROLE_MISSING, { errors: { role: ROLE_MISSING } });
    case 'inactive':
      return needsSubscription(publicUrl);
    case 'too-many-today':
      return tooMany(({ documents }) => documents.tooManyToday);
    case 'not-for-posting':
    case 'date-past':
    case 'date-too-far':
      return dateProblem(reason);
    case 'other-recipient':
      return badField('recipient', ({ documents }) => documents.otherRecipient);
    case 'address-unproven':
      return badField('sendEmail', ({ documents }) => documents.addressUnproven);
    case 'too-long':
    case 'too-many-versions':
    case 'version-moved':
      return new ApiError(422, ({ documents }) => documents.becameTooLong);
    case 'no-such-document':
      return notFound();
    case 'no-such-account':
      return notSignedIn();
  }
};

const COMPANY_MISSING: Sentence = ({ checks }) => checks.companyMissing;
const ROLE_MISSING: Sentence = ({ checks }) => checks.roleMissing;

/** The way back stands in it. */
export const needsSubscription = (publicUrl: string): ApiError =>
  new ApiError(402, ({ documents }) => documents.ended(`${publicUrl}/billing`));
