import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Scheme } from './palette.ts';

const stored = 'colorScheme';
const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  systemDark?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemDark?.removeEventListener('change', listener);
  };
};

const current = (): Scheme => {
  const chosen = document.documentElement.dataset.scheme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark?.matches ? 'dark' : 'light';
};

/** Chooses a scheme for this browser; the one the system asks for is forgotten again, so that it is followed. */
const choose = (scheme: Scheme): void => {
  const followsSystem = scheme === (systemDark?.matches ? 'dark' : 'light');
  if (followsSystem) delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  try {
    if (followsSystem) localStorage.removeItem(stored);
    else localStorage.setItem(stored, scheme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  tellAll();
};

/** The scheme that HTML is drawn in while the client is built; a browser knows its own. */
export const SchemeInBuild = createContext<Scheme>('light');

/** The scheme in use, and how to switch it. */
export const useScheme = (): readonly [Scheme, (scheme: Scheme) => void] => {
  const inBuild = useContext(SchemeInBuild);
  return [useSyncExternalStore(subscribe, current, () => inBuild), choose];
};
