import { useSyncExternalStore } from 'react';
import type { ListName } from '#web/contract/system.ts';

const versions = new Map<string, number>();
const listeners = new Set<() => void>();

/** Says that lists have changed: whoever shows one reads it again. Without names, all may have. */
export const markChanged = (names: Iterable<string> = versions.keys()): void => {
  for (const name of [...names]) versions.set(name, (versions.get(name) ?? 0) + 1);
  for (const listener of listeners) listener();
};

/** The version as it is now: what is asked of the server from here on is no older. */
export const versionOf = (name: ListName): number => {
  const version = versions.get(name);
  if (version === undefined) versions.set(name, 0);
  return version ?? 0;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A number that grows whenever the list changed: part of the key under which it is read. */
export const useListVersion = (name: ListName): number => {
  const now = () => versionOf(name);
  return useSyncExternalStore(subscribe, now, now);
};
