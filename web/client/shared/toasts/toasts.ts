/** A notice: `destructive` for what went wrong. */
export type Toast = Readonly<{
  id: number;
  title: string;
  description?: string;
  action?: Readonly<{ label: string; run: () => void }>;
  variant: 'default' | 'destructive';
  /** Milliseconds on screen. */
  duration: number;
}>;

type NewToast = Readonly<Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>>;

/** How long a notice stands that offers a way back: longer than others. */
export const UNDO_MS = 10_000;

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const set = (toast: Toast | null): void => {
  shown = toast;
  for (const listener of listeners) listener();
};

/** Shows a notice in place of the one that is there: never more than one at a time. */
export const toast = (notice: NewToast): void => {
  lastId += 1;
  set({ variant: 'default', duration: 5000, ...notice, id: lastId });
};

/** Takes the notice away, unless another has taken its place. */
export const dismissToast = (id: number): void => {
  if (shown?.id === id) set(null);
};

export const currentToast = (): Toast | null => shown;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
