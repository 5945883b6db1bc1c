import type { Services } from '#application/services.ts';
import { CHECK_INS_DUE } from './check-ins-due.ts';

/** How many check-ins are due and not decided yet, and since when the longest due one is (milliseconds since 1970). */
export const checkInsOverdue = async ({
  readModels,
  clock,
}: Pick<Services, 'readModels' | 'clock'>): Promise<Readonly<{ count: number; oldestDueAt: number | null }>> => {
  const filter = { equals: { waits: true }, atMost: { dueAt: new Date(clock.now()).toISOString() } } as const;
  const count = await readModels.count(CHECK_INS_DUE, filter);
  if (count === 0) return { count, oldestDueAt: null };
  const { found } = await readModels.page(CHECK_INS_DUE, { filter, sort: [['dueAt', 'ascending']], limit: 1 });
  const oldest = found[0]?.document.dueAt;
  return { count, oldestDueAt: oldest ? Date.parse(oldest) : null };
};
