import { useSyncExternalStore } from 'react';
import { markChanged } from './changes/list-versions.ts';

const FIRST_ASK_MS = 2000;
const LONGEST_ASK_MS = 30_000;

let isOnline = true;
let asking: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (online: boolean): void => {
  if (online === isOnline) return;
  isOnline = online;
  clearTimeout(asking);
  asking = undefined;
  if (online)
    markChanged(); // what was not heard of meanwhile is read again
  else askAgain(FIRST_ASK_MS);
  for (const listener of listeners) listener();
};

/** Until the server answers, ever more rarely: the browser itself notices no more than its own cable. */
const askAgain = (after: number): void => {
  asking = setTimeout(async () => {
    if (await isServerThere()) set(true);
    else if (!isOnline) askAgain(Math.min(after * 2, LONGEST_ASK_MS));
  }, after);
};

export const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether the server can be reached, as far as the last answer tells, or the browser. */
export const connection = {
  isOnline: (): boolean => isOnline,
  /** An answer came, whatever it says. */
  noteAnswer: (): void => set(true),
  /** No answer came. */
  noteSilence: (): void => set(false),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const asked = async () => {
    if (!isOnline && (await isServerThere())) set(true);
  };
  const lost = () => set(false);
  addEventListener('online', asked);
  addEventListener('offline', lost);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', asked);
    removeEventListener('offline', lost);
  };
};

export const useOnline = (): boolean => useSyncExternalStore(subscribe, connection.isOnline, () => true);
