import { achievementAnswer } from '#web/contract/achievements.ts';
import { useApi } from './api/api-context.ts';
import { wordsFor } from './api/api-error.ts';
import { categoryName } from './categories.ts';
import { markChanged } from './changes/list-versions.ts';
import { copy } from './copy.ts';
import type { Category } from './parts/guessed-category.tsx';
import { toast } from './toasts/toasts.ts';

const words = copy.guess;

/** Files a win under the category that its user chose, and says in a notice whether that was done. */
export const useFiling = () => {
  const api = useApi();
  return async (id: string, category: Category): Promise<void> => {
    try {
      await api.write('PUT', `/api/achievements/${encodeURIComponent(id)}`, { category }, achievementAnswer);
      markChanged(['wins']);
      toast({ title: words.filed(categoryName(category)) });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    }
  };
};
