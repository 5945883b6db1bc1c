/** Told which lists changed; `everyone` may know about some, such as the sandbox outbox. */
type Listener = Readonly<{ userId: number | null; tell(lists: readonly string[]): void }>;

/** Passes on which lists changed to those who look at them. */
export interface Changes {
  /** After the documents of these users in a read model were written. */
  publish(model: string, users: ReadonlySet<number>): void;
  /** `userId` null hears of the public lists alone. Answers how to stop listening. */
  listen(userId: number | null, tell: Listener['tell']): () => void;
  /** Calls after any document of this read model was written. Answers how to stop it. */
  onChanged(model: string, call: () => void): () => void;
}

/** Of the read models pages are told of these lists alone; anybody is told of the public ones. */
export const createChanges = (lists: ReadonlySet<string>, publicLists: ReadonlySet<string>): Changes => {
  const listeners = new Set<Listener>();
  const calls = new Map<string, Set<() => void>>();
  return {
    publish(model, users) {
      for (const call of calls.get(model) ?? []) call();
      if (users.size === 0 || !lists.has(model)) return;
      for (const { userId, tell } of listeners)
        if (publicLists.has(model) || (userId !== null && users.has(userId))) tell([model]);
    },
    listen(userId, tell) {
      const listener = { userId, tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChanged(model, call) {
      const known = calls.get(model) ?? new Set();
      calls.set(model, known.add(call));
      return () => known.delete(call);
    },
  };
};
