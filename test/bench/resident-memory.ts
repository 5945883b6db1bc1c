const MIB = 2 ** 20;

/** Watches the resident memory of this process. `end` returns, in MiB, what it was at first and the most it was since. */
export const watchResidentMemory = (everyMs: number) => {
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, everyMs);
  return {
    end() {
      clearInterval(watch);
      return { idleMib: idle / MIB, peakMib: peak / MIB };
    },
  };
};
