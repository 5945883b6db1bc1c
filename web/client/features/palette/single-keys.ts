import { useSyncExternalStore } from 'react';

const PLACE = 'singleKeys';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Where storage is blocked: it holds until the page is left. */
let here = true;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener); // another window of this browser
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/**
 * Whether keys that write a character may do something when they are pressed alone. Who speaks to their computer, or meets
 * keys by accident, switches them off, for this browser.
 */
export const singleKeysWork = (): boolean => {
  try {
    return localStorage.getItem(PLACE) !== OFF;
  } catch {
    return here;
  }
};

const choose = (on: boolean): void => {
  here = on;
  try {
    if (on) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, OFF);
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener();
};

/** Whether they do, and how to switch them. */
export const useSingleKeys = (): readonly [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, singleKeysWork, () => true),
  choose,
];
