import type { Services } from '#application/services.ts';

/** The answers that are given again to a request with the same `Idempotency-Key`. */
export const KEPT_ANSWER = 'idempotency';
const AT_ONCE = 100;

/** What the keys of a user's kept answers begin with. */
export const keptAnswersOf = (userId: number): string => `${userId}:`;

/** All of a user's. */
export const forgetAnswers = async ({ registers }: Pick<Services, 'registers'>, userId: number): Promise<void> => {
  for (;;) {
    const found = await registers.list(KEPT_ANSWER, AT_ONCE, keptAnswersOf(userId));
    if (found.length === 0) return;
    await Promise.all(found.map(({ key }) => registers.remove(KEPT_ANSWER, key)));
  }
};
