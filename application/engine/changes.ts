import type { ChangeFeed, ModelChanged } from './ports/change-feed.ts';

/** Told which lists changed; `everyone` may know about some, such as the sandbox outbox. */
type Listener = Readonly<{ userId: number | null; isOperator: boolean; tell(lists: readonly string[]): void }>;

/** Passes on what changed to those of this process who look at it. */
export interface Changes {
  /**
   * `userId` null hears of the public lists alone; an operator also of operators' lists (`admin:mails`), whoever's documents
   * changed. Answers how to stop listening.
   */
  listen(userId: number | null, tell: Listener['tell'], isOperator?: boolean): () => void;
  /** Calls after any document of this read model may have changed. Answers how to stop it. */
  onChanged(model: string, call: () => void): () => void;
  close(): void;
}

/** Pages are told of these lists alone, anybody of those that are `open`, and operators of theirs. */
type Lists = Readonly<{ shown: ReadonlySet<string>; open: ReadonlySet<string>; operators?: ReadonlySet<string> }>;

/** Hears the feed for all of this process. */
export const createChanges = async (feed: Pick<ChangeFeed, 'listen'>, lists: Lists): Promise<Changes> => {
  const { operators = new Set<string>() } = lists;
  const listeners = new Set<Listener>();
  const calls = new Map<string, Set<() => void>>();
  const callAll = (some: Iterable<() => void> = []) => {
    for (const call of some) call();
  };
  const tellAll = (listsOf: (listener: Listener) => readonly string[]) => {
    for (const listener of listeners) {
      const named = listsOf(listener);
      if (named.length > 0) listener.tell(named);
    }
  };
  const close = await feed.listen((change) => {
    if (change === 'anything') {
      for (const some of calls.values()) callAll(some);
      tellAll(({ userId, isOperator }) => [
        ...[...lists.shown].filter((list) => userId !== null || lists.open.has(list)),
        ...(isOperator ? [...operators].map(forOperators) : []),
      ]);
      return;
    }
    callAll(calls.get(change.model));
    const isShown = lists.shown.has(change.model);
    const isOperators = operators.has(change.model);
    if (!isShown && !isOperators) return;
    tellAll(({ userId, isOperator }) => [
      ...(isShown && concerns(change, userId, lists) ? [change.model] : []),
      ...(isOperators && isOperator ? [forOperators(change.model)] : []),
    ]);
  });
  return {
    listen(userId, tell, isOperator = false) {
      const listener = { userId, tell, isOperator };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChanged(model, call) {
      const known = calls.get(model) ?? new Set();
      calls.set(model, known.add(call));
      return () => known.delete(call);
    },
    close,
  };
};

/** What a list is called to operators: another thing than a list of their own. */
const forOperators = (model: string): string => `admin:${model}`;

/** A list that is open concerns whoever looks at it, once it concerns anybody. */
const concerns = ({ model, users }: ModelChanged, userId: number | null, { open }: Lists): boolean => {
  if (users === 'everyone') return userId !== null || open.has(model);
  return users.size > 0 && (open.has(model) || (userId !== null && users.has(userId)));
};
