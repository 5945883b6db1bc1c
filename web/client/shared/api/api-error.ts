import { failure } from '#web/contract/answers.ts';
import type { HelpWords } from '#web/contract/help.ts';

/** An answer that was no success. The message is the status, a colon and the body, as scripts expect it. */
export class ApiError extends Error {
  readonly status: number;
  /** The body as JSON, where it was JSON. */
  readonly body: unknown;
  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parsed(text);
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What to show for an error: the server's own sentence where it gave one, else `fallback`. */
export const wordsFor = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  const answer = failure.safeParse(error.body);
  return answer.success && answer.data.message !== '' ? answer.data.message : fallback;
};

/** What the server says instead to somebody whose words tell of a crisis, if they do. */
export const helpIn = (error: unknown): HelpWords | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return failure.safeParse(error.body).data?.help;
};

/** The sentences the server gave for single fields, if any. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return failure.safeParse(error.body).data?.errors;
};

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Whether the server said no, as against: could not be reached, or failed itself. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
