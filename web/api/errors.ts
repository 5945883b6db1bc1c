import type { Failure } from '#web/contract/answers.ts';
import { type ApiWords, english } from './words/english.ts';
import type { Sentence } from './words/words.ts';

/** A sentence for each field that is wrong. */
export type FieldErrors = Readonly<Record<string, Sentence>>;

type Details = Readonly<{
  errors?: FieldErrors;
  extra?: Readonly<Record<string, unknown>>;
}>;

/** An answer that is not a success: a status and words fit to be shown, nothing internal. */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: Sentence;
  readonly errors: Details['errors'];
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(status: number, sentence: Sentence, { errors, extra = {} }: Details = {}) {
    super(sentence(english));
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.errors = errors;
    this.extra = extra;
  }
}

export const badRequest = (sentence: Sentence, errors?: Details['errors']): ApiError =>
  new ApiError(400, sentence, errors ? { errors } : {});
/** One field of what was sent is wrong. */
export const badField = (name: string, sentence: Sentence): ApiError => badRequest(sentence, { [name]: sentence });
export const noPhoneNumber = (): ApiError => badField('phoneNumber', ({ phone }) => phone.noNumber);
export const costlyPhoneNumber = (): ApiError => badField('phoneNumber', ({ phone }) => phone.costly);
export const notSignedIn = (): ApiError => new ApiError(401, ({ everywhere }) => everywhere.notSignedIn);
export const forbidden = (sentence: Sentence): ApiError => new ApiError(403, sentence);
/** To what only a recent sign-in may do. */
export const signInAgain = (): ApiError => forbidden(({ everywhere }) => everywhere.signInAgain);
export const notFound = (): ApiError => new ApiError(404, ({ everywhere }) => everywhere.notFound);
export const conflict = (sentence: Sentence): ApiError => new ApiError(409, sentence);
export const tooMany = (sentence: Sentence): ApiError => new ApiError(429, sentence);
export const unavailableNow = (): ApiError => new ApiError(503, ({ everywhere }) => everywhere.tryInAMoment);
/** A list that has changed since its reader got the cursor. */
export const listChanged = (): ApiError => badRequest(({ everywhere }) => everywhere.listChanged);

/** The one JSON shape of every error, in the words of whoever asked. */
export const failureOf = ({ sentence, errors, extra }: ApiError, words: ApiWords): Failure => ({
  success: false,
  message: sentence(words),
  ...(errors ? { errors: saidIn(errors, words) } : {}),
  ...extra,
});

const saidIn = (errors: Readonly<Record<string, Sentence>>, words: ApiWords): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field, sentence(words)]));
