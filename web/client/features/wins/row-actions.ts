import type { Achievement } from '#web/contract/achievements.ts';
import type { Category } from '../../shared/parts/guessed-category.tsx';

/** What can be done to wins from their rows. None of it changes while the page stands, so that no row is drawn in vain. */
export type RowActions = Readonly<{
  toggle: (id: string) => void;
  /** `range`: with all between it and the one before. */
  select: (id: string, range: boolean) => void;
  edit: (win: Achievement) => void;
  remove: (win: Achievement) => void;
  setCategory: (wins: readonly Achievement[], category: Category) => void;
  setPrivate: (wins: readonly Achievement[], isPrivate: boolean) => void;
}>;
