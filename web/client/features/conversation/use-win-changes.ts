import { useState } from 'react';
import { achievementAnswer } from '#web/contract/achievements.ts';
import { done } from '#web/contract/answers.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { markChanged } from '../../shared/changes/list-versions.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';

const words = copy.win;

/** Brings wins back that words have deleted, all of them. */
export const useRestored = (winIds: readonly string[]) => {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [isBack, setBack] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      for (const id of winIds)
        await api.write('POST', `/api/achievements/${encodeURIComponent(id)}/restore`, undefined, achievementAnswer);
      setBack(true);
      toast({ title: words.restored });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    } finally {
      markChanged(['wins', 'removed-wins']);
      setBusy(false);
    }
  };
  return { isBusy, isBack, restore };
};

/** Takes back a win that an answer named, or brings it back; `isBusy` meanwhile. A notice says what was done, and undoes it. */
export const useWinChanges = (id: string) => {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const path = `/api/achievements/${encodeURIComponent(id)}`;
  const doing = async (change: () => Promise<unknown>, said: Parameters<typeof toast>[0]): Promise<void> => {
    setBusy(true);
    try {
      await change();
      markChanged(['wins', 'removed-wins']);
      toast(said);
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const restore = () =>
    doing(() => api.write('POST', `${path}/restore`, undefined, achievementAnswer), { title: words.restored });
  const undo = () =>
    doing(() => api.write('DELETE', path, undefined, done), {
      title: words.undone,
      description: words.undoneDetail,
      action: { label: words.undo, run: () => void restore() },
    });
  return { isBusy, undo, restore };
};
