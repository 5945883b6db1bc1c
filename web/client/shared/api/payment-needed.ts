let needed = false;
const listeners = new Set<() => void>();

const set = (value: boolean): void => {
  needed = value;
  for (const listener of listeners) listener();
};

/** Whether a call came back with 402 since the reader was last told so. */
export const paymentNeeded = {
  is: (): boolean => needed,
  note: (): void => set(true),
  dismiss: (): void => set(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
