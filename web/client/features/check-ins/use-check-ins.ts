import { useCallback } from 'react';
import useSWR from 'swr';
import { type Done, done } from '#web/contract/answers.ts';
import {
  type CheckIns,
  type CheckInsChange,
  checkIns,
  type SchedulePreview,
  schedulePreview,
} from '#web/contract/check-ins.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { firstOf } from '../../shared/api/first-of.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

const path = '/api/check-ins';

type CheckInsRead = Readonly<{
  checkIns: CheckIns | undefined;
  failed: boolean;
  retry: () => void;
  change: (change: CheckInsChange) => Promise<void>;
  /** To an address that mail came back from: the mail whose link or answer shows that it takes mail again. */
  proveAgain: () => Promise<Done>;
}>;

/** The next check-ins and how they are set, read again whenever the server says that they changed. */
export const useCheckIns = (): CheckInsRead => {
  const api = useApi();
  const version = useListVersion('check-ins-due');
  const { data, error, isValidating, mutate } = useSWR(
    [path, version],
    () => retrying(() => api.get(path, checkIns), { times: 1, delay: 1000 }),
    { keepPreviousData: true, ...firstOf(api, path, checkIns) },
  );
  const change = useCallback(
    async (wanted: CheckInsChange): Promise<void> => {
      const switched = withSwitched(data, wanted);
      await mutate(api.write('PUT', path, wanted, checkIns), {
        ...(switched && { optimisticData: switched }),
        revalidate: false,
      });
    },
    [api, mutate, data],
  );
  const proveAgain = useCallback(() => api.write('POST', '/api/send-checkin', undefined, done), [api]);
  return {
    checkIns: data,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    change,
    proveAgain,
  };
};

/** What the next ones would be with the schedule of this query, the ones before while it is asked; null asks nothing. */
export const useSchedulePreview = (query: string | null): SchedulePreview | undefined => {
  const api = useApi();
  const { data } = useSWR(
    query === null ? null : `${path}/preview?${query}`,
    (asked: string) => api.get(asked, schedulePreview),
    { keepPreviousData: true },
  );
  return data;
};

/** What a switch shows at once, and takes back when it could not be saved; what is planned only the server knows. */
const withSwitched = (before: CheckIns | undefined, { thinning, byText, insights }: CheckInsChange) =>
  before && {
    ...before,
    thinning: thinning ?? before.thinning,
    byText: byText ?? before.byText,
    insights: insights ?? before.insights,
  };
