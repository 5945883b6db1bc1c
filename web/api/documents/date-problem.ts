import { type ApiError, badField } from '../errors.ts';
import type { ApiWords } from '../words/english.ts';

/** Why a post can have no date, or not this one, in words fit to be shown. */
const problems = {
  'not-for-posting': ({ documents }: ApiWords) => documents.notForPosting,
  'date-past': ({ documents }: ApiWords) => documents.datePast,
  'date-too-far': ({ documents }: ApiWords) => documents.dateTooFar,
} as const;

export const dateProblem = (refused: keyof typeof problems): ApiError =>
  badField('scheduledPublishDate', problems[refused]);
