import { useCallback, useState } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { type Insight, type InsightsAnswer, insightAnswer, insightsAnswer } from '#web/contract/insights.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { firstOf } from '../../shared/api/first-of.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';

const MONTHS = 12;

const pathOf = (userId: number, rest: string): string => `/api/growth-insights/${userId}/${rest}`;

/** It grows whenever something changed that insights are told from, or one was made. */
const useVersion = (): string => `${useListVersion('wins')} ${useListVersion('insights')}`;

export type Months = Readonly<{
  /** One a month, the newest first; undefined until they were read. */
  months: readonly Insight[] | undefined;
  hasMore: boolean;
  isReading: boolean;
  failed: boolean;
  showMore: () => void;
  retry: () => void;
}>;

/** The months with wins, a year of them at a time. */
export const useMonths = (userId: number): Months => {
  const api = useApi();
  const version = useVersion();
  const { data, error, isValidating, setSize, mutate } = useSWRInfinite<InsightsAnswer>(
    (page: number, before: InsightsAnswer | null) => {
      if (page > 0 && !before?.nextCursor) return null;
      const cursor = before?.nextCursor ? `&cursor=${before.nextCursor}` : '';
      return [pathOf(userId, `all?limit=${MONTHS}${cursor}`), version];
    },
    ([path]: readonly [string, string]) => retrying(() => api.get(path, insightsAnswer), { times: 1, delay: 1000 }),
    { keepPreviousData: true, revalidateFirstPage: false, revalidateOnMount: true, persistSize: true },
  );
  return {
    months: data?.flatMap(({ insights }) => insights.filter(({ periodType }) => periodType === 'month')),
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    isReading: isValidating,
    failed: error !== undefined && !isValidating,
    showMore: () => void setSize((size) => size + 1),
    retry: () => void mutate(),
  };
};

export type Summary = Readonly<{
  /** Undefined until it was read, null while there is nothing to tell. */
  insight: Insight | null | undefined;
  failed: boolean;
  retry: () => void;
}>;

/** What all wins add up to. */
export const useSummary = (userId: number): Summary => {
  const api = useApi();
  const version = useVersion();
  const path = pathOf(userId, 'summary');
  const { data, error, isValidating, mutate } = useSWR(
    [path, version],
    () => retrying(() => api.get(path, insightAnswer), { times: 2, delay: 1000 }),
    { keepPreviousData: true, ...firstOf(api, path, insightAnswer) },
  );
  const failed = data === undefined && error !== undefined && !isValidating;
  return { insight: data?.insight, failed, retry: () => void mutate() };
};

/** Has the insight of the newest month made anew; `isMaking` meanwhile. */
export const useMakeMonth = (userId: number): Readonly<{ isMaking: boolean; make: () => Promise<void> }> => {
  const api = useApi();
  const [isMaking, setMaking] = useState(false);
  const make = useCallback(async (): Promise<void> => {
    setMaking(true);
    try {
      await api.write(
        'POST',
        pathOf(userId, 'month').replace('insights/', 'insights/generate/'),
        { forceRefresh: true },
        insightAnswer,
      );
      markChanged(['insights']);
    } finally {
      setMaking(false);
    }
  }, [api, userId]);
  return { isMaking, make };
};
