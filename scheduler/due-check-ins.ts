import { ASK_CHECK_INS, CHECK_INS_DUE, type CheckInsDueDocument } from '#application/check-ins/check-ins-due.ts';
import { decideSlot } from '#application/check-ins/decide-slot.ts';
import { newId } from '#application/engine/ids.ts';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';

export type PageParts = Pick<
  Services,
  'log' | 'readModels' | 'clock' | 'registers' | 'vault' | 'textsADay' | 'telemetry'
> &
  Readonly<{ logger: Logger }>;
/** How far the due documents were gone through, for the next page; `decided` is the newest position reached. */
type PageDone = Readonly<{ cursor: string | null; decided: Position | null }>;

const A_DECISION = { name: 'decide check-in', kind: 'internal', isRoot: true } as const;
const PAGE = 256;
const AT_ONCE = 32;

/**
 * Decides one page of the slots that are due at `now`, the longest due first, some side by side. One that fails through
 * its own fault is told and left; when a store is away, that is thrown once all that were begun have ended.
 */
export const decidePage = async (
  parts: PageParts,
  now: number,
  cursor: string | null,
  mayGoOn: () => boolean,
): Promise<PageDone> => {
  const page = await dueAt(parts.readModels, now, cursor);
  const left = page.found.values();
  let decided: Position | null = null;
  let away: unknown = null;
  const work = async () => {
    for (const { document } of left) {
      if (away !== null || !mayGoOn()) return;
      try {
        const origin = newOrigin('schedule', newId(now));
        const position = await withOrigin(origin, () =>
          parts.telemetry.tracer.span(A_DECISION, () => decideSlot(parts, document, now)),
        );
        if (position !== null && (decided === null || position > decided)) decided = position;
      } catch (error) {
        if (isUnavailable(error)) away = error;
        else tell(parts.logger, document, error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (away !== null) throw away;
  return { cursor: page.nextCursor, decided };
};

const tell = (logger: Logger, { userId }: CheckInsDueDocument, error: unknown): void =>
  logger.error('a check-in could not be decided', error, { reaction: ASK_CHECK_INS, jobId: String(userId) });

const dueAt = (readModels: ReadModels, now: number, cursor: string | null) =>
  readModels.page(CHECK_INS_DUE, {
    filter: { equals: { waits: true }, atMost: { dueAt: new Date(now).toISOString() } },
    sort: [['dueAt', 'ascending']],
    limit: PAGE,
    cursor,
  });
