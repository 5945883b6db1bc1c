/** In one line, and of at most so many characters: what is too long ends after a whole word. */
export const shortenedText = (text: string, most: number): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  const kept = line.slice(0, most - 1);
  const end = kept.lastIndexOf(' ');
  const words = end > most / 2 ? kept.slice(0, end) : kept.replace(/[\uD800-\uDBFF]$/u, '');
  return `${words.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`;
};
