import { Button } from 'antd';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import type { Category } from '../../shared/parts/guessed-category.tsx';
import { copy } from './copy.ts';
import { FilterBar } from './filter-bar.tsx';
import styles from './journal.module.css';
import { RemovedWins } from './removed-wins.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { useJournal } from './use-journal.ts';
import { WinList } from './win-list.tsx';

const RemoveWinDialog = lazy(() => import('./remove-win-dialog.tsx'));

/** The wins, with what finds, chooses, changes, removes and brings them back. */
export const Journal = (props: {
  journal: ReturnType<typeof useJournal>;
  onAdd: () => void;
  onEdit: (win: Achievement) => void;
}) => {
  const { asked, read, list, changes, container, open, toggle, selection, selected, select, choosing } = props.journal;
  const [removal, setRemoval] = useState<{ win: Achievement; open: boolean }>();
  const { onEdit } = props;
  const { remove, setPrivate, setCategory } = changes;
  const actions = useMemo(
    () => ({
      toggle,
      select,
      edit: onEdit,
      remove: (win: Achievement) => setRemoval({ win, open: true }),
      setCategory: (wins: readonly Achievement[], category: Category) => void setCategory(wins, category),
      setPrivate: (wins: readonly Achievement[], isPrivate: boolean) => void setPrivate(wins, isPrivate),
    }),
    [toggle, select, onEdit, setCategory, setPrivate],
  );
  const next = useRef<string>(undefined);
  const confirmRemoval = (win: Achievement): void => {
    const at = list?.wins.findIndex(({ id }) => id === win.id) ?? -1;
    next.current = (list?.wins[at + 1] ?? list?.wins[at - 1])?.id;
    void remove([win]);
  };
  /** The focus goes on to the next win where the one that had it is gone. */
  const removalClosed = (): void => {
    setRemoval(undefined);
    const row = document.querySelector<HTMLElement>(`[data-win="${CSS.escape(next.current ?? '')}"] [data-summary]`);
    if (document.activeElement === document.body) row?.focus();
    next.current = undefined;
  };
  const hasMany = (list?.wins.length ?? 0) > 1;
  return (
    <div className={styles.journal} data-selecting={selection.isOn}>
      <h2 className="visually-hidden">{copy.all}</h2>
      <FilterBar asked={asked} categories={list?.categories ?? []} months={list?.months ?? []} onAdd={props.onAdd} />
      {selection.isOn ? (
        <SelectionBar
          selected={selected}
          shown={list?.wins.length ?? 0}
          onAll={choosing.all}
          onCategory={(category) => void setCategory(selected, category)}
          onPrivate={(isPrivate) => void setPrivate(selected, isPrivate)}
          onRemove={() => {
            choosing.end();
            void remove(selected);
          }}
          onEnd={choosing.end}
        />
      ) : (
        <div className={styles.line}>
          <span className={styles.count} aria-live="polite">
            {list?.total ? copy.count(list.total) : ''}
          </span>
          {hasMany && (
            <Button type="text" onClick={choosing.begin}>
              {copy.selection.begin}
            </Button>
          )}
        </div>
      )}
      <WinList
        list={list}
        status={read.status}
        filters={asked.filters}
        startAt={props.journal.startAt}
        open={open}
        selection={selection}
        actions={actions}
        container={container}
        onMore={read.showMore}
        onRetry={read.retry}
        onClearFilters={asked.clear}
      />
      {list && <RemovedWins />}
      <Suspense>
        {removal && (
          <RemoveWinDialog
            {...removal}
            onConfirm={() => confirmRemoval(removal.win)}
            onClose={() => setRemoval((before) => before && { ...before, open: false })}
            onClosed={removalClosed}
          />
        )}
      </Suspense>
    </div>
  );
};
