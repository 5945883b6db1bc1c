import { type ApiError, badField } from '../errors.ts';

/** Why a post can have no date, or not this one, in words fit to be shown. */
const problems = {
  'not-for-posting': 'Only posts for a network can have a date.',
  'date-past': 'That day is over.',
  'date-too-far': 'Please choose a day within a year.',
} as const;

export const dateProblem = (refused: keyof typeof problems): ApiError =>
  badField('scheduledPublishDate', problems[refused]);
