const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A line as the recognisers see it: without invisible marks and outer space. */
export const plain = (line: string): string =>
  isPlain(line)
    ? line.trim()
    : line
        .replace(INVISIBLE, '')
        .replace(/[\t\u00a0\u202f\u3000]/g, ' ')
        .trim();

const LAST_OF_ASCII = 0x7f;

/** Most lines are; a pattern takes far longer to tell. */
const isPlain = (line: string): boolean => {
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (code > LAST_OF_ASCII || code === 9) return false;
  }
  return true;
};

export const isBlank = (line: string): boolean => plain(line) === '';
