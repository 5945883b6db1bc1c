/**
 * Which of some words stand in a long sorted list. They are asked for in ascending order, so the list is read once, and none of
 * it is held. `onOther` is told what stands in the list and was not asked for.
 */
export const createMergedLookup = (list: AsyncIterator<string>, onOther: (word: string) => void = () => {}) => {
  let next: string | null | undefined;
  const read = async (): Promise<void> => {
    const { done, value } = await list.next();
    next = done ? null : value;
  };
  return {
    async has(word: string): Promise<boolean> {
      if (next === undefined) await read();
      while (typeof next === 'string' && next < word) {
        onOther(next);
        await read();
      }
      if (next !== word) return false;
      await read();
      return true;
    },
    /** Reads what is left of it. */
    async end(): Promise<void> {
      if (next === undefined) await read();
      while (typeof next === 'string') {
        onOther(next);
        await read();
      }
    },
  };
};
