import type { Failure } from '#web/contract/answers.ts';

/** An answer that is not a success: a status and words fit to be shown, nothing internal. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    message: string,
    details: Readonly<{ errors?: Readonly<Record<string, string>>; extra?: Readonly<Record<string, unknown>> }> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = details.errors;
    this.extra = details.extra ?? {};
  }
}

export const badRequest = (message: string, errors?: Readonly<Record<string, string>>): ApiError =>
  new ApiError(400, message, errors ? { errors } : {});
/** One field of what was sent is wrong. */
export const badField = (name: string, message: string): ApiError => badRequest(message, { [name]: message });
export const noPhoneNumber = (): ApiError =>
  badField('phoneNumber', 'Please enter a valid phone number, with its country.');
export const costlyPhoneNumber = (): ApiError =>
  badField('phoneNumber', 'We send no texts to numbers of this kind. Please enter another one.');
export const notSignedIn = (): ApiError => new ApiError(401, 'Please sign in.');
export const forbidden = (message: string): ApiError => new ApiError(403, message);
/** To what only a recent sign-in may do. */
export const signInAgain = (): ApiError => forbidden('Please sign in again to do this.');
export const notFound = (): ApiError => new ApiError(404, 'Not found.');
export const conflict = (message: string): ApiError => new ApiError(409, message);
export const tooMany = (message: string): ApiError => new ApiError(429, message);
export const unavailableNow = (): ApiError => new ApiError(503, 'Please try again in a moment.');

/** The one JSON shape of every error. */
export const failureOf = ({ message, errors, extra }: ApiError): Failure => ({
  success: false,
  message,
  ...(errors ? { errors: { ...errors } } : {}),
  ...extra,
});
