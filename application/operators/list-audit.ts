import { eventOf } from '#application/engine/event-of.ts';
import { filteredPage } from '#application/engine/filtered-page.ts';
import { nullIfDamaged } from '#application/engine/ports/damage.ts';
import type { Page, PageWanted } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OperatorActionBegun } from '#domain/operators/events.ts';
import { AUDIT, type AuditDocument } from './audit.ts';

/** Which actions: all that fit what is given. Times are ISO 8601, both ends included. */
export type AuditWanted = Readonly<{
  actor?: string | undefined;
  action?: string | undefined;
  accountId?: number | undefined;
  outcome?: AuditDocument['outcome'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

/** `reason` is as its operator gave it. */
export type ListedAction = Readonly<{ id: string; reason: string }> & Omit<AuditDocument, 'userId'>;

const NEWEST_FIRST = [['at', 'descending']] as const;
const END_OF_TIME = '9';

/** What operators did, newest first, page by page. Reasons are read from the log: no read model holds them. */
export const listAudit = async (
  services: Pick<Services, 'log' | 'readModels'>,
  { limit, cursor = null, ...wanted }: AuditWanted & PageWanted,
): Promise<Readonly<{ actions: readonly ListedAction[]; nextCursor: string | null }>> => {
  const { found, nextCursor } = await filteredPage((most, from) => pageOf(services, wanted, most, from), {
    limit,
    cursor,
    matches: (document) => fits(document, wanted),
    isBeyond: ({ at }) => wanted.from !== undefined && at < wanted.from,
  });
  const actions = found.map(async ({ id, document: { userId: _, ...action } }) => ({
    id,
    ...action,
    reason: await reasonOf(services, id),
  }));
  return { actions: await Promise.all(actions), nextCursor };
};

const reasonOf = async ({ log }: Pick<Services, 'log'>, id: string): Promise<string> => {
  const begun = await eventOf<OperatorActionBegun>(log, streams.operation(id), 'OperatorActionBegun').catch(
    nullIfDamaged,
  );
  return begun?.personal.reason ?? '';
};

/** By the index that leaves the fewest to look through. */
const pageOf = (
  { readModels }: Pick<Services, 'readModels'>,
  { actor, action, accountId, outcome, to = END_OF_TIME }: AuditWanted,
  limit: number,
  cursor: string | null,
): Promise<Page<AuditDocument>> => {
  const page = { sort: NEWEST_FIRST, limit, cursor };
  const atMost = { at: to };
  if (accountId !== undefined) return readModels.page(AUDIT, { filter: { equals: { accountId }, atMost }, ...page });
  if (actor !== undefined) return readModels.page(AUDIT, { filter: { equals: { actor }, atMost }, ...page });
  if (action !== undefined) return readModels.page(AUDIT, { filter: { equals: { action }, atMost }, ...page });
  if (outcome !== undefined) return readModels.page(AUDIT, { filter: { equals: { outcome }, atMost }, ...page });
  return readModels.page(AUDIT, { filter: { atMost }, ...page });
};

const fits = (document: AuditDocument, { actor, action, accountId, outcome }: AuditWanted): boolean =>
  (actor === undefined || document.actor === actor) &&
  (action === undefined || document.action === action) &&
  (accountId === undefined || document.accountId === accountId) &&
  (outcome === undefined || document.outcome === outcome);
