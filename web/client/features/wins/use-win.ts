import useSWR from 'swr';
import { type Achievement, achievementAnswer } from '#web/contract/achievements.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

/** One win by its id. */
export const useWin = (id: string): Readonly<{ win: Achievement | undefined; failed: boolean }> => {
  const api = useApi();
  const version = useListVersion('wins');
  const { data, error } = useSWR(['/api/achievements', id, version], () =>
    retrying(() => api.get(`/api/achievements/${encodeURIComponent(id)}`, achievementAnswer), {
      times: 1,
      delay: 1000,
    }),
  );
  return { win: data?.achievement, failed: error !== undefined };
};
