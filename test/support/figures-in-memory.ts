import type { Figures } from '#application/engine/figures.ts';

/** Figures that a test reads: `counted` has the sum of each name. */
export const figuresInMemory = (): Figures & Readonly<{ counted: Record<string, number> }> => {
  const counted: Record<string, number> = {};
  return {
    counted,
    add(name, count = 1) {
      if (count > 0) counted[name] = (counted[name] ?? 0) + count;
    },
  };
};
