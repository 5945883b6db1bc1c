import type { Achievement } from '#web/contract/achievements.ts';

/** What can be done to wins from their rows. None of it changes while the page stands, so that no row is drawn in vain. */
export type RowActions = Readonly<{
  toggle: (id: string) => void;
  /** `range`: with all between it and the one before. */
  select: (id: string, range: boolean) => void;
  edit: (win: Achievement) => void;
  remove: (win: Achievement) => void;
  setPrivate: (wins: readonly Achievement[], isPrivate: boolean) => void;
}>;
