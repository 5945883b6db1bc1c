import { type RefObject, useEffect } from 'react';
import type { RowActions } from './row-actions.ts';

const STEPS: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }));
/** What of a row the arrows go along: they stay with the one they began at. */
const KINDS = ['[data-summary]', 'input[data-row]'] as const;

/** Among rows: arrows move from one to the next, with Shift they select on the way; `x` selects the one that is focused. */
export const useRowKeys = (list: RefObject<HTMLElement | null>, { select }: Pick<RowActions, 'select'>): void => {
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
      const kind = KINDS.find((one) => target.matches(one));
      const step = STEPS.get(key);
      if (kind === undefined || (step === undefined && key !== 'x')) return;
      event.preventDefault();
      if (step === undefined) {
        select(idOf(target), false);
        return;
      }
      const next = rowBeside(current, target, step)?.querySelector<HTMLElement>(kind);
      if (!next) return;
      if (shiftKey) {
        select(idOf(target), true);
        select(idOf(next), true);
      }
      next.focus();
    };
    current.addEventListener('keydown', onKey);
    return () => current.removeEventListener('keydown', onKey);
  }, [list, select]);
};

/** The row below or above that of the target, be it of another month. */
const rowBeside = (list: HTMLElement, target: HTMLElement, step: number): Element | null | undefined => {
  const row = target.closest('[data-win]');
  const sibling = step > 0 ? 'nextElementSibling' : 'previousElementSibling';
  if (row?.[sibling]) return row[sibling];
  const month = [...list.children].find((one) => one.contains(row))?.[sibling];
  return [...(month?.querySelectorAll('[data-win]') ?? [])].at(step > 0 ? 0 : -1);
};

const idOf = (part: Element): string => part.closest('[data-win]')?.getAttribute('data-win') ?? '';
