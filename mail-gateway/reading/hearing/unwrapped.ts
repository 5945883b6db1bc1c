const WRAP = 66;
const ITEM = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s/;

/** A text with the lines whole that a mail program broke because they were full. */
export const unwrapped = (text: string): string => {
  let before = '';
  let whole = '';
  for (const line of text.split('\n')) {
    const first = line.split(' ', 1)[0] ?? '';
    const isBroken = before !== '' && line.trim() !== '' && !ITEM.test(line) && before.length + 1 + first.length > WRAP;
    whole += `${before === '' && whole === '' ? '' : isBroken ? ' ' : '\n'}${line}`;
    before = line;
  }
  return whole;
};
