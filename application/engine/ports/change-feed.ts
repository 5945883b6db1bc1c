/** Documents of these users changed in a read model; `everyone`: nobody knows whose, or too many to name. */
export type ModelChanged = Readonly<{ model: string; users: ReadonlySet<number> | 'everyone' }>;
/** `anything`: what happened for a while was not heard, so anything may have changed. */
export type Change = ModelChanged | 'anything';

/**
 * Carries what changed from the process that writes read models to all that show them or work from them. Promises:
 * - once `listen` has resolved, every change published from then on, by whichever process, is heard within a second;
 * - changes of a moment may come as one, and wider than they were: they tell what to read again, and are no facts;
 * - while its store is away nothing is heard; once it is back, whoever listens hears `anything`;
 * - to publish never waits and never fails, and what waits to be told is bounded.
 */
export interface ChangeFeed {
  publish(changed: ModelChanged): void;
  /** Answers how to stop. */
  listen(hear: (change: Change) => void): Promise<() => void>;
  close(): Promise<void>;
}
