import { createContext } from 'react';

const MARK = 'draft ';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Words that were typed and not sent yet, in this browser: over a reload, a closed window and an ended session. Each belongs to
 * one owner, so that the next user of the browser never meets them. A blocked or full storage keeps nothing, and nothing breaks.
 */
export const createDrafts = (storage: () => Kept) => ({
  read: (owner: string, key: string): string | null => tried(() => storage().getItem(placeOf(owner, key))) ?? null,
  keep(owner: string, key: string, words: string): void {
    tried(() => storage().setItem(placeOf(owner, key), words));
  },
  forget(owner: string, key: string): void {
    tried(() => storage().removeItem(placeOf(owner, key)));
  },
  /** Of every owner: whoever signs out leaves nothing behind. */
  forgetAll(): void {
    tried(() => {
      const kept = storage();
      const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at));
      for (const key of keys) if (key?.startsWith(MARK)) kept.removeItem(key);
    });
  },
});

const placeOf = (owner: string, key: string): string => `${MARK}${owner} ${key}`;

/** Merely touching a blocked storage can throw, and so can filling a full one. */
const tried = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined; // not kept: the words stand on the page as long as it is open
  }
};

export const drafts = createDrafts(() => localStorage);

/** Whose words are typed here: the signed-in user's id, or a visitor's. */
export const DraftOwner = createContext('visitor');
