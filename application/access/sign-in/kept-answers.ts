import { removeRegisters } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';

/** The answers that are given again to a request with the same `Idempotency-Key`. */
export const KEPT_ANSWER = 'idempotency';

/** What the keys of a user's kept answers begin with. */
export const keptAnswersOf = (userId: number): string => `${userId}:`;

/** All of a user's. */
export const forgetAnswers = ({ registers }: Pick<Services, 'registers'>, userId: number): Promise<void> =>
  removeRegisters(registers, KEPT_ANSWER, keptAnswersOf(userId));
