const key = 'authToken';
const olderKey = 'token';

/** Where the session token is kept between visits. Storage that is blocked keeps it for this page only. */
export type TokenStore = Readonly<{
  read(): string | null;
  write(token: string): void;
  clear(): void;
}>;

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Merely touching a blocked storage can throw, which is why it is asked for anew each time. */
export const createTokenStore = (storage: () => TokenStorage): TokenStore => {
  let inMemory: string | null = null;
  const tokens: TokenStore = {
    read() {
      try {
        return storage().getItem(key);
      } catch {
        return inMemory;
      }
    },
    write(token) {
      inMemory = token;
      try {
        storage().setItem(key, token);
      } catch {
        // Blocked: the copy in memory stands.
      }
    },
    clear() {
      inMemory = null;
      try {
        storage().removeItem(key);
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
  };
  moveOlderKey(storage, tokens);
  return tokens;
};

/** Earlier pages kept the token under another key: it is moved over once and never read again. */
const moveOlderKey = (storage: () => TokenStorage, tokens: TokenStore): void => {
  try {
    const older = storage().getItem(olderKey);
    if (older === null) return;
    if (tokens.read() === null) tokens.write(older);
    storage().removeItem(olderKey);
  } catch {
    // Blocked: there is nothing to move.
  }
};
