/** Beyond it an answer of ours is none: the largest is a message of 64 KB, cut into parts. */
export const MOST_ANSWER = 256 * 1024;

/** The JSON object in a model's text: bare, between fences, or behind words of its own; undefined where there is none. */
export const jsonIn = (text: string): unknown => {
  if (text.length > MOST_ANSWER) return undefined;
  const said = withoutThoughts(text);
  for (
    let start = said.indexOf('{'), tries = 0;
    start >= 0 && tries < 5;
    start = said.indexOf('{', start + 1), tries += 1
  ) {
    const end = endOfObject(said, start);
    if (end < 0) return undefined; // half of one
    const value = parsed(said.slice(start, end));
    if (value !== undefined) return value;
  }
  return undefined;
};

/** Some models think aloud before they answer. */
const withoutThoughts = (text: string): string => {
  const end = text.lastIndexOf('</think>');
  return end < 0 ? text : text.slice(end + '</think>'.length);
};

/** Behind the brace that closes the one at `start`; -1 where none does. */
const endOfObject = (text: string, start: number): number => {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // words between braces
  }
};
