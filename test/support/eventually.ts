const LOOK_EVERY_MS = 10;
/** Looking takes the processor from what is looked for: it gets a quarter of the time at most. */
const REST = 3;
const PATIENCE_MS = 100_000;

/**
 * What `look` gives once it gives something; for effects that come by themselves. The patience is for a busy machine
 * and asserts no speed.
 */
export const eventually = async <Result>(
  what: string,
  look: () => Promise<Result | null | undefined | false>,
): Promise<Result> => {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const begun = performance.now();
    const found = await look();
    if (found) return found;
    const now = performance.now();
    if (now > end) throw new Error(`it never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, Math.max(LOOK_EVERY_MS, REST * (now - begun))));
  }
};
