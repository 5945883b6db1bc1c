const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 60_000;

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
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`it never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};
