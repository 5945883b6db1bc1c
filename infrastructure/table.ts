type Cell = string | number;

/** Rows under their heads, columns as wide as they need to be. */
export const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const lines = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
