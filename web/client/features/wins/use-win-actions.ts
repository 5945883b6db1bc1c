import { useMemo } from 'react';
import { type AchievementChange, achievementAnswer, type NewAchievement } from '#web/contract/achievements.ts';
import { type Done, done } from '#web/contract/answers.ts';
import { evidencePath, evidenceUploadPath } from '#web/contract/evidence.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { markChanged } from '../../shared/changes/list-versions.ts';

const pathOf = (id: string): string => `/api/achievements/${encodeURIComponent(id)}`;

/** What can be done to wins. Each answers once the lists that show them will read the new state. */
export const useWinActions = () => {
  const api = useApi();
  return useMemo(
    () => ({
      async add(win: NewAchievement): Promise<void> {
        await api.write('POST', '/api/achievements', win, achievementAnswer);
        markChanged(['wins']);
      },
      async change(id: string, change: AchievementChange): Promise<void> {
        await api.write('PUT', pathOf(id), change, achievementAnswer);
        markChanged(['wins']);
      },
      async remove(id: string): Promise<void> {
        await api.write('DELETE', pathOf(id), undefined, done);
        markChanged(['wins', 'removed-wins']);
      },
      async restore(id: string): Promise<void> {
        await api.write('POST', `${pathOf(id)}/restore`, undefined, achievementAnswer);
        markChanged(['wins', 'removed-wins']);
      },
      async addEvidence(id: string, file: File): Promise<void> {
        await api.upload(evidenceUploadPath(id, file.name), file, achievementAnswer);
        markChanged(['wins']);
      },
      async removeEvidence(id: string, fileId: string): Promise<void> {
        await api.write('DELETE', evidencePath(id, fileId), undefined, done);
        markChanged(['wins']);
      },
      sendCheckIn: (): Promise<Done> => api.write('POST', '/api/send-checkin', undefined, done),
    }),
    [api],
  );
};
