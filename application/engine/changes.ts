/** Told which lists changed; `everyone` may know about some, such as the sandbox outbox. */
type Listener = Readonly<{ userId: number | null; tell(lists: readonly string[]): void }>;

/** Passes on which lists changed to those who look at them. */
export interface Changes {
  /** After the documents of these users in a read model were written. */
  publish(list: string, users: ReadonlySet<number>): void;
  /** `userId` null hears of the public lists alone. Answers how to stop listening. */
  listen(userId: number | null, tell: Listener['tell']): () => void;
}

export const createChanges = (publicLists: ReadonlySet<string>): Changes => {
  const listeners = new Set<Listener>();
  return {
    publish(list, users) {
      if (users.size === 0) return;
      for (const { userId, tell } of listeners)
        if (publicLists.has(list) || (userId !== null && users.has(userId))) tell([list]);
    },
    listen(userId, tell) {
      const listener = { userId, tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
