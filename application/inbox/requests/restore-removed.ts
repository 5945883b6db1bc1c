import type { Services } from '#application/services.ts';
import { bringBack, shortened } from '#application/wins/public.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { done, impossible, type OpenRequest } from './open-request.ts';

type Parts = Pick<Services, 'log' | 'clock'>;
type Removed = Readonly<{ winId: string; numbers: readonly number[] }>;

/**
 * Brings back what the answer that is answered says was dropped or merged: all of it, or the one that is named by its number or as the
 * last. Where that answer removed nothing, or what it removed is gone for good, the way to the page that lists removed wins.
 */
export const restoreRemoved = async (parts: Parts, asked: OpenRequest): Promise<RequestOutcome> => {
  const removed = wantedOf(removedBy(asked), asked.request.details.pickedNumber);
  const wins: { winId: string; quote: string }[] = [];
  for (const { winId } of removed.toReversed()) {
    const back = await bringBack(parts, asked.userId, winId);
    if (back) wins.unshift({ winId, quote: shortened(back.text) });
  }
  return wins.length === 0 ? impossible(asked, 'on-wins-page') : done(asked, 'restore-wins', { wins });
};

const removedBy = ({ answered }: OpenRequest): readonly Removed[] =>
  (answered?.outcomes ?? []).flatMap((outcome) =>
    outcome.result === 'done' && outcome.request === 'correct-wins'
      ? outcome.facts.results.flatMap(({ result, numbers, winId, mergedWinIds = [] }) =>
          result === 'done' ? [...(winId ? [winId] : []), ...mergedWinIds].map((one) => ({ winId: one, numbers })) : [],
        )
      : [],
  );

const wantedOf = (removed: readonly Removed[], number: number | undefined): readonly Removed[] => {
  if (number === undefined) return removed;
  return number === -1 ? removed.slice(-1) : removed.filter(({ numbers }) => numbers.includes(number));
};
