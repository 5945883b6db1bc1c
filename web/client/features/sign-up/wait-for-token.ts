import type { TokenByEmail } from '#web/contract/sign-up.ts';

export type TokenResult = Readonly<{ token: string }> | 'no-token' | 'error';

const firstPause = 2000;
const pauseBetween = 2000;
const askFor = 20_000;

/** The time that goes by: milliseconds since some moment, and waiting for so many of them. */
export type Passing = Readonly<{ now(): number; pause(milliseconds: number): Promise<void> }>;

/**
 * Asks for the token of a payment that was just made: two seconds after arriving, then again for 20 seconds, as the payment
 * may be confirmed a moment later. However long the single requests take, 22 seconds after arriving it says how it ended:
 * as the last answer said, or with an error where none came.
 */
export const waitForToken = async (ask: () => Promise<TokenByEmail>, { now, pause }: Passing): Promise<TokenResult> => {
  const end = now() + firstPause + askFor;
  const left = (): number => Math.max(0, end - now());
  let last: TokenResult = 'error';
  await pause(firstPause);
  while (left() > 0) {
    const answer = await Promise.race([ask().then(resultOf, failed), pause(left()).then(() => last)]);
    if (typeof answer === 'object') return answer;
    last = answer;
    await pause(Math.min(pauseBetween, left()));
  }
  return last;
};

const resultOf = (answer: TokenByEmail): TokenResult => (answer.success ? { token: answer.token } : 'no-token');
const failed = (): TokenResult => 'error';
