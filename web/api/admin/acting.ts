import { isBadCursor } from '#application/engine/ports/read-models.ts';
import type { OperatorName } from '#application/operators/operator-action.ts';
import { isRefusal, type NotRefused, type RefusedIn } from '#domain/decider.ts';
import { ApiError, listChanged } from '../errors.ts';
import type { ApiRequest } from '../route.ts';
import type { Sentence } from '../words/words.ts';

/** How many of a list are shown where nothing is said. */
const USUAL_PAGE = 50;

export const pageOf = ({ limit, cursor }: Readonly<{ limit?: number | undefined; cursor?: string | undefined }>) => ({
  limit: limit ?? USUAL_PAGE,
  cursor: cursor ?? null,
});

export const unknownPage = (error: unknown): never => {
  throw isBadCursor(error) ? listChanged() : error;
};

/** Who acts, and why. */
export const doing = <Body extends Readonly<{ reason: string }>>({
  userId,
  body,
}: Pick<ApiRequest<Body, unknown>, 'userId' | 'body'>): Readonly<{ by: OperatorName; reason: string }> => ({
  by: `${userId}`,
  reason: body.reason,
});

/** What each refusal of an action is answered with: a status and a sentence. Its reason goes along as `code`. */
export type RefusalWords<Reason extends string> = Readonly<Record<Reason, readonly [status: number, Sentence]>>;

/** The outcome of an action that was not refused; else the error that its refusal is answered with. */
export const unlessRefused = <Outcome extends object>(
  outcome: Outcome,
  words: RefusalWords<RefusedIn<Outcome>>,
): NotRefused<Outcome> => {
  if (!isRefusal<RefusedIn<Outcome>>(outcome)) return outcome as NotRefused<Outcome>;
  const { refused: code } = outcome;
  const [status, sentence] = words[code];
  throw new ApiError(status, sentence, { extra: { code } });
};
