import { useEffect, useSyncExternalStore } from 'react';

const open = new Set<object>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Notes that something on the page is changed and not saved, for as long as it is. */
export const useUnsaved = (changed: boolean): void => {
  useEffect(() => {
    if (!changed) return;
    const form = {};
    open.add(form);
    tell();
    return () => {
      open.delete(form);
      tell();
    };
  }, [changed]);
};

/** Whether anything on the page is changed and not saved. */
export const isAnyUnsaved = (): boolean => open.size > 0;
export const useAnyUnsaved = (): boolean => useSyncExternalStore(subscribe, isAnyUnsaved);
