import type { TokenByEmail } from '#web/contract/sign-up.ts';

export type TokenResult = Readonly<{ token: string }> | 'no-token' | 'error';

const firstPause = 2000;
const pauseBetween = 2000;
const askFor = 20_000;

/**
 * Asks for the token of a payment that was just made: two seconds after arriving, then again for up to 20 seconds, as the
 * payment may be confirmed a moment later. `pause` waits that many milliseconds.
 */
export const waitForToken = async (
  ask: () => Promise<TokenByEmail>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<TokenResult> => {
  await pause(firstPause);
  for (let asked = 0; ; asked += pauseBetween) {
    const result = await ask().catch(() => 'error' as const);
    if (result !== 'error' && result.success) return { token: result.token };
    if (asked >= askFor) return result === 'error' ? 'error' : 'no-token';
    await pause(pauseBetween);
  }
};
