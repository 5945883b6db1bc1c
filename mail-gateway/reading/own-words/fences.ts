import { plain } from './lines.ts';

const FENCE = /^```[\w+#.-]{0,20}$/;

/** The lines of code that somebody set between two fences, the fences too: marks in them are the code's, not a quote's. */
export const fencedLines = (lines: readonly string[]): ReadonlySet<number> => {
  const fences = lines.flatMap((line, at) => (line.length < 60 && FENCE.test(plain(line)) ? [at] : []));
  const fenced = new Set<number>();
  for (let pair = 0; pair + 1 < fences.length; pair += 2)
    for (let at = fences[pair] ?? 0; at <= (fences[pair + 1] ?? 0); at += 1) fenced.add(at);
  return fenced;
};
