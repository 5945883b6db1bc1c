import { useSyncExternalStore } from 'react';
import { relativeTo, utcOf } from './figures.ts';
import styles from './when.module.css';

const TICK_MS = 10_000;
let now = Date.now();
let ticking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const tick = (): void => {
  now = Date.now();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    now = Date.now();
    ticking = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(ticking);
  };
};

/** The present, in milliseconds, ten seconds old at most. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

/** A moment (ISO 8601): how long ago it was, or how far off, and when that is in UTC. `line`: both in one line. */
export const When = ({ at, line }: { at: string; line?: boolean }) => {
  const present = useNow();
  return (
    <time dateTime={at} className={line ? styles.line : styles.when}>
      <span>{relativeTo(at, present)}</span>
      <span className={styles.utc}>{utcOf(at, present)}</span>
    </time>
  );
};
