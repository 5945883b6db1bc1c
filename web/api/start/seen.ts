import { createHash } from 'node:crypto';
import { ACCOUNTS } from '#application/accounts/accounts.ts';
import { SUBSCRIPTIONS } from '#application/billing/subscriptions.ts';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { CAREER } from '#application/documents/career/career.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { NEEDS_YOU } from '#application/inbox/needs-you.ts';
import { INSIGHTS } from '#application/insights/insights.ts';
import { SKILL_CHOICES } from '#application/skills/public.ts';
import { WINS } from '#application/wins/wins.ts';

type Stores = Readonly<{ readModels: ReadModels }>;

/** The lists that a page shows first are made of these. */
const LISTS = [WINS, NEEDS_YOU, SKILL_CHOICES, CHECK_INS_DUE, INSIGHTS, CAREER, ACCOUNTS, SUBSCRIPTIONS] as const;

/** How far the lists of a user have come, in a few letters: to be taken before they are read. */
export const seenBy = async (stores: Stores, userId: number): Promise<string> =>
  (await marksOf(stores, userId)).join('.');

/** Which lists may have changed since: all of them where that cannot be said. */
export const changedSince = async (stores: Stores, userId: number, seen: string): Promise<readonly string[]> => {
  const before = seen.split('.');
  const now = await marksOf(stores, userId);
  return LISTS.flatMap(({ name }, at) => (now[at] === UNSURE || now[at] !== before[at] ? [name] : []));
};

const UNSURE = '-';
const MARK_LENGTH = 6;

const marksOf = ({ readModels }: Stores, userId: number): Promise<readonly string[]> =>
  Promise.all(
    LISTS.map(async (list) => {
      const stamp = await readModels.stamp(list, userId).catch(awayIsUnsure);
      return stamp === null ? UNSURE : createHash('sha256').update(stamp).digest('base64url').slice(0, MARK_LENGTH);
    }),
  );

/** Whoever is told of a change reads it, and is told there that it cannot be read. */
const awayIsUnsure = (error: unknown): null => {
  if (isUnavailable(error)) return null;
  throw error;
};
