import { keyedId } from './ids.ts';
import type { Clock } from './ports/clock.ts';
import { isRegisterMoved, type Registers } from './ports/registers.ts';
import type { Vault } from './ports/vault.ts';
import { changeRegister } from './registers.ts';

/** How many tokens of AI one user's messages and wins have used on a day (UTC). Kept in the registers: a restart gives nothing back. */
export interface TokenBudget {
  /**
   * Takes what a call may cost at most; false where the day has less left. A call that may be made again after a kill has a `callId`:
   * the same one is charged once.
   */
  take(userId: number, tokens: number, callId?: string): Promise<boolean>;
  /** The call cost `used` in the place of what was `taken`. */
  settle(userId: number, taken: number, used: number, callId?: string): Promise<void>;
}

type Stores = Readonly<{ registers: Registers; vault: Pick<Vault, 'named'>; clock: Clock }>;

const DAY_MS = 24 * 60 * 60_000;
/** Calls of a day that are remembered by their id: more than the documents that one user may have written. */
const MAX_CALLS = 200;

/** What was charged for each call that has an id; all else is in `used` alone. */
type Used = Readonly<{ used: number; calls: Readonly<Record<string, number>> }>;

export const createTokenBudget = (
  { registers, vault, clock }: Stores,
  tokensADay: number,
  name = 'ai-tokens',
): TokenBudget => {
  const changeUsed = async (userId: number, change: (before: Used) => Used | null): Promise<boolean> => {
    const day = Math.floor(clock.now() / DAY_MS);
    const key = keyedId(await vault.named('limits'), name, `${userId} ${day}`);
    try {
      const changed = await changeRegister(registers, 'ai-tokens', key, (before) => {
        const after = change(usedIn(before?.value));
        return after === null ? null : { value: after, endsAt: (day + 2) * DAY_MS };
      });
      return changed !== null;
    } catch (error) {
      if (!isRegisterMoved(error)) throw error;
      return false; // so many at once: this one goes without
    }
  };
  return {
    take: (userId, tokens, callId) =>
      changeUsed(userId, (before) => {
        const after = charged(before, tokens - callCharge(before, callId), callId, tokens);
        return after.used > tokensADay ? null : after;
      }),
    async settle(userId, taken, used, callId) {
      if (taken !== used) await changeUsed(userId, (before) => charged(before, used - taken, callId, used));
    },
  };
};

const usedIn = (value: Readonly<Record<string, unknown>> | undefined): Used => ({
  used: Number(value?.used ?? 0),
  calls: (value?.calls ?? {}) as Used['calls'],
});

const callCharge = ({ calls }: Used, callId: string | undefined): number =>
  callId !== undefined && Object.hasOwn(calls, callId) ? (calls[callId] ?? 0) : 0;

const charged = ({ used, calls }: Used, more: number, callId: string | undefined, charge: number): Used => {
  const all = callId === undefined ? calls : { ...calls, [callId]: charge };
  return { used: Math.max(0, used + more), calls: Object.fromEntries(Object.entries(all).slice(-MAX_CALLS)) };
};
