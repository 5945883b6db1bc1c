const key = 'codeSent';

type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** When a code was last sent to a number from this tab, so that a reload sends no second one and counts on. */
export const createCodeNotes = (storage: () => Notes) => ({
  /** Milliseconds since 1970, or undefined when none was. */
  sentAt(phone: string): number | undefined {
    try {
      const { phone: noted, at } = JSON.parse(storage().getItem(key) ?? '{}') as { phone?: unknown; at?: unknown };
      return noted === phone && typeof at === 'number' ? at : undefined;
    } catch {
      return undefined; // blocked, or not ours
    }
  },
  /** Answers how to take the note back: the one before stands again. */
  note(phone: string, at: number): () => void {
    try {
      const before = storage().getItem(key) ?? '{}';
      storage().setItem(key, JSON.stringify({ phone, at }));
      return () => storage().setItem(key, before);
    } catch {
      return () => {}; // blocked: the server has limits of its own
    }
  },
  forget(): void {
    try {
      storage().removeItem(key);
    } catch {
      // Blocked: nothing was noted.
    }
  },
});

export const codeNotes = createCodeNotes(() => sessionStorage);
