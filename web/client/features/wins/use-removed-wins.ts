import useSWR from 'swr';
import { type RemovedAchievement, removedAchievements } from '#web/contract/removed-achievements.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

export type RemovedRead = Readonly<{
  removed: readonly RemovedAchievement[] | undefined;
  failed: boolean;
  retry: () => void;
}>;

/** The wins that can be restored, read once somebody wants to see them. */
export const useRemovedWins = (wanted: boolean): RemovedRead => {
  const api = useApi();
  const version = useListVersion('removed-wins');
  const { data, error, mutate } = useSWR(wanted ? ['/api/achievements/removed', version] : null, () =>
    retrying(() => api.get('/api/achievements/removed', removedAchievements), { times: 1, delay: 1000 }),
  );
  return { removed: data?.removed, failed: error !== undefined, retry: () => void mutate() };
};
