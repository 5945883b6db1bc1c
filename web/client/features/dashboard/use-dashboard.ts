import useSWR from 'swr';
import { type AchievementPage, achievementPage } from '#web/contract/achievements.ts';
import { type WinDays, type WinsOfDay, winDays, winsOfDay } from '#web/contract/win-days.ts';
import { LATEST_WINS_PATH } from '#web/contract/win-paths.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { firstOf } from '../../shared/api/first-of.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

type Read<Data> = Readonly<{ data: Data | undefined; failed: boolean; retry: () => void }>;

/** The newest wins, and how many there are. */
export const useLatestWins = (): Read<AchievementPage> =>
  useRead(LATEST_WINS_PATH, useListVersion('wins'), achievementPage);

/** A year of days with their wins. */
export const useWinDays = (): Read<WinDays> => useRead('/api/achievements/days', useListVersion('wins'), winDays);

/** The wins of a day; none are read without one. */
export const useDay = (date: string | undefined): Read<WinsOfDay> => {
  const version = `${useListVersion('wins')} ${useListVersion('skill-choices')}`;
  return useRead(date === undefined ? null : `/api/achievements/days/${date}`, version, winsOfDay, false);
};

const useRead = <Data>(
  path: string | null,
  version: string | number,
  answer: Readonly<{ parse(body: unknown): Data }>,
  keepPreviousData = true,
): Read<Data> => {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR(
    path === null ? null : [path, version],
    ([asked]) => retrying(() => api.get(asked, answer), { times: 2, delay: 1000 }),
    { keepPreviousData, ...(path !== null && firstOf(api, path, answer)) },
  );
  return { data, failed: data === undefined && error !== undefined && !isValidating, retry: () => void mutate() };
};
