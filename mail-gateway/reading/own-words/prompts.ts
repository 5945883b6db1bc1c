import { isBlank, isQuoted } from './lines.ts';
import { quoteHeaderAt } from './quote-headers.ts';

const PROMPT = /^\s{0,3}>>>\s/;

/**
 * Lines that begin with `>>>` above any quote header, where no line has fewer marks: what somebody typed at a prompt, or
 * an arrow. A quote of a quote of a quote stands among the quotes that hold it.
 */
export const promptsIn = (lines: readonly string[]): readonly number[] => {
  const found: number[] = [];
  if (!lines.some((line) => PROMPT.test(line))) return found;
  for (const [at, line] of lines.entries()) {
    if (PROMPT.test(line)) found.push(at);
    else if (isQuoted(line)) return [];
    else if (!isBlank(line) && quoteHeaderAt(lines, at)) return found;
  }
  return found;
};
