/** Bullets that word processors and keyboards give; "o", "Ø" and "§" are letters of a font of signs. */
const BULLET =
  /^[ \t\u00a0]*(?:[▪▫◦‣⁃●○■□◆◇➢➤►✓✔\uf000-\uf0ff][ \t\u00a0]*|[oØ§](?:\t|[ \u00a0]{2,}|(?<=§) )[ \t\u00a0]*)(?=\S)/u;
const NUMBER = /^[ \t\u00a0]*\(?(\d{1,2})[.)][ \t\u00a0]+(?=\p{L})/u;
const FEWEST = 2;

/**
 * The words with `- ` before each item of their lists, in the place of other bullets and of numbers that count up from one.
 * `isNumbered`: numbers may name what was told before, and stay.
 */
export const withPlainMarks = (words: string, isNumbered: boolean): string => {
  const lines = words.split('\n');
  const numbers = lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? []);
  const isCounted = !isNumbered && numbers.length >= FEWEST && numbers.every((number, at) => Number(number) === at + 1);
  return lines
    .map((line) => (BULLET.test(line) ? line.replace(BULLET, '- ') : isCounted ? line.replace(NUMBER, '- ') : line))
    .join('\n');
};
