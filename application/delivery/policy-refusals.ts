import { keyedId } from '#application/engine/ids.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';

/** Mails of ours that others have refused in the last day because of us, by the code they gave ('' without one). */
export type PolicyRefusals = Readonly<{
  mails: number;
  accounts: number;
  /** So many accounts within an hour are no chance: our DNS, our keys or our name on a list. */
  isAlarm: boolean;
  codes: readonly Readonly<{ code: string; mails: number; accounts: number; lastAt: string }>[];
}>;

/** `who` is a name of the account that gives nobody away. */
type Refused = Readonly<{ mailId: string; who: string; code: string; at: number }>;
type Noted = Readonly<{ refused: readonly Refused[]; warnedAt: number }>;

const KIND = 'policy-refusals';
const KEY = 'latest';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MANY_ACCOUNTS = 5;
/** Enough to see what is wrong by; of more the newest are kept. */
const MOST_KEPT = 200;

/**
 * Another server refused a mail because of us: where it comes from, whether it is ours, how much of it there is, what it
 * holds. That says nothing of the address, so its account is told nothing; the operator is, once an hour, when many are hit.
 */
export const notePolicyRefusal = async (
  { registers, vault, clock, logger }: Pick<Services, 'registers' | 'vault' | 'clock'> & Readonly<{ logger: Logger }>,
  { mailId, userId, code }: Readonly<{ mailId: string; userId: number; code: string }>,
): Promise<void> => {
  const who = keyedId(await vault.named(KIND), String(userId)).slice(0, 8);
  const now = clock.now();
  let hit = 0;
  await changeRegister(registers, KIND, KEY, (before) => {
    hit = 0;
    const { refused, warnedAt } = asNoted(before?.value);
    if (refused.some((one) => one.mailId === mailId)) return null;
    const kept = [...refused, { mailId, who, code, at: now }].slice(-MOST_KEPT);
    const isNews = isAlarm(kept, now) && now - warnedAt >= HOUR_MS;
    if (isNews) hit = accountsOf(within(kept, now, HOUR_MS));
    return { value: { refused: kept, warnedAt: isNews ? now : warnedAt }, endsAt: now + DAY_MS };
  });
  if (hit > 0)
    logger.warn('other servers refuse our mail because of us: cairn mail refusals tells why', { code, count: hit });
};

/** Of the last day, the most frequent code first. */
export const policyRefusals = async ({
  registers,
  clock,
}: Pick<Services, 'registers' | 'clock'>): Promise<PolicyRefusals> => {
  const now = clock.now();
  const all = within(asNoted((await registers.read(KIND, KEY))?.value).refused, now, DAY_MS);
  const codes = [...new Set(all.map(({ code }) => code))].map((code) => {
    const own = all.filter((one) => one.code === code);
    const lastAt = new Date(Math.max(...own.map(({ at }) => at))).toISOString();
    return { code, mails: own.length, accounts: accountsOf(own), lastAt };
  });
  return {
    mails: all.length,
    accounts: accountsOf(all),
    isAlarm: isAlarm(all, now),
    codes: codes.sort((one, other) => other.mails - one.mails),
  };
};

const isAlarm = (refused: readonly Refused[], now: number): boolean =>
  accountsOf(within(refused, now, HOUR_MS)) >= MANY_ACCOUNTS;

const within = (refused: readonly Refused[], now: number, span: number): readonly Refused[] =>
  refused.filter(({ at }) => at > now - span);

const accountsOf = (refused: readonly Refused[]): number => new Set(refused.map(({ who }) => who)).size;

/** What `notePolicyRefusal` itself has written. */
const asNoted = (value: unknown): Noted => (value as Noted | undefined) ?? { refused: [], warnedAt: 0 };
