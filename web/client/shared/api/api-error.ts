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

/** For `catch`: an Error that says what could not be done, with what was answered as its cause. */
export const failingAs =
  (message: string) =>
  (cause: unknown): never => {
    throw new Error(message, { cause });
  };

/** The answer that an error is about, if any. */
const answerIn = (error: unknown): ApiError | undefined => {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause !== undefined ? answerIn(error.cause) : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What to show for an error: the server's own sentence where it gave one, else `fallback`. */
export const wordsFor = (error: unknown, fallback: string): string => {
  const answer = failure.safeParse(answerIn(error)?.body);
  return answer.success && answer.data.message !== '' ? answer.data.message : fallback;
};

/** What the server says instead to somebody whose words tell of a crisis, if they do. */
export const helpIn = (error: unknown): HelpWords | undefined => failure.safeParse(answerIn(error)?.body).data?.help;

/** The sentences the server gave for single fields, if any. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> | undefined =>
  failure.safeParse(answerIn(error)?.body).data?.errors;

export const hasStatus = (error: unknown, status: number): boolean => answerIn(error)?.status === status;

/** Whether the server said no, as against: could not be reached, or failed itself. */
export const isRefusal = (error: unknown): boolean => {
  const { status = 0 } = answerIn(error) ?? {};
  return status >= 400 && status < 500;
};
