import { useCallback, useMemo, useState } from 'react';
import type { Achievement, AchievementChange } from '#web/contract/achievements.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { categoryName } from '../../shared/categories.ts';
import { versionOf } from '../../shared/changes/list-versions.ts';
import type { Category } from '../../shared/parts/guessed-category.tsx';
import { toast, UNDO_MS } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import {
  begun,
  type Patch,
  type PendingChanges,
  rolledBack,
  settled,
  withoutShown,
  withPending,
} from './optimistic.ts';
import type { WinList } from './read-pages.ts';
import { type Outcome, useWinActions } from './use-win-actions.ts';

const words = copy.changes;

type Attempt = Readonly<{
  patch: Patch;
  act: () => Promise<Outcome>;
  done: (count: number) => string;
  failed: string;
  undo: (ids: readonly string[]) => void;
}>;

/**
 * What is done to one win or several, shown before the server has done it: `list` is the list with it. What the server refuses
 * is shown as it was, and a notice says why; what it did can be undone from the notice.
 */
export const useWinChanges = (read: WinList | undefined) => {
  const actions = useWinActions();
  const [pending, setPending] = useState<PendingChanges>(new Map());
  const list = useMemo(() => read && withPending(read, withoutShown(pending, read.version)), [read, pending]);

  const attempt = useCallback(async (wins: readonly Achievement[], { patch, act, ...told }: Attempt): Promise<void> => {
    if (wins.length === 0) return;
    setPending((before) => begun(before, idsOf(wins), patch));
    const { done, failed, why } = await act();
    setPending((before) => settled(rolledBack(before, failed), done, versionOf('wins')));
    const undo = done.length > 0 && { action: { label: words.undo, run: () => told.undo(done) }, duration: UNDO_MS };
    if (failed.length === 0) toast({ title: told.done(done.length), ...undo });
    else
      toast({
        title: wins.length === 1 ? told.failed : words.someFailed(told.failed, failed.length, wins.length),
        description: wordsFor(why, words.tryLater),
        variant: 'destructive',
        ...undo,
      });
  }, []);

  const restore = useCallback(
    async (ids: readonly string[]): Promise<void> => {
      setPending((before) => rolledBack(before, ids));
      const { done, failed, why } = await actions.restoreAll(ids);
      if (failed.length === 0) toast({ title: copy.removed.restoredAll(done.length) });
      else toast({ title: copy.removed.failed, description: wordsFor(why, words.tryLater), variant: 'destructive' });
    },
    [actions],
  );

  const remove = useCallback(
    (wins: readonly Achievement[]): Promise<void> =>
      attempt(wins, {
        patch: 'removed',
        act: () => actions.removeAll(idsOf(wins)),
        done: copy.removal.doneAll,
        failed: copy.removal.failed,
        undo: (ids) => void restore(ids),
      }),
    [attempt, actions, restore],
  );

  /** `undone` is what gives each win back what it had. */
  const change = useCallback(
    (
      wins: readonly Achievement[],
      made: Readonly<{ private: boolean }> | Readonly<{ category: Category }>,
      done: (count: number) => string,
      undone: (win: Achievement) => AchievementChange,
    ): Promise<void> =>
      attempt(wins, {
        patch: made,
        act: () => actions.changeAll(new Map(wins.map(({ id }) => [id, made]))),
        done,
        failed: words.failed,
        undo: (ids) => {
          const back = wins.filter(({ id }) => ids.includes(id)).map((win) => [win.id, undone(win)] as const);
          setPending((before) => rolledBack(before, ids));
          void actions.changeAll(new Map(back)).then(({ failed, why }) => {
            if (failed.length > 0)
              toast({ title: words.failed, description: wordsFor(why, words.tryLater), variant: 'destructive' });
          });
        },
      }),
    [attempt, actions],
  );

  const setPrivate = useCallback(
    (wins: readonly Achievement[], isPrivate: boolean): Promise<void> =>
      change(
        wins.filter((win) => win.private !== isPrivate),
        { private: isPrivate },
        isPrivate ? words.madePrivate : words.madePublic,
        () => ({ private: !isPrivate }),
      ),
    [change],
  );

  const setCategory = useCallback(
    (wins: readonly Achievement[], category: Category): Promise<void> =>
      change(
        wins.filter((win) => win.category !== category || win.categoryIsGuess),
        { category },
        (count) => words.filed(count, categoryName(category)),
        ({ category: was, analysisResult }) => ({
          category: was === null || was === analysisResult?.category ? null : (was as Category),
        }),
      ),
    [change],
  );

  return { list, remove, setPrivate, setCategory };
};

const idsOf = (wins: readonly Achievement[]): readonly string[] => wins.map(({ id }) => id);
