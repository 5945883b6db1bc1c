const LARGE = 256 * 1024;

let last: Promise<void> = Promise.resolve();

/**
 * Before each step over so many bytes: a large one waits until no other large one is taken in the same turn of the event
 * loop. Each holds it for some milliseconds, and many of them in a row would hold up everyone else.
 */
export const turnBefore = (bytes: number): Promise<void> | undefined => {
  if (bytes < LARGE) return undefined;
  last = last.then(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  return last;
};
