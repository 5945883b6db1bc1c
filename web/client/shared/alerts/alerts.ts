/** What must be read before anything else is done: a sentence, and what is known beyond it. */
export type Alert = Readonly<{ title: string; detail?: string }>;

let shown: Alert | null = null;
const listeners = new Set<() => void>();

const set = (alert: Alert | null): void => {
  shown = alert;
  for (const listener of listeners) listener();
};

/** Shows it in a dialog that stays until it is closed, in place of the one that is there. */
export const alertOf = (alert: Alert): void => set(alert);

export const dismissAlert = (): void => set(null);

export const currentAlert = (): Alert | null => shown;

export const subscribeToAlerts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
