import { useMemo } from 'react';
import { type AchievementChange, achievementAnswer, type NewAchievement } from '#web/contract/achievements.ts';
import { type Done, done } from '#web/contract/answers.ts';
import { evidencePath, evidenceUploadPath, linkPath, linksPath } from '#web/contract/evidence.ts';
import type { NewLink } from '#web/contract/new-link.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { markChanged } from '../../shared/changes/list-versions.ts';

export const winPath = (id: string): string => {
  if (id === '') throw new Error('Achievement ID is required');
  return `/api/achievements/${encodeURIComponent(id)}`;
};

/** Which of several were done, which were not, and the first reason why. */
export type Outcome = Readonly<{ done: readonly string[]; failed: readonly string[]; why: unknown }>;

const WINS = ['wins'] as const;
const WINS_AND_REMOVED = ['wins', 'removed-wins'] as const;

/** What can be done to wins. Each answers once the lists that show them will read the new state. */
export const useWinActions = () => {
  const api = useApi();
  return useMemo(
    () => ({
      async add(win: NewAchievement): Promise<void> {
        await api.write('POST', '/api/achievements', win, achievementAnswer);
        markChanged(WINS);
      },
      /** Only while the win is still of that version: 412 once it is not. */
      async change(id: string, change: AchievementChange, version: string): Promise<void> {
        await api.writeTo(version, 'PUT', winPath(id), change, achievementAnswer);
        markChanged(WINS);
      },
      changeAll: (changes: ReadonlyMap<string, AchievementChange>): Promise<Outcome> =>
        toEach([...changes.keys()], WINS, (id) => api.write('PUT', winPath(id), changes.get(id), achievementAnswer)),
      removeAll: (ids: readonly string[]): Promise<Outcome> =>
        toEach(ids, WINS_AND_REMOVED, (id) => api.write('DELETE', winPath(id), undefined, done)),
      async restore(id: string): Promise<void> {
        await api.write('POST', `${winPath(id)}/restore`, undefined, achievementAnswer);
        markChanged(WINS_AND_REMOVED);
      },
      restoreAll: (ids: readonly string[]): Promise<Outcome> =>
        toEach(ids, WINS_AND_REMOVED, (id) =>
          api.write('POST', `${winPath(id)}/restore`, undefined, achievementAnswer),
        ),
      async addEvidence(id: string, file: File): Promise<void> {
        await api.upload(evidenceUploadPath(id, file.name), file, achievementAnswer);
        markChanged(WINS);
      },
      async removeEvidence(id: string, fileId: string): Promise<void> {
        await api.write('DELETE', evidencePath(id, fileId), undefined, done);
        markChanged(WINS);
      },
      async addLink(id: string, link: NewLink): Promise<void> {
        await api.write('POST', linksPath(id), link, achievementAnswer);
        markChanged(WINS);
      },
      async removeLink(id: string, linkId: string): Promise<void> {
        await api.write('DELETE', linkPath(id, linkId), undefined, done);
        markChanged(WINS);
      },
      sendCheckIn: (): Promise<Done> => api.write('POST', '/api/send-checkin', undefined, done),
    }),
    [api],
  );
};

const AT_ONCE = 4;

/** Does one thing to each, a few at a time; the lists are read again once, when all of it is over. */
const toEach = async (
  ids: readonly string[],
  lists: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<Outcome> => {
  const waiting = [...ids];
  const finished: string[] = [];
  const failed: string[] = [];
  let why: unknown;
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await act(id);
        finished.push(id);
      } catch (error) {
        why ??= error;
        failed.push(id);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (finished.length > 0) markChanged(lists);
  return { done: finished, failed, why };
};
