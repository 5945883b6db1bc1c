import { keyedId } from './ids.ts';
import type { Clock } from './ports/clock.ts';
import { isRegisterMoved, type Registers } from './ports/registers.ts';
import type { Vault } from './ports/vault.ts';
import { changeRegister } from './registers.ts';

/** How many tokens of AI one user's messages and wins have used on a day (UTC). Kept in the registers: a restart gives nothing back. */
export interface TokenBudget {
  /** Takes what a call may cost at most; false where the day has less left. */
  take(userId: number, tokens: number): Promise<boolean>;
  /** The call cost `used` in the place of what was `taken`. */
  settle(userId: number, taken: number, used: number): Promise<void>;
}

type Stores = Readonly<{ registers: Registers; vault: Pick<Vault, 'named'>; clock: Clock }>;

const DAY_MS = 24 * 60 * 60_000;

export const createTokenBudget = ({ registers, vault, clock }: Stores, tokensADay: number): TokenBudget => {
  const changeUsed = async (userId: number, change: (used: number) => number | null): Promise<boolean> => {
    const day = Math.floor(clock.now() / DAY_MS);
    const key = keyedId(await vault.named('limits'), 'ai-tokens', `${userId} ${day}`);
    try {
      const changed = await changeRegister(registers, 'ai-tokens', key, (before) => {
        const used = change(Number(before?.value.used ?? 0));
        return used === null ? null : { value: { used: Math.max(0, used) }, endsAt: (day + 2) * DAY_MS };
      });
      return changed !== null;
    } catch (error) {
      if (!isRegisterMoved(error)) throw error;
      return false; // so many at once: this one goes without
    }
  };
  return {
    take: (userId, tokens) => changeUsed(userId, (used) => (used + tokens > tokensADay ? null : used + tokens)),
    async settle(userId, taken, used) {
      if (taken !== used) await changeUsed(userId, (all) => all - taken + used);
    },
  };
};
