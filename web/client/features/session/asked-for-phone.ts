const key = 'askedForPhone';

type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Which user was led to the verification of their phone in this session. Where storage is blocked, for this page only. */
export const createAskedForPhone = (storage: () => Notes) => {
  let inMemory: string | null = null;
  const attempt = <Result>(act: (notes: Notes) => Result): Result | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined; // blocked: the note in memory stands
    }
  };
  return {
    has: (userId: number): boolean => (attempt((notes) => notes.getItem(key)) ?? inMemory) === String(userId),
    note(userId: number): void {
      inMemory = String(userId);
      attempt((notes) => notes.setItem(key, String(userId)));
    },
    /** A new session begins. */
    forget(): void {
      inMemory = null;
      attempt((notes) => notes.removeItem(key));
    },
  };
};

export const askedForPhone = createAskedForPhone(() => localStorage);
