import type { Stores } from '#infrastructure/stores.ts';

const STORES = ['log', 'readModels', 'registers', 'vault', 'archive'] as const;

/** Stores that note each call of theirs: `log.read win-1`. */
export const countedStores = () => {
  let calls: string[] = [];
  const noting = <Store extends object>(name: string, store: Store): Store =>
    new Proxy(store, {
      get(target, property) {
        const member: unknown = Reflect.get(target, property);
        if (typeof member !== 'function') return member;
        return (...given: readonly unknown[]): unknown => {
          calls.push(`${name}.${String(property)} ${typeof given[0] === 'string' ? given[0] : ''}`.trim());
          return Reflect.apply(member, target, given);
        };
      },
    });
  return {
    around: (stores: Stores): Stores => ({
      ...stores,
      ...Object.fromEntries(STORES.map((name) => [name, noting(name, stores[name])])),
    }),
    /** All calls since the last time. */
    take: (): readonly string[] => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
};
