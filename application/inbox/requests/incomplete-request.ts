import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome, RequestOutcome } from '#domain/inbox/request/outcome.ts';

/**
 * The last request that an answer of ours could not carry out without knowing more, of this kind or of any; null when
 * nothing is missing.
 */
export const incompleteIn = (answered: AnswerFacts | null, kind: RequestKind | null = null): AskedBackOutcome | null =>
  answered?.outcomes.filter(asksBack).findLast(({ request }) => kind === null || request === kind) ?? null;

const asksBack = (outcome: RequestOutcome): outcome is AskedBackOutcome => outcome.result === 'unclear';
