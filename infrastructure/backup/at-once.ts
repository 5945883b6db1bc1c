/** Does so many things at a time at most. The first that fails is thrown once those under way have ended. */
export const createAtOnce = (most: number) => {
  let underWay = 0;
  let failed: Readonly<{ error: unknown }> | null = null;
  let onEnd: () => void = () => {};
  const settle = async (left: number): Promise<void> => {
    while (underWay > (failed ? 0 : left))
      await new Promise<void>((resolve) => {
        onEnd = resolve;
      });
    if (failed) throw failed.error;
  };
  const end = (): void => {
    underWay -= 1;
    onEnd();
  };
  return {
    /** Resolves when the work has begun. */
    async begin(work: () => Promise<void>): Promise<void> {
      await settle(most - 1);
      underWay += 1;
      work().then(end, (error: unknown) => {
        failed ??= { error };
        end();
      });
    },
    /** Resolves when all of it is done. */
    end: () => settle(0),
  };
};
